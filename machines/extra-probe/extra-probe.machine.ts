import { addAndGoToCartInput, addToCartWithPorts } from '../add-to-cart/index.ts';
import { answerOf, portActors, rejectionOf } from '../flow/index.ts';
import { extraProbeChart, extraProbePortNames, noInput } from './extra-probe.setup.ts';
import type { AllExtraProbePorts } from './extra-probe.types.ts';

/** A member of an organization with an active plan adds probes to those it has. */
export const extraProbeMachine = extraProbeChart.createMachine({
  id: 'extra-probe',
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
      meta: { description: 'The shop’s rules decide which probes the person may add.' },
      always: [
        { guard: 'isWithoutOrganization', target: 'known.refused.withoutOrganization' },
        { guard: 'isManagedBySales', target: 'known.refused.withoutSales' },
        { guard: 'isPlanMissing', target: 'known.refused.withoutPlan' },
        { guard: 'isDecidedByOthers', target: 'known.refused.toMembers' },
        { guard: 'isOrganizationFull', target: 'known.refused.whenFull' },
        { guard: 'isProbeNotSoldForPlan', target: 'known.refused.forPlan' },
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
          meta: { description: 'The person chooses a probe and how many, and adds them to the cart.' },
          on: {
            'probe.chosen': { actions: 'chooseProbe' },
            'quantity.chosen': { guard: 'isQuantityPossible', actions: 'chooseQuantity' },
            'choice.submitted': { guard: 'isChoicePossible', actions: 'putChoiceIntoCart' },
            'page.returned': { target: '#extra-probe.loading', actions: 'letAddAgain' },
          },
        },
        refused: {
          meta: { description: 'No probe can be added here; the page explains why and what to do.' },
          initial: 'forPlan',
          states: {
            withoutOrganization: { meta: { description: 'The person is in no organization yet.' } },
            withoutSales: { meta: { description: 'The sales team manages the organization’s plan.' } },
            withoutPlan: {
              meta: { description: 'No plan is active: a probe is bought together with one.' },
            },
            toMembers: { meta: { description: 'The person isn’t allowed to buy probes.' } },
            whenFull: {
              meta: { description: 'The organization has registered the maximum number of probes.' },
            },
            forPlan: {
              meta: { description: 'No probe for the organization’s plan is sold in the country.' },
            },
          },
        },
      },
    },
  },
});

/** Connects the flow to its ports: real ones in the app, scripted ones in tests. */
export function extraProbeWithPorts(ports: AllExtraProbePorts): typeof extraProbeMachine {
  return extraProbeMachine.provide({
    actors: { ...portActors(ports, extraProbePortNames), addToCart: addToCartWithPorts(ports) },
  });
}
