import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { addToCartPortNames, type AddToCartPorts } from '../add-to-cart/index.ts';
import { stateValueText } from '../flow/index.ts';
import { offers, type Selection } from '../rules/catalogue/index.ts';
import { scriptPorts } from '../testing/index.ts';
import {
  productMarketOf,
  firstAllIn,
  type ProductFlowEvent,
  type ProductFlowInput,
  productFlowWithPorts,
  productProblemOf,
  productStepsOf,
  readProductFlow,
  storeProductFlow,
} from './index.ts';

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

function start(given: Partial<ProductFlowInput> = {}) {
  const script = scriptPorts<AddToCartPorts>(addToCartPortNames);
  const input: ProductFlowInput = { country: 'US', offers, selection: individual, step: 'device', ...given };
  const actor = createActor(productFlowWithPorts(script.ports), { input }).start();
  return {
    actor,
    script,
    state: () => stateValueText(actor.getSnapshot()),
    selection: () => actor.getSnapshot().context.selection,
    send: (...events: readonly ProductFlowEvent[]) => {
      for (const event of events) actor.send(event);
    },
  };
}

const submitted = { type: 'step.submitted' } as const;
const back = { type: 'back.requested' } as const;

it('knows the market of the chosen probe', () => {
  const marketOfProbe = (device: string) =>
    productMarketOf(start({ selection: { ...individual, device } }).actor.getSnapshot());
  expect([marketOfProbe('iq-plus'), marketOfProbe('iq-plus-vet')]).toEqual(['HUMAN', 'VETERINARY']);
});

describe('the product flow', () => {
  it('asks for one decision after the other, and puts all of it into the cart', async () => {
    const { send, state, script } = start();
    send(
      { type: 'variant.chosen', device: 'iq-plus', connector: 'lightning' },
      submitted,
      { type: 'plan.chosen', plan: 'individual' },
      submitted,
      { type: 'period.chosen', period: '3-years' },
      submitted,
      { type: 'quantity.chosen', quantity: 3 },
      submitted,
      { type: 'warranty.chosen', warranty: '2-years' },
      submitted,
      { type: 'accessory.chosen', accessory: 'cable-lightning', isChosen: true },
      { type: 'choice.submitted' },
    );
    expect(state()).toBe('accessories');
    await script.answer('recallCart', null);
    await script.answer('findLinkedCode', null);
    expect(script.asked('createCheckout')).toMatchObject([
      {
        country: 'US',
        lines: [
          { sku: 'IQP-LTG', quantity: 3 },
          { sku: 'SUB-IND-3Y', quantity: 1 },
          { sku: 'WAR-2Y', quantity: 3 },
          { sku: 'CBL-LTG', quantity: 1 },
        ],
      },
    ]);
  });

  it.each<[plan: string, steps: readonly string[]]>([
    ['individual', ['device', 'plan', 'term', 'quantity', 'warranty', 'accessories']],
    ['team', ['device', 'plan', 'members', 'quantity', 'warranty', 'accessories']],
    ['basic', ['device', 'plan', 'quantity', 'warranty', 'accessories']],
  ])('asks for term and members only where there is a choice: %s', (plan, steps) => {
    const { send, actor } = start();
    const here = () => actor.getSnapshot().context.step;
    send(submitted, { type: 'plan.chosen', plan });
    expect(productStepsOf(actor.getSnapshot())).toEqual(steps);
    const there = ['device', here(), ...steps.slice(2).map(() => (send(submitted), here()))];
    expect(there).toEqual(steps);
    const home = steps.slice(1).map(() => (send(back), here()));
    expect([...home].toReversed()).toEqual(steps.slice(0, -1));
  });

  it.each<[what: string, event: ProductFlowEvent, given: Partial<ProductFlowInput>]>([
    ['a probe for owners', { type: 'variant.chosen', device: 'iq', connector: 'lightning' }, {}],
    [
      'a probe of other countries',
      { type: 'variant.chosen', device: 'iq3', connector: 'usb-c' },
      { country: 'KE' },
    ],
    ['a connector of other probes', { type: 'variant.chosen', device: 'iq3', connector: 'lightning' }, {}],
    ['a probe that does not exist', { type: 'variant.chosen', device: 'toString', connector: 'usb-c' }, {}],
    ['a membership for other probes', { type: 'plan.chosen', plan: 'core' }, { step: 'plan' }],
    [
      'a membership of other countries',
      { type: 'plan.chosen', plan: 'individual-forever' },
      { step: 'plan', country: 'CA' },
    ],
    ['a term of other memberships', { type: 'period.chosen', period: '2-years' }, { step: 'term' }],
    ['a warranty that is not sold', { type: 'warranty.chosen', warranty: '9-years' }, { step: 'warranty' }],
    [
      'a cable that does not fit',
      { type: 'accessory.chosen', accessory: 'cable-lightning', isChosen: true },
      { step: 'accessories' },
    ],
    ['half a probe', { type: 'quantity.chosen', quantity: 0.5 }, { step: 'quantity' }],
    ['the decision of another step', { type: 'quantity.chosen', quantity: 3 }, { step: 'plan' }],
  ])('takes no %s', (_what, event, given) => {
    const { send, selection } = start(given);
    send(event);
    expect(selection()).toEqual(individual);
  });

  it('takes a membership that never ends in the United States', () => {
    const { send, selection } = start({ step: 'plan' });
    send({ type: 'plan.chosen', plan: 'individual-forever' });
    expect(selection()).toMatchObject({ plan: 'individual-forever', period: null, quantity: 1 });
  });

  it.each<[what: string, selection: Selection, step: string, problem: string, event: ProductFlowEvent]>([
    [
      'too many members',
      { ...team, members: 51 },
      'members.tooMany',
      'TOO_MANY_MEMBERS',
      { type: 'members.chosen', members: 50 },
    ],
    [
      'more than ten probes',
      { ...individual, quantity: 11 },
      'quantity.withoutSales',
      'SALES_ONLY',
      { type: 'quantity.chosen', quantity: 10 },
    ],
  ])('leads %s back to that decision', (_what, selection, step, problem, event) => {
    const { send, state, actor } = start({ selection, step: 'accessories' });
    expect([state(), productProblemOf(actor.getSnapshot())]).toEqual([step, problem]);
    send(submitted);
    expect(state()).toBe(step);
    send(event, { type: 'step.requested', step: 'accessories' });
    expect([state(), productProblemOf(actor.getSnapshot())]).toEqual(['accessories', null]);
  });

  it('opens the membership instead of a step that it does not have', () => {
    expect(start({ selection: team, step: 'term' }).state()).toBe('plan');
    expect(start({ step: 'members' }).state()).toBe('plan');
  });
});

