import { initialTransition } from 'xstate';
import { type AddToCartInput, addToCartMachine, type AddToCartSnapshot } from '../../add-to-cart/index.ts';
import type { ConfiguratorInput } from '../../configurator/index.ts';
import { offers, type Selection } from '../../rules/catalogue/index.ts';
import { pageReturned } from './add-to-cart.ts';
import { refusedWith } from './answers.ts';
import type { Outcome, Scenario, ScenarioEvent, ScenarioInput } from './scenario.ts';

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

const startWith = (
  sentence: string,
  selection: Selection,
  country = 'US',
): ScenarioInput & { readonly input: ConfiguratorInput } => ({
  sentence,
  input: { country, offers, selection },
});

const happens = (sentence: string, event: ScenarioEvent['event']): ScenarioEvent => ({ sentence, event });

/** The button stays enabled. Walks over the configurator don't see the machine inside it. */
const refused: Outcome = {
  sentence: 'the shop does not sell the choice',
  shows: (first) => ({
    ...(first as AddToCartSnapshot),
    value: 'refused',
    matches: (asked: unknown) => asked === 'refused',
    context: {
      ...(first as AddToCartSnapshot).context,
      trouble: { kind: 'refused', refusals: refusedWith('INVALID', null, 'lines').refusals },
    },
  }),
};

export const configuratorScenario: Scenario = {
  inputs: {
    sold: startWith('the page of a probe that the country sells', individual),
    owners: startWith('the page of a probe that only owners may buy again', {
      ...individual,
      device: 'iq',
      connector: 'lightning',
    }),
    unsold: startWith(
      'the page of a probe that the country does not sell',
      { ...individual, device: 'iq3' },
      'KE',
    ),
    unsoldPlan: startWith('a link to a membership that the country does not sell', team, 'KE'),
    otherProbe: startWith('a link to a membership that is not sold with the probe', {
      ...individual,
      plan: 'core',
    }),
  },
  events: [
    happens('the buyer chooses the other connector', { type: 'connector.chosen', connector: 'lightning' }),
    happens('a connector arrives that the probe is not made with', {
      type: 'connector.chosen',
      connector: 'scart',
    }),
    happens('the buyer chooses a membership for a team', { type: 'plan.chosen', plan: 'team' }),
    happens('the buyer chooses a membership that is not sold with the probe', {
      type: 'plan.chosen',
      plan: 'core',
    }),
    happens('the buyer chooses no membership', { type: 'plan.chosen', plan: 'basic' }),
    happens('the buyer chooses to be billed every three years', {
      type: 'period.chosen',
      period: '3-years',
    }),
    happens('the buyer wants seven members', { type: 'members.chosen', members: 7 }),
    happens('a number arrives that is not a valid number of members', { type: 'members.chosen', members: 0 }),
    happens('the buyer wants two probes', { type: 'quantity.chosen', quantity: 2 }),
    happens('a number arrives that is no number of probes', { type: 'quantity.chosen', quantity: 1.5 }),
    happens('the buyer chooses a longer warranty', { type: 'warranty.chosen', warranty: '2-years' }),
    happens('the buyer ticks an accessory', {
      type: 'accessory.chosen',
      accessory: 'case',
      isChosen: true,
    }),
    happens('the address asks for eleven probes', {
      type: 'address.changed',
      selection: { ...individual, quantity: 11 },
    }),
    happens('the address asks for too many members', {
      type: 'address.changed',
      selection: { ...team, members: 51 },
    }),
    happens('the buyer looks at another picture', { type: 'picture.chosen', picture: 1 }),
    happens('the buyer adds the choice', { type: 'choice.submitted' }),
    pageReturned,
  ],
  services: {
    addToCart: {
      begin: (input: AddToCartInput) => initialTransition(addToCartMachine, input)[0],
      outcomes: { refused },
    },
  },
  ways: [
    {
      input: 'unsoldPlan',
      labels: [
        '{"type":"connector.chosen","connector":"lightning"',
        '{"type":"period.chosen"',
        '{"type":"members.chosen","members":7',
        '{"type":"quantity.chosen","quantity":2',
        '{"type":"warranty.chosen"',
        '{"type":"accessory.chosen"',
      ],
    },
    { input: 'owners', labels: ['{"type":"plan.chosen","plan":"basic"'] },
  ],
  limit: 200,
};
