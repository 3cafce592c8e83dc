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
  it('the shop is asked once the buyer pauses, with all that was typed', async () => {
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

  it('too little is not asked for, and sends away what was suggested', async () => {
    const { script, offer, pause, type, state, context } = start();
    await offer();
    type('60');
    await pause();
    expect([state(), context().suggestions]).toEqual(['closed', []]);
    expect(script.asked('suggestAddresses')).toHaveLength(1);
  });

  it('an answer to what is not there any more is dropped, and what was suggested stays in sight until the next', async () => {
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

  it('an answer that comes after the field was left suggests nothing', async () => {
    const { actor, script, pause, type, state, context } = start();
    type('600 Mont');
    await pause();
    actor.send({ type: 'search.closed' });
    await script.answer('suggestAddresses', suggestions);
    expect([state(), context().suggestions]).toEqual(['closed', []]);
  });

  it('a service that fails suggests nothing, and is asked again at the next letter', async () => {
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

describe('through suggestions', () => {
  it('the keyboard goes in a circle', async () => {
    const { actor, offer, context } = start();
    await offer();
    const places = ([1, 1, 1, -1, -1] as const).map((by) => {
      actor.send({ type: 'search.moved', by });
      return context().active;
    });
    expect(places).toEqual([0, 1, 0, 1, 0]);
  });

  it('the way back begins with the last', async () => {
    const { actor, offer, context } = start();
    await offer();
    actor.send({ type: 'search.moved', by: -1 });
    expect(context().active).toBe(1);
  });
});

describe('a chosen suggestion', () => {
  it('is asked for its parts, which go to the form with what the form was then', async () => {
    const { script, offer, choose, context } = start();
    await offer();
    choose(0);
    await script.answer('findAddress', whole);
    expect(script.asked('findAddress')).toEqual([{ id: 'a', country: 'US' }]);
    expect(context()).toMatchObject({ suggestions: [], found: { suggested: whole, before } });
  });

  it.each([
    ['nobody answers', (script: ReturnType<typeof start>['script']) => script.fail('findAddress')],
    [
      'nobody can say them',
      (script: ReturnType<typeof start>['script']) => script.answer('findAddress', null),
    ],
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

  it('is given up when the buyer types on', async () => {
    const { script, offer, choose, type, context, state } = start();
    await offer();
    choose(0);
    await settle();
    type('601 Mont');
    await script.answer('findAddress', whole);
    expect([context().found, state()]).toEqual([null, 'open.waiting']);
  });

  it('that is not in the list is none', async () => {
    const { offer, choose, state } = start();
    await offer();
    choose(2);
    expect(state()).toBe('open.offering');
  });
});
