import { addAndGoToCartInput, type AddToCartPorts, addToCartWithPorts } from '../add-to-cart/index.ts';
import { productFlowChart } from './product-flow.setup.ts';

const kept = { actions: 'keepChoice' } as const;
const judged = { target: '.judging', actions: 'keepChoice' } as const;

/** One decision after the other, from the probe to its accessories, and into the cart. */
export const productFlowMachine = productFlowChart.createMachine({
  id: 'product-flow',
  context: ({ input }) => input,
  initial: 'resuming',
  invoke: { id: 'addToCart', src: 'addToCart', input: addAndGoToCartInput },
  on: {
    'step.requested': { target: '.resuming', actions: 'noteRequestedStep' },
    'page.returned': { actions: 'letAddAgain' },
  },
  states: {
    resuming: {
      meta: { description: 'The address names a step; a decision that can’t stay as it is comes before it.' },
      always: [
        { guard: { type: 'isStepReachable', params: { step: 'plan' } }, target: 'plan' },
        { guard: { type: 'isStepReachable', params: { step: 'term' } }, target: 'term' },
        { guard: { type: 'isStepReachable', params: { step: 'members' } }, target: 'members' },
        { guard: { type: 'isStepReachable', params: { step: 'quantity' } }, target: 'quantity' },
        { guard: { type: 'isStepReachable', params: { step: 'warranty' } }, target: 'warranty' },
        { guard: { type: 'isStepReachable', params: { step: 'accessories' } }, target: 'accessories' },
        { target: 'device' },
      ],
    },
    device: {
      meta: { step: 'device', description: 'The buyer chooses a probe with its connector.' },
      entry: { type: 'noteStep', params: { step: 'device' } },
      on: {
        'variant.chosen': { guard: 'isProbeForEveryone', ...kept },
        'step.submitted': 'plan',
      },
    },
    plan: {
      meta: { step: 'plan', description: 'The buyer chooses a membership, or none.' },
      entry: { type: 'noteStep', params: { step: 'plan' } },
      on: {
        'plan.chosen': { guard: 'isPlanOffered', ...kept },
        'step.submitted': [
          { guard: 'areTermsOffered', target: 'term' },
          { guard: 'areMembersAsked', target: 'members' },
          { target: 'quantity' },
        ],
        'back.requested': 'device',
      },
    },
    term: {
      meta: { step: 'term', description: 'The buyer chooses the term of the membership.' },
      entry: { type: 'noteStep', params: { step: 'term' } },
      on: {
        'period.chosen': { guard: 'isTermOffered', ...kept },
        'step.submitted': [{ guard: 'areMembersAsked', target: 'members' }, { target: 'quantity' }],
        'back.requested': 'plan',
      },
    },
    members: {
      meta: { step: 'members', description: 'The buyer says how many people use the membership.' },
      entry: { type: 'noteStep', params: { step: 'members' } },
      initial: 'judging',
      on: {
        'members.chosen': { guard: 'isCountOfMembers', ...judged },
        'back.requested': [{ guard: 'areTermsOffered', target: 'term' }, { target: 'plan' }],
      },
      states: {
        judging: {
          meta: { description: 'The plan’s range of seats is compared with the number of members.' },
          always: [{ guard: 'hasTooManyMembers', target: 'tooMany' }, { target: 'offered' }],
        },
        offered: {
          meta: { description: 'The plan has a seat for every member.' },
          on: { 'step.submitted': '#product-flow.quantity' },
        },
        tooMany: { meta: { description: 'Memberships this large go through the sales team.' } },
      },
    },
    quantity: {
      meta: { step: 'quantity', description: 'The buyer says how many probes they need.' },
      entry: { type: 'noteStep', params: { step: 'quantity' } },
      initial: 'judging',
      on: {
        'quantity.chosen': { guard: 'isCountOfProbes', ...judged },
        'back.requested': [
          { guard: 'areMembersAsked', target: 'members' },
          { guard: 'areTermsOffered', target: 'term' },
          { target: 'plan' },
        ],
      },
      states: {
        judging: {
          meta: { description: 'The shop’s rules check whether the bundle is sold to everyone.' },
          always: [{ guard: 'isBundleRefused', target: 'withoutSales' }, { target: 'offered' }],
        },
        offered: {
          meta: { description: 'This many probes can be bought without the sales team.' },
          on: { 'step.submitted': '#product-flow.warranty' },
        },
        withoutSales: { meta: { description: 'Orders this large go through the sales team.' } },
      },
    },
    warranty: {
      meta: { step: 'warranty', description: 'The buyer chooses a warranty for each probe.' },
      entry: { type: 'noteStep', params: { step: 'warranty' } },
      on: {
        'warranty.chosen': { guard: 'isWarrantyOffered', ...kept },
        'step.submitted': 'accessories',
        'back.requested': 'quantity',
      },
    },
    accessories: {
      meta: {
        step: 'accessories',
        description: 'The buyer chooses accessories, and adds everything to the cart.',
      },
      entry: { type: 'noteStep', params: { step: 'accessories' } },
      on: {
        'accessory.chosen': { guard: 'isAccessoryOffered', ...kept },
        'choice.submitted': { actions: 'putChoiceIntoCart' },
        'back.requested': 'warranty',
      },
    },
  },
});

/** Connects the flow to its ports: real ones in the app, scripted ones in tests. */
export function productFlowWithPorts(ports: AddToCartPorts): typeof productFlowMachine {
  return productFlowMachine.provide({ actors: { addToCart: addToCartWithPorts(ports) } });
}
