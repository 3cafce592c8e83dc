import { addAndGoToCartInput, addToCartWithPorts } from '../add-to-cart/index.ts';
import { answerOf, portActors, rejectionOf } from '../flow/index.ts';
import { noInput, reactivationChart, reactivationPortNames } from './reactivation.setup.ts';
import type { AllReactivationPorts } from './reactivation.types.ts';

/** An owner reactivates a membership, or buys one on its own; then the shop offers accessories. */
export const reactivationMachine = reactivationChart.createMachine({
  id: 'reactivation',
  context: ({ input }) => ({ ...input, memberships: [], trouble: null }),
  initial: 'opening',
  invoke: { id: 'addToCart', src: 'addToCart', input: addAndGoToCartInput },
  states: {
    opening: {
      meta: { description: 'The page checks whether someone is signed in.' },
      always: [{ guard: 'isSignedIn', target: 'loading' }, { target: 'signedOut' }],
    },
    signedOut: {
      meta: { description: 'The page asks the visitor to sign in, and to come back.' },
      initial: 'asking',
      on: { 'session.startedInOtherTab': { target: 'loading' } },
      states: {
        asking: { meta: { description: 'No one is signed in.' } },
        ended: { meta: { description: 'The shop has ended the session, and the page shows it.' } },
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
          { guard: { type: 'isDenied', params: answerOf }, target: 'signedOut.ended' },
          { guard: { type: 'isAnonymous', params: answerOf }, target: 'signedOut' },
          { target: 'judging', actions: { type: 'keepMemberships', params: answerOf } },
        ],
        onError: { target: 'unanswered', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
      on: { 'session.endedInOtherTab': { target: 'signedOut' } },
    },
    unanswered: {
      meta: { description: 'The shop did not answer; the same button tries again.' },
      on: {
        'retry.requested': { target: 'loading', actions: 'forgetTrouble' },
        'session.startedInOtherTab': { target: 'loading', actions: 'forgetTrouble' },
        'session.endedInOtherTab': { target: 'signedOut', actions: 'forgetTrouble' },
      },
    },
    judging: {
      meta: { description: 'The shop’s rules decide which memberships the organization may buy.' },
      always: [
        { guard: 'isWithoutOrganization', target: 'known.refused.withoutOrganization' },
        { guard: 'isManagedBySales', target: 'known.refused.withoutSales' },
        { guard: 'isMembershipActive', target: 'known.refused.whileActive' },
        { guard: 'isDecidedByOthers', target: 'known.refused.toMembers' },
        { guard: 'isMarketNotSold', target: 'known.refused.inCountry' },
        { guard: 'isProbeMissing', target: 'known.refused.withoutProbe' },
        { target: 'known.choosing' },
      ],
    },
    known: {
      meta: { description: 'The page knows the organization.' },
      initial: 'choosing',
      on: {
        'organization.chosen': { target: 'judging', actions: ['chooseOrganization', 'letAddAgain'] },
        'session.startedInOtherTab': { target: 'loading', actions: ['forgetMemberships', 'letAddAgain'] },
        'session.endedInOtherTab': { target: 'signedOut', actions: ['forgetMemberships', 'letAddAgain'] },
      },
      states: {
        choosing: {
          meta: { description: 'The administrator chooses a membership and adds it to the cart.' },
          on: {
            'membership.chosen': { actions: 'chooseMembership' },
            'choice.submitted': { actions: 'putChoiceIntoCart' },
            'page.returned': { target: '#reactivation.loading', actions: 'letAddAgain' },
          },
        },
        refused: {
          meta: { description: 'No membership can be bought here; the page explains why and what to do.' },
          initial: 'withoutProbe',
          states: {
            withoutOrganization: {
              meta: { description: 'The person is in no organization yet, so they buy a probe first.' },
            },
            withoutSales: { meta: { description: 'The sales team manages the organization’s plan.' } },
            whileActive: { meta: { description: 'The membership is active.' } },
            toMembers: { meta: { description: 'The organization’s administrators decide.' } },
            inCountry: { meta: { description: 'No membership of this kind is sold in the country.' } },
            withoutProbe: {
              meta: { description: 'No probe is registered, and the plan can’t be renewed.' },
            },
          },
        },
      },
    },
  },
});

/** Connects the flow to its ports: real ones in the app, scripted ones in tests. */
export function reactivationWithPorts(ports: AllReactivationPorts): typeof reactivationMachine {
  return reactivationMachine.provide({
    actors: { ...portActors(ports, reactivationPortNames), addToCart: addToCartWithPorts(ports) },
  });
}
