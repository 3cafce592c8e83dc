import { describe, expect, it } from 'vitest';
import { Frontier } from './frontier.ts';
import type { RestingState } from './simulation.types.ts';

const at = (states: readonly string[], facts: readonly string[] = []): RestingState => ({
  snapshot: undefined as never,
  states,
  facts,
  key: '',
  answered: [],
});

/** The order in which places are looked at that were all found before the first look. */
function orderOf(places: readonly RestingState[]): readonly (number | null)[] {
  const frontier = new Frontier();
  places.forEach((place, index) => frontier.add(index, place));
  return places.map(() => frontier.next());
}

describe('the queue of an exploration', () => {
  it('takes new states and values first, then new combinations, then the rest', () => {
    expect(
      orderOf([
        at(['cart'], ['country="DE"']),
        at(['cart'], ['country="US"']),
        at(['review'], ['country="DE"']),
        at(['cart'], ['country="US"']),
        at(['review'], ['country="US"']),
      ]),
    ).toEqual([0, 1, 2, 4, 3]);
  });

  it('counts two states that were not active together before as a new combination', () => {
    expect(
      orderOf([
        at(['editing', 'voucher idle']),
        at(['saving', 'voucher applying']),
        at(['editing', 'voucher idle']),
        at(['saving', 'voucher idle']),
      ]),
    ).toEqual([0, 1, 3, 2]);
  });

  it('takes a state in which a counter is higher than before ahead of other combinations', () => {
    const known = [
      at(['asking'], ['repeats=0', 'country="DE"']),
      at(['waiting'], ['repeats=1', 'country="US"']),
      at(['waiting'], ['repeats=0', 'country="US"']),
      at(['waiting'], ['repeats=2', 'country="DE"']),
    ];
    expect(
      orderOf([
        ...known,
        at(['asking'], ['repeats=0', 'country="US"']),
        at(['asking'], ['repeats=1', 'country="DE"']),
      ]),
    ).toEqual([0, 1, 3, 5, 2, 4]);
  });

  it('gives a counter without an end half of the turns', () => {
    const frontier = new Frontier();
    frontier.add(0, at(['asking'], ['repeats=0', 'country="DE"']));
    frontier.add(1, at(['waiting'], ['repeats=1', 'country="US"']));
    frontier.add(2, at(['shown'], ['repeats=2', 'country="US"']));
    frontier.add(3, at(['asking'], ['repeats=1', 'country="DE"']));
    frontier.add(4, at(['asking'], ['repeats=2', 'country="DE"']));
    frontier.add(5, at(['asking'], ['repeats=0', 'country="US"']));
    expect([0, 1, 2, 3, 4, 5].map(() => frontier.next())).toEqual([0, 1, 2, 3, 5, 4]);
    expect(frontier.isEmpty).toBe(true);
    expect(frontier.next()).toBeNull();
  });
});