describe('what a tab keeps', () => {
  const storedSnapshot = (selection: Selection) =>
    JSON.parse(JSON.stringify(storeProductFlow(start({ selection }).actor.getPersistedSnapshot()))) as Record<
      string,
      unknown
    >;
  const first = { ...individual, device: 'iq3' };

  it.each([
    individual,
    { ...team, members: 8 },
    { ...individual, warranty: '2-years', accessories: ['case'] },
  ])('is the selection: %o', (selection) => {
    expect(readProductFlow(storedSnapshot(selection), offers, 'US')).toEqual(selection);
  });

  it('loses what fits no more', () => {
    const stored = storedSnapshot({
      ...individual,
      accessories: ['cable-lightning', 'case'],
      warranty: '9-years',
    });
    expect(readProductFlow(stored, offers, 'US')).toEqual({
      ...individual,
      accessories: ['cable-usb-c', 'case'],
    });
  });

  it.each<[what: string, change: (stored: Record<string, unknown>) => unknown]>([
    ['nothing', () => null],
    ['another machine', (stored) => ({ ...stored, machineId: 'cart' })],
    ['an older version', (stored) => ({ ...stored, version: 0 })],
    ['half of a selection', (stored) => ({ ...stored, snapshot: { device: 'iq-plus' } })],
    ['an unknown probe', (stored) => ({ ...stored, snapshot: { ...individual, device: 'iq9' } })],
    ['a probe for owners', (stored) => ({ ...stored, snapshot: { ...individual, device: 'iq' } })],
    ['more probes than are sold', (stored) => ({ ...stored, snapshot: { ...individual, quantity: 11 } })],
    ['no number of probes', (stored) => ({ ...stored, snapshot: { ...individual, quantity: -1 } })],
  ])('is what buyers begin with in %s', (_what, change) => {
    expect(readProductFlow(change(storedSnapshot(individual)), offers, 'US')).toEqual(first);
  });

  it('begins with the membership that was chosen on another page, if it is sold with the first probe', () => {
    const chosen = { plan: 'team', period: '1-year' };
    expect(readProductFlow(null, offers, 'US', { chosen })).toMatchObject({ device: 'iq3', ...chosen });
    const unknown = { plan: 'unknown', period: '9-years' };
    expect(readProductFlow(null, offers, 'US', { chosen: unknown })).toEqual(first);
    expect(readProductFlow(storedSnapshot(individual), offers, 'US', { chosen })).toEqual(individual);
  });

  it('begins with everything for who asks for it, and keeps what was chosen', () => {
    const begin = firstAllIn(offers, 'US');
    expect(begin).toMatchObject({ device: 'iq3', period: '3-years', warranty: '3-years' });
    expect(readProductFlow(null, offers, 'US', { begin })).toEqual(begin);
    expect(readProductFlow(storedSnapshot(individual), offers, 'US', { begin })).toEqual(individual);
    expect(firstAllIn(offers, 'AQ')).toBeNull();
  });

  it('begins with a probe of the market that the address names, and keeps only one of that market', () => {
    const vet = { market: 'VETERINARY' } as const;
    const stored = storedSnapshot({ ...individual, device: 'iq-plus-vet' });
    expect(readProductFlow(null, offers, 'US', vet)).toMatchObject({ device: 'iq-plus-vet' });
    expect(readProductFlow(storedSnapshot(individual), offers, 'US', vet)).toMatchObject({
      device: 'iq-plus-vet',
    });
    expect(readProductFlow(stored, offers, 'US', vet)).toMatchObject({ device: 'iq-plus-vet' });
    expect(readProductFlow(stored, offers, 'US')).toMatchObject({ device: 'iq-plus-vet' });
    expect(firstAllIn(offers, 'US', 'VETERINARY')).toMatchObject({ device: 'iq-plus-vet' });
    const human = { ...offers, devices: offers.devices.filter(({ slug }) => slug !== 'iq-plus-vet') };
    expect(readProductFlow(null, human, 'US', vet)).toEqual(first);
    expect(firstAllIn(human, 'US', 'VETERINARY')).toEqual(firstAllIn(human, 'US'));
  });

  it('is nothing where no probe is sold', () => {
    expect(readProductFlow(storedSnapshot(individual), offers, 'AQ')).toBeNull();
  });
});
