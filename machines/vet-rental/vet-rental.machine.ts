import { addAndGoToCartInput, addToCartWithPorts } from '../add-to-cart/index.ts';
import { answerOf, portActors, rejectionOf } from '../flow/index.ts';
import { noInput, vetRentalChart, vetRentalPortNames } from './vet-rental.setup.ts';
import type { AllVetRentalPorts } from './vet-rental.types.ts';

/** A veterinarian rents a probe with its membership, by the month and for a number of months at least. */
export const vetRentalMachine = vetRentalChart.createMachine({
  id: 'vet-rental',
  context: ({ input }) => ({ ...input, memberships: [], trouble: null }),
  initial: 'opening',
  invoke: { id: 'addToCart', src: 'addToCart', input: addAndGoToCartInput },
  states: {
    opening: {
      meta: {
        description: 'The page checks whether the country’s shop rents out probes, and who is signed in.',
      },
      always: [
        { guard: 'isCountryWithoutRental', target: 'notRented.inCountry' },
        { guard: 'isRentalBundleMissing', target: 'notRented.withoutOffer' },
        { guard: 'isSignedIn', target: 'loading' },
        { target: 'choosing' },
      ],
    },
    notRented: {
      meta: { description: 'No probe can be rented here; the page explains why, and where to buy one.' },
      initial: 'inCountry',
      states: {
        inCountry: { meta: { description: 'Probes aren’t rented out in the country.' } },
        withoutOffer: { meta: { description: 'The shop has no probe to rent out.' } },
      },
    },
    loading: {
      tags: 'pending',
      meta: { description: 'The shop is asked who is signed in and what their organizations have.' },
      invoke: {
        id: 'loadOwner',
        src: 'loadOwner',
        input: noInput,
        onDone: [
          {
            guard: { type: 'isDenied', params: answerOf },
            target: 'choosing.afterSession',
            actions: 'noteSignOut',
          },
          { guard: { type: 'isAnonymous', params: answerOf }, target: 'choosing', actions: 'noteSignOut' },
          { target: 'judging', actions: { type: 'keepMemberships', params: answerOf } },
        ],
        onError: { target: 'unanswered', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
      on: { 'session.endedInOtherTab': { target: 'choosing', actions: 'noteSignOut' } },
    },
    unanswered: {
      meta: { description: 'The shop did not answer; the same button tries again.' },
      on: {
        'retry.requested': { target: 'loading', actions: 'forgetTrouble' },
        'session.startedInOtherTab': { target: 'loading', actions: 'noteSignIn' },
        'session.endedInOtherTab': { target: 'choosing', actions: 'noteSignOut' },
      },
    },
    judging: {
      meta: { description: 'The shop’s rules decide whether the organization may rent a probe.' },
      always: [
        { guard: 'isManagedBySales', target: 'refused.withoutSales' },
        { guard: 'isPlanRental', target: 'refused.whileRenting' },
        { guard: 'isOtherPlanActive', target: 'refused.whileActive' },
        { guard: 'isDecidedByOthers', target: 'refused.toMembers' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      meta: { description: 'The visitor chooses the probe’s connector, and adds the rental to the cart.' },
      initial: 'ready',
      on: {
        'connector.chosen': { actions: 'chooseConnector' },
        'choice.submitted': { actions: 'putChoiceIntoCart' },
        'organization.chosen': { target: 'judging', actions: ['chooseOrganization', 'letAddAgain'] },
        'page.returned': { target: 'opening', actions: 'letAddAgain' },
        'session.startedInOtherTab': { target: 'loading', actions: ['noteSignIn', 'letAddAgain'] },
        'session.endedInOtherTab': { target: 'choosing', actions: ['noteSignOut', 'letAddAgain'] },
      },
      states: {
        ready: { meta: { description: 'The visitor may be signed in or not.' } },
        afterSession: { meta: { description: 'The shop has ended the session, and the page shows it.' } },
      },
    },
    refused: {
      meta: { description: 'The organization can’t rent a probe; the page explains why and what to do.' },
      initial: 'whileActive',
      on: {
        'organization.chosen': { target: 'judging', actions: 'chooseOrganization' },
        'session.startedInOtherTab': { target: 'loading', actions: 'noteSignIn' },
        'session.endedInOtherTab': { target: 'choosing', actions: 'noteSignOut' },
      },
      states: {
        withoutSales: { meta: { description: 'The sales team manages the organization’s plan.' } },
        whileRenting: { meta: { description: 'The organization already rents a probe.' } },
        whileActive: { meta: { description: 'Another membership of the organization is active.' } },
        toMembers: { meta: { description: 'The organization’s administrators decide.' } },
      },
    },
  },
});

/** Connects the flow to its ports: real ones in the app, scripted ones in tests. */
export function vetRentalWithPorts(ports: AllVetRentalPorts): typeof vetRentalMachine {
  return vetRentalMachine.provide({
    actors: { ...portActors(ports, vetRentalPortNames), addToCart: addToCartWithPorts(ports) },
  });
}
