import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { exampleCheckout, withTotal } from '../testing/example-checkout.ts';
import { changedCheckoutOf, totalChangeMachine } from './index.ts';

const costing = (cents: number) => withTotal(exampleCheckout, cents);

function start({ first = 100, total = 100, place = 'contact' as string | null } = {}) {
  const actor = createActor(totalChangeMachine, {
    input: { first: costing(first), checkout: costing(total), place },
  }).start();
  return {
    show: (cents: number, at: string | null) =>
      actor.send({ type: 'total.shown', checkout: costing(cents), place: at }),
    /** The state, and the totals before and after. */
    reported: () => {
      const snapshot = actor.getSnapshot();
      const { before, after } = changedCheckoutOf(snapshot);
      return [snapshot.value, before.total.gross.amount, after.total.gross.amount];
    },
  };
}

describe('a changed total', () => {
  it('is reported where the buyer is, until they reach another step', () => {
    const { show, reported } = start();
    show(120, 'contact');
    expect(reported()).toEqual(['changed', 100, 120]);
    show(120, null);
    expect(reported()).toEqual(['changed', 100, 120]);
    show(120, 'payment');
    expect(reported()).toEqual(['unchanged', 120, 120]);
  });

  it('is reported against the total that the buyer saw last', () => {
    const { show, reported } = start();
    show(120, 'contact');
    show(150, 'contact');
    expect(reported()).toEqual(['changed', 120, 150]);
  });

  it('is reported at the step that it leads to', () => {
    const { show, reported } = start();
    show(120, 'payment');
    expect(reported()).toEqual(['changed', 100, 120]);
    show(120, 'payment');
    expect(reported()).toEqual(['changed', 100, 120]);
  });
});

describe('several changes while something is saved', () => {
  it('are reported as one, from the first on and at the next step', () => {
    const { show, reported } = start();
    show(120, null);
    expect(reported()).toEqual(['changing', 100, 120]);
    show(150, null);
    expect(reported()).toEqual(['changing', 100, 150]);
    show(150, 'payment');
    expect(reported()).toEqual(['changed', 100, 150]);
  });

  it('begin with what an earlier report said', () => {
    const { show, reported } = start();
    show(120, 'contact');
    show(150, null);
    show(180, 'payment');
    expect(reported()).toEqual(['changed', 120, 180]);
  });

  it('that cancel each other out are not reported', () => {
    const { show, reported } = start();
    show(120, null);
    show(100, null);
    expect(reported()).toEqual(['unchanged', 100, 100]);
  });
});

describe('a machine that begins later', () => {
  it.each([
    ['an unchanged total', { first: 100, total: 100, place: 'contact' }, 'unchanged'],
    ['a changed total', { first: 100, total: 120, place: 'contact' }, 'changed'],
    ['a total that changes while something is saved', { first: 100, total: 120, place: null }, 'changing'],
  ])('knows %s', (_what, input, state) => {
    expect(start(input).reported()).toEqual([state, 100, input.total]);
  });
});
