import type { ProductFlowInput } from '../../product-flow/index.ts';
import { productSteps } from '../../product-flow/index.ts';
import { offers, offersWithLongTeams, type Selection } from '../../rules/catalogue/index.ts';
import { pageReturned } from './add-to-cart.ts';
import { configuratorScenario } from './configurator.ts';
import type { Scenario, ScenarioEvent } from './scenario.ts';

const individual: Selection = {
  device: 'iq-plus',
  connector: 'usb-c',
  plan: 'individual',
  period: '1-year',
  quantity: 1,
  members: null,
  warranty: null,
  accessories: [],
};
const team: Selection = { ...individual, plan: 'team', members: 5 };
const input: ProductFlowInput = { country: 'US', offers, selection: individual, step: 'device' };

const happens = (sentence: string, event: ScenarioEvent['event']): ScenarioEvent => ({ sentence, event });

export const productFlowScenario: Scenario = {
  inputs: {
    begun: { sentence: 'the first step of the product flow', input },
    reloaded: { sentence: 'a reload at the accessories', input: { ...input, step: 'accessories' } },
    termless: {
      sentence: 'a link to the term of a membership that has only one',
      input: { ...input, selection: team, step: 'term' },
    },
    manyTerms: {
      sentence: 'the members of a membership that has several terms',
      input: { ...input, offers: offersWithLongTeams, selection: team, step: 'members' },
    },
    crowded: {
      sentence: 'a link to the warranty of a membership with too many members',
      input: { ...input, selection: { ...team, members: 51 }, step: 'warranty' },
    },
    large: {
      sentence: 'a link to the accessories of more probes than are sold without sales',
      input: { ...input, selection: { ...individual, quantity: 11 }, step: 'accessories' },
    },
  },
  events: [
    happens('the buyer chooses the probe with the other connector', {
      type: 'variant.chosen',
      device: 'iq-plus',
      connector: 'lightning',
    }),
    happens('a probe arrives that only owners may buy', {
      type: 'variant.chosen',
      device: 'iq',
      connector: 'lightning',
    }),
    happens('the buyer chooses a membership for a team', { type: 'plan.chosen', plan: 'team' }),
    happens('a membership arrives that is not sold with the probe', { type: 'plan.chosen', plan: 'core' }),
    happens('the buyer chooses no membership', { type: 'plan.chosen', plan: 'basic' }),
    happens('the buyer chooses to be billed every three years', { type: 'period.chosen', period: '3-years' }),
    happens('a term arrives that the membership does not have', { type: 'period.chosen', period: '9-years' }),
    happens('the buyer wants seven members', { type: 'members.chosen', members: 7 }),
    happens('the buyer wants more members than are sold without sales', {
      type: 'members.chosen',
      members: 51,
    }),
    happens('a number arrives that is not a valid number of members', { type: 'members.chosen', members: 0 }),
    happens('the buyer wants two probes', { type: 'quantity.chosen', quantity: 2 }),
    happens('the buyer wants more probes than are sold without sales', {
      type: 'quantity.chosen',
      quantity: 11,
    }),
    happens('a number arrives that is no number of probes', { type: 'quantity.chosen', quantity: 1.5 }),
    happens('the buyer chooses a longer warranty', { type: 'warranty.chosen', warranty: '2-years' }),
    happens('a warranty arrives that is not sold', { type: 'warranty.chosen', warranty: '9-years' }),
    happens('the buyer ticks an accessory', { type: 'accessory.chosen', accessory: 'case', isChosen: true }),
    happens('an accessory arrives that does not fit the probe', {
      type: 'accessory.chosen',
      accessory: 'cable-scart',
      isChosen: true,
    }),
    happens('the buyer continues', { type: 'step.submitted' }),
    happens('the buyer goes back', { type: 'back.requested' }),
    ...productSteps.ids.map((step) =>
      happens(`the browser goes to the step “${step}”`, { type: 'step.requested', step }),
    ),
    happens('the buyer adds the choice', { type: 'choice.submitted' }),
    pageReturned,
  ],
  services: configuratorScenario.services,
  limit: 3000,
};
