import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { blankAddress } from '../address/index.ts';
import { stateValueText } from '../flow/index.ts';
import { scriptPorts, settle } from '../testing/index.ts';
import { addressSearchPortNames, type AddressSearchPorts, addressSearchWithPorts } from './index.ts';

const suggestions = [
  { id: 'a', main: '600 Montgomery Street', secondary: 'San Francisco, CA' },
  { id: 'b', main: '600 Montgomery Avenue', secondary: 'Albany, NY' },
];
const before = { ...blankAddress('US'), streetAddress1: '600 Mont' };
const whole = {
  country: 'US',
  streetAddress1: '600 Montgomery Street',
  streetAddress2: null,
  city: 'San Francisco',
  countryArea: 'CA',
  postalCode: '94111',
};

function start() {
  const script = scriptPorts<AddressSearchPorts>(addressSearchPortNames);
  const clock = new SimulatedClock();
  const actor = createActor(addressSearchWithPorts(script.ports, clock)).start();
  const pause = async () => {
    clock.increment(250);
    await settle();
  };
  const type = (text: string, country = 'US') => actor.send({ type: 'search.typed', text, country });
  return {
    actor,
    clock,
    script,
    pause,
    type,
    choose: (index: number) => actor.send({ type: 'search.chosen', index, before }),
    state: () => stateValueText(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    offer: async () => {
      type('600 Mont');
      await pause();
      await script.answer('suggestAddresses', suggestions);
    },
  };
}

describe('while a street is typed', () => {
  it('searches for the whole text once the buyer pauses', async () => {
    const { script, clock, pause, type } = start();
    type('600');
    clock.increment(249);
    type('600 M');
    clock.increment(249);
    await settle();
    expect(script.asked('suggestAddresses')).toEqual([]);
    await pause();
    expect(script.asked('suggestAddresses')).toEqual([{ text: '600 M', country: 'US' }]);
  });

  it('does not search for too little text, and hides the suggestions', async () => {
    const { script, offer, pause, type, state, context } = start();
    await offer();
    type('60');
    await pause();
    expect([state(), context().suggestions]).toEqual(['closed', []]);
    expect(script.asked('suggestAddresses')).toHaveLength(1);
  });

  it('drops an outdated response, and keeps the suggestions until the next one', async () => {
    const { script, offer, pause, type, context } = start();
    await offer();
    type('600 Mo');
    await pause();
    type('700 Mo');
    await pause();
    await script.answer('suggestAddresses', []);
    expect(context().suggestions).toEqual(suggestions);
    await script.answer('suggestAddresses', [suggestions[1]!]);
    expect(context().suggestions).toEqual([suggestions[1]]);
  });

  it('ignores a response after the buyer has left the field', async () => {
    const { actor, script, pause, type, state, context } = start();
    type('600 Mont');
    await pause();
    actor.send({ type: 'search.closed' });
    await script.answer('suggestAddresses', suggestions);
    expect([state(), context().suggestions]).toEqual(['closed', []]);
  });

  it('suggests nothing if the service fails, and tries again at the next keystroke', async () => {
    const { script, pause, type, state, context } = start();
    type('600 Mont');
    await pause();
    await script.fail('suggestAddresses');
    expect(state()).toBe('closed');
    type('600 Montg');
    await pause();
    await script.answer('suggestAddresses', suggestions);
    expect(context().suggestions).toEqual(suggestions);
  });
});

describe('moving through suggestions', () => {
  it('wraps around', async () => {
    const { actor, offer, context } = start();
    await offer();
    const places = ([1, 1, 1, -1, -1] as const).map((by) => {
      actor.send({ type: 'search.moved', by });
      return context().active;
    });
    expect(places).toEqual([0, 1, 0, 1, 0]);
  });

  it('starts from the last one when moving backward', async () => {
    const { actor, offer, context } = start();
    await offer();
    actor.send({ type: 'search.moved', by: -1 });
    expect(context().active).toBe(1);
  });
});

describe('a chosen suggestion', () => {
  it('is looked up, and the result contains the values of the form at that time', async () => {
    const { script, offer, choose, context } = start();
    await offer();
    choose(0);
    await script.answer('findAddress', whole);
    expect(script.asked('findAddress')).toEqual([{ id: 'a', country: 'US' }]);
    expect(context()).toMatchObject({ suggestions: [], found: { suggested: whole, before } });
  });

  it.each([
    ['there is no response', (script: ReturnType<typeof start>['script']) => script.fail('findAddress')],
    ['they are unknown', (script: ReturnType<typeof start>['script']) => script.answer('findAddress', null)],
  ])('fills the street where %s', async (_what, answer) => {
    const { script, offer, choose, context, state } = start();
    await offer();
    choose(1);
    await answer(script);
    expect(context().found?.suggested).toEqual({
      country: 'US',
      streetAddress1: '600 Montgomery Avenue',
      streetAddress2: null,
      city: null,
      countryArea: null,
      postalCode: null,
    });
    expect(state()).toBe('closed');
  });

  it('is abandoned when the buyer keeps typing', async () => {
    const { script, offer, choose, type, context, state } = start();
    await offer();
    choose(0);
    await settle();
    type('601 Mont');
    await script.answer('findAddress', whole);
    expect([context().found, state()]).toEqual([null, 'open.waiting']);
  });

  it('is ignored if it is not in the list', async () => {
    const { offer, choose, state } = start();
    await offer();
    choose(2);
    expect(state()).toBe('open.offering');
  });
});
