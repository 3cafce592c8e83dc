import { describe, expect, it } from 'vitest';
import { endedMessage } from './ended-message.ts';
import { latestRun, emptyStory, addMessage } from './live-moments.ts';

const actor = (sessionId: string, name: string) => ({ type: '@xstate.actor', sessionId, name });
const snapshot = (sessionId: string, type: string, value: unknown, createdAt = '1000') => ({
  type: '@xstate.snapshot',
  sessionId,
  createdAt,
  event: { type },
  snapshot: { status: 'active', value, context: {} },
});
const story = (...messages: readonly unknown[]) =>
  messages.reduce<typeof emptyStory>(
    (live, message) => addMessage(live, JSON.stringify(message)),
    emptyStory,
  );

describe('the messages of running flows', () => {
  it('contain the state of each machine, as on its page', () => {
    const checkout = { step: { contact: { editing: 'person' } }, voucher: 'idle', sync: 'idle' };
    const live = story(actor('a/1', 'checkout'), snapshot('a/1', 'xstate.init', checkout));
    expect(live.moments).toEqual([
      {
        number: 1,
        session: 'a/1',
        machine: 'checkout',
        event: 'xstate.init',
        state: 'contact.editing.person,voucher.idle,sync.idle',
        at: 1000,
      },
    ]);
  });

  it.each(['yesterday', '1e300'])('are left out where their time is none: %s', (createdAt) => {
    expect(story(actor('a/1', 'cart'), snapshot('a/1', 'xstate.init', 'ready', createdAt)).moments).toEqual(
      [],
    );
  });

  it('keep their numbers when the oldest are dropped', () => {
    const again = Array.from({ length: 250 }, () => snapshot('a/1', 'cart.refreshed', 'ready'));
    const { moments } = story(actor('a/1', 'cart'), ...again);
    expect([moments.length, moments[0]?.number, moments.at(-1)?.number]).toEqual([200, 51, 250]);
  });

  it('are shown for the latest run', () => {
    const live = story(
      actor('a/1', 'cart'),
      snapshot('a/1', 'xstate.init', 'loading'),
      actor('b/1', 'cart'),
      snapshot('b/1', 'xstate.init', 'loading'),
      snapshot('b/1', 'xstate.done.actor.loadCheckout', 'empty'),
    );
    const run = latestRun(live, 'cart');
    expect(run?.moments.map(({ session, state }) => [session, state])).toEqual([
      ['b/1', 'loading'],
      ['b/1', 'empty'],
    ]);
    expect(run?.hasEnded).toBe(false);
    expect(latestRun(live, 'checkout')).toBeNull();
  });

  it.each([
    ['has ended with its page', [endedMessage(new Set(['a/1']))], ['a/1', true]],
    [
      'is one that runs, where the last one has ended',
      [actor('b/1', 'cart'), snapshot('b/1', 'xstate.init', 'loading'), endedMessage(new Set(['b/1']))],
      ['a/1', false],
    ],
    [
      'runs again when its page comes back',
      [endedMessage(new Set(['a/1'])), snapshot('a/1', 'line.removed', 'loading')],
      ['a/1', false],
    ],
  ] as const)('%s', (_what, more, expected) => {
    const messages = more.map((message) => (typeof message === 'string' ? JSON.parse(message) : message));
    const live = story(actor('a/1', 'cart'), snapshot('a/1', 'xstate.init', 'loading'), ...messages);
    const run = latestRun(live, 'cart');
    expect([run?.moments.at(-1)?.session, run?.hasEnded]).toEqual(expected);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '1'],
    ['another type', JSON.stringify({ type: '@xstate.event', sessionId: 'a/1' })],
    ['a machine that nobody knows', JSON.stringify(snapshot('x/9', 'xstate.init', 'loading'))],
    ['a service, which has no state', JSON.stringify(snapshot('a/1', 'xstate.init', undefined))],
  ])('is nothing where it is %s', (_what, text) => {
    const told = story(actor('a/1', 'cart'));
    expect(addMessage(told, text)).toEqual(told);
  });
});
