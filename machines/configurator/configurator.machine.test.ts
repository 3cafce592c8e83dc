import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type AddToCartPorts, nothingAdded } from '../add-to-cart/index.ts';
import { stateValueText } from '../flow/index.ts';
import {
  offers,
  optionStates,
  selectionFromPath,
  selectionLines,
  selectionProblems,
} from '../rules/catalogue/index.ts';
import { scenarios, scriptPorts, settle } from '../testing/index.ts';
import {
  chosenAddressOf,
  configurationOf,
  configuratorWithPorts,
  type ConfiguratorEvent,
  type ConfiguratorInput,
} from './index.ts';

function selectionAt(path: string, parameters: Readonly<Record<string, string>> = {}) {
  const selection = selectionFromPath(path.split('/'), { get: (name) => parameters[name] ?? null }, offers);
  if (selection === null) throw new Error(`No such page: ${path}`);
  return selection;
}

function start(input: ConfiguratorInput) {
  const script = scriptPorts<AddToCartPorts>(['recallCart', 'findLinkedCode', 'createCheckout']);
  const actor = createActor(configuratorWithPorts(script.ports), { input }).start();
  return {
    script,
    place: () => stateValueText(actor.getSnapshot()),
    configuration: () => configurationOf(actor.getSnapshot()),
    address: () => chosenAddressOf(actor.getSnapshot()),
    send: async (...events: readonly ConfiguratorEvent[]) => {
      for (const event of events) actor.send(event);
      await settle();
    },
  };
}

const on = (path: string, country = 'US', parameters = {}) =>
  start({ country, offers, selection: selectionAt(path, parameters) });

describe('the configurator', () => {
  it('starts with the selection in the URL and keeps that URL', () => {
    const { place, configuration, address } = on('iq-plus/individual/1-year');
    expect(place()).toBe('offered');
    expect(configuration().selection).toEqual(selectionAt('iq-plus/individual/1-year'));
    expect(address()).toBeNull();
  });

  it.each([
    [
      { type: 'connector.chosen', connector: 'lightning' },
      '/product/iq-plus/individual/1-year/?connector=lightning&quantity=1',
    ],
    [{ type: 'plan.chosen', plan: 'basic' }, '/product/iq-plus/basic/?connector=usb-c&quantity=1'],
    [
      { type: 'period.chosen', period: '3-years' },
      '/product/iq-plus/individual/3-years/?connector=usb-c&quantity=1',
    ],
    [
      { type: 'quantity.chosen', quantity: 3 },
      '/product/iq-plus/individual/1-year/?connector=usb-c&quantity=3',
    ],
    [
      { type: 'warranty.chosen', warranty: '2-years' },
      '/product/iq-plus/individual/1-year/?connector=usb-c&quantity=1&warranty=2-years',
    ],
    [
      { type: 'accessory.chosen', accessory: 'case', isChosen: true },
      '/product/iq-plus/individual/1-year/?connector=usb-c&quantity=1&accessories=case',
    ],
  ] as const)('asks for the address of what is chosen: %o', async (event, expected) => {
    const { send, address } = on('iq-plus/individual/1-year');
    await send(event);
    expect(address()).toBe(expected);
  });

  it('counts members, ticks and unticks', async () => {
    const { send, address } = on('iq-plus/team/1-year', 'US', { quantity: '1' });
    await send(
      { type: 'members.chosen', members: 7 },
      { type: 'accessory.chosen', accessory: 'case', isChosen: true },
      { type: 'accessory.chosen', accessory: 'case', isChosen: false },
    );
    expect(address()).toBe('/product/iq-plus/team/1-year/?connector=usb-c&quantity=1&members=7');
  });

  it.each([
    ['a membership that is not sold with the probe', 'iq-plus/individual/1-year', 'US', 'core'],
    ['a membership that the country does not sell', 'iq-plus/individual/1-year', 'KE', 'team'],
  ])('does not choose %s', async (_what, path, country, plan) => {
    const { send, configuration, address } = on(path, country);
    await send({ type: 'plan.chosen', plan });
    expect(configuration().selection.plan).toBe('individual');
    expect(address()).toBeNull();
  });

  it.each([
    ['iq/basic', 'US', {}, 'unavailable.toNewBuyers', 'OWNERS_ONLY'],
    ['iq3/individual/1-year', 'KE', {}, 'unavailable.inCountry', 'NOT_SOLD_IN_COUNTRY'],
    ['iq-plus/team/1-year', 'KE', {}, 'unavailable.inCountry', 'NOT_SOLD_IN_COUNTRY'],
    ['iq-plus/core/1-year', 'US', {}, 'unavailable.withProbe', 'PLAN_NOT_FOR_DEVICE'],
    ['iq3/basic', 'US', { quantity: '11' }, 'unavailable.withoutSales', 'SALES_ONLY'],
    [
      'iq3/team/1-year',
      'US',
      { quantity: '1', members: '51' },
      'unavailable.forSoManyMembers',
      'TOO_MANY_MEMBERS',
    ],
  ] as const)('sells nothing of %s in %s with %o', async (path, country, parameters, state, reason) => {
    const { send, place, configuration, script } = on(path, country, parameters);
    expect(place()).toBe(state);
    expect(configuration().reason).toBe(reason);
    await send({ type: 'choice.submitted' });
    expect(script.asked('recallCart')).toEqual([]);
  });

  it('becomes available again after another choice', async () => {
    const { send, place } = on('iq3/basic', 'US', { quantity: '11' });
    await send({ type: 'quantity.chosen', quantity: 10 });
    expect(place()).toBe('offered');
  });

  it('adds the selection to the cart and shows the progress', async () => {
    const { send, configuration, script } = on('iq-plus/basic');
    await send({ type: 'connector.chosen', connector: 'lightning' }, { type: 'choice.submitted' });
    expect(configuration().adding.isPending).toBe(true);
    await script.answer('recallCart', null);
    await script.answer('findLinkedCode', null);
    expect(script.asked('createCheckout')).toEqual([
      {
        country: 'US',
        voucherCode: null,
        lines: [{ sku: 'IQP-LTG', quantity: 1 }],
        organizationMembershipId: null,
        purpose: null,
      },
    ]);
    await send({ type: 'page.returned' });
    expect(configuration().adding.isPending).toBe(false);
  });

  it('applies another URL of the browser without changing it', async () => {
    const { send, configuration, address } = on('iq-plus/basic');
    const selection = selectionAt('iq-plus/individual/3-years');
    await send({ type: 'quantity.chosen', quantity: 2 }, { type: 'address.changed', selection });
    expect(configuration().selection).toEqual(selection);
    expect(address()).toBeNull();
  });
});

const beginnings = Object.entries(scenarios['configurator']?.inputs ?? {});
const opened = [
  ...beginnings.map(([name, { input }]) => [name, input as ConfiguratorInput] as const),
  ...offers.devices.flatMap(({ slug }) =>
    ['US', 'DE', 'KE', 'IN'].flatMap((country) =>
      ['1', '10', '11'].map((quantity) => {
        const selection = selectionAt(slug, { quantity, members: '51' });
        return [`${slug} ${country} ${quantity}`, { country, offers, selection }] as const;
      }),
    ),
  ),
];

describe('the initial view shows', () => {
  it.each(opened)('%s', (_name, input) => {
    const { selection, country } = input;
    expect(start(input).configuration()).toEqual({
      selection,
      options: optionStates(selection, offers, country),
      lines: selectionLines(selection, offers),
      reason: selectionProblems(selection, offers, country)[0] ?? null,
      picture: 0,
      adding: nothingAdded,
    });
  });
});
