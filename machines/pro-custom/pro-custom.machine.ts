import { addAndGoToCartInput, type AddToCartPorts, addToCartWithPorts } from '../add-to-cart/index.ts';
import { answerOf, portActors, rejectionOf } from '../flow/index.ts';
import { noInput, previewInput, proCustomChart, proCustomPortNames } from './pro-custom.setup.ts';
import type { ProCustomPorts } from './pro-custom.types.ts';

const chosen = { target: '.judging', actions: 'keepChoice' } as const;

/** Puts together a Pro plan: probe, features by area of use, members and term, price, cart. */
export const proCustomMachine = proCustomChart.createMachine({
  id: 'pro-custom',
  context: ({ input }) => ({
    ...input,
    memberships: [],
    buyer: { kind: 'ANONYMOUS' },
    seatsInUse: 0,
    confirmed: null,
    trouble: null,
  }),
  initial: 'opening',
  invoke: { id: 'addToCart', src: 'addToCart', input: addAndGoToCartInput },
  on: {
    'session.changed': '.opening',
    'step.requested': { target: '.resuming', actions: 'noteRequestedStep' },
    'organization.chosen': {
      guard: 'isOrganizationKnown',
      target: '.resuming',
      actions: ['chooseOrganization', 'letAddAgain'],
    },
    'page.returned': { actions: 'letAddAgain' },
  },
  states: {
    opening: {
      meta: { description: 'The shop identifies the buyer, because the rules depend on it.' },
      entry: 'forgetMemberships',
      initial: 'recalling',
      on: {
        'step.requested': { actions: 'noteRequestedStep' },
        'device.chosen': { guard: 'isProbeOffered', actions: 'keepChoice' },
        'connector.chosen': { guard: 'isConnectorMade', actions: 'keepChoice' },
        'quantity.chosen': { guard: 'isCountOfProbes', actions: 'keepChoice' },
      },
      states: {
        recalling: {
          meta: {
            description:
              'The shop is asked who is signed in; without a session, the flow continues immediately.',
          },
          tags: 'pending',
          invoke: {
            id: 'recallBuyer',
            src: 'recallBuyer',
            input: noInput,
            onDone: { target: '#pro-custom.resuming', actions: { type: 'keepBuyer', params: answerOf } },
            onError: { target: 'unanswered', actions: { type: 'noteLostConnection', params: rejectionOf } },
          },
        },
        unanswered: {
          meta: { description: 'The shop did not return who is signed in; everything chosen is kept.' },
          on: { 'retry.requested': 'recalling' },
        },
      },
    },
    resuming: {
      meta: { description: 'The address names a step; the first one is shown where that can’t be.' },
      always: [
        { guard: 'areFeaturesOpen', target: 'features' },
        { guard: 'areMembersOpen', target: 'members' },
        { guard: 'isReviewOpen', target: 'review' },
        { target: 'probe' },
      ],
    },
    probe: {
      meta: { step: 'probe', description: 'The buyer chooses probes for the plan, or has some already.' },
      entry: { type: 'noteStep', params: { step: 'probe' } },
      initial: 'judging',
      on: {
        'device.chosen': { guard: 'isProbeOffered', ...chosen },
        'connector.chosen': { guard: 'isConnectorMade', ...chosen },
        'quantity.chosen': { guard: 'isCountOfProbes', ...chosen },
      },
      states: {
        judging: {
          meta: { description: 'The shop’s rules check whether the buyer may order this.' },
          always: [
            { guard: 'isPlanNotSold', target: 'unavailable.inCountry' },
            { guard: 'isRefusedToStrangers', target: 'unavailable.withoutSignIn' },
            { guard: 'isForSales', target: 'unavailable.withoutSales' },
            { guard: 'isOnOtherPlan', target: 'unavailable.besidePlan' },
            { guard: 'isForAdministrators', target: 'unavailable.toMembers' },
            { guard: 'isBundleRefused', target: 'unavailable.asChosen' },
            { target: 'offered' },
          ],
        },
        offered: {
          meta: { description: 'The buyer may order the plan like this.' },
          on: {
            'step.submitted': [
              { guard: 'areFeaturesSold', target: '#pro-custom.features' },
              { target: '#pro-custom.members' },
            ],
          },
        },
        unavailable: {
          meta: { description: 'The plan can’t be ordered like this; the page explains why and what to do.' },
          initial: 'asChosen',
          states: {
            inCountry: { meta: { description: 'The plan isn’t sold in the country.' } },
            withoutSignIn: {
              meta: { description: 'A plan without a probe is for owners, who sign in first.' },
            },
            withoutSales: {
              meta: { description: 'The sales team handles the order, or manages the buyer’s plan.' },
            },
            besidePlan: {
              meta: { description: 'The buyer’s organization has a plan, which can be changed instead.' },
            },
            toMembers: {
              meta: { description: 'Only an administrator of the buyer’s organization may order it.' },
            },
            asChosen: {
              meta: { description: 'The rules don’t allow this plan for the buyer’s organization.' },
            },
          },
        },
      },
    },
    features: {
      meta: { step: 'features', description: 'The buyer chooses features by area of use.' },
      entry: { type: 'noteStep', params: { step: 'features' } },
      on: {
        'feature.chosen': { guard: 'isFeatureOffered', actions: 'keepChoice' },
        'step.submitted': 'members',
        'back.requested': 'probe',
      },
    },
    members: {
      meta: { step: 'members', description: 'The buyer chooses the number of members and the term.' },
      entry: { type: 'noteStep', params: { step: 'members' } },
      initial: 'judging',
      on: {
        'members.chosen': { guard: 'isCountOfMembers', ...chosen },
        'term.chosen': { guard: 'isTermOffered', ...chosen },
        'back.requested': [{ guard: 'areFeaturesSold', target: 'features' }, { target: 'probe' }],
      },
      states: {
        judging: {
          meta: { description: 'The plan’s range of seats is compared with the number of members.' },
          always: [{ guard: 'hasTooManyMembers', target: 'tooMany' }, { target: 'offered' }],
        },
        offered: {
          meta: { description: 'The plan has a seat for every member.' },
          on: { 'step.submitted': '#pro-custom.review' },
        },
        tooMany: { meta: { description: 'Plans for this many members go through the sales team.' } },
      },
    },
    review: {
      meta: {
        step: 'review',
        description: 'The buyer reads the plan and its price, which the shop confirms.',
      },
      entry: [{ type: 'noteStep', params: { step: 'review' } }, 'forgetPrice'],
      initial: 'confirming',
      on: { 'back.requested': 'members' },
      states: {
        confirming: {
          tags: 'pending',
          meta: {
            description: 'The shop is asked what the plan costs now, and whether the buyer may order it.',
          },
          invoke: {
            id: 'previewBundle',
            src: 'previewBundle',
            input: previewInput,
            onDone: [
              {
                guard: { type: 'isPriceAsShown', params: answerOf },
                target: 'confirmed',
                actions: { type: 'keepPrice', params: answerOf },
              },
              {
                guard: { type: 'isPriced', params: answerOf },
                target: 'repriced',
                actions: { type: 'keepPrice', params: answerOf },
              },
              { target: 'refused', actions: { type: 'keepRefusals', params: answerOf } },
            ],
            onError: { target: 'unanswered', actions: { type: 'noteLostConnection', params: rejectionOf } },
          },
        },
        confirmed: {
          meta: { description: 'The shop confirms the price; the buyer can add the plan to the cart.' },
          on: { 'plan.submitted': { actions: 'putPlanIntoCart' } },
        },
        repriced: {
          meta: { description: 'The price has changed; the buyer sees both and may continue.' },
          on: { 'plan.submitted': { actions: 'putPlanIntoCart' } },
        },
        refused: {
          meta: { description: 'The shop does not sell the plan like this; the page explains why.' },
        },
        unanswered: {
          meta: {
            description:
              'The shop did not answer; everything is kept, and the button asks again, as whoever is signed in by then.',
          },
          on: { 'retry.requested': '#pro-custom.opening' },
        },
      },
    },
  },
});

/** Connects the flow to its ports: real ones in the app, scripted ones in tests. */
export function proCustomWithPorts(ports: ProCustomPorts & AddToCartPorts): typeof proCustomMachine {
  return proCustomMachine.provide({
    actors: {
      ...portActors<ProCustomPorts>(ports, proCustomPortNames),
      addToCart: addToCartWithPorts(ports),
    },
  });
}
