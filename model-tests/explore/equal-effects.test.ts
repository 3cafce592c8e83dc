import { describe, expect, it } from 'vitest';
import { equalEffects } from './equal-effects.ts';
import type { Effect } from './simulation.types.ts';

const effect: Effect = { taken: ['a', 'b'], visited: ['c'], played: null, guards: ['d is true'] };

describe('equal effects', () => {
  it('are the first of them', () => {
    const equal = equalEffects();
    const first = equal(effect);
    expect(equal({ ...effect, taken: ['a', 'b'] })).toBe(first);
  });

  it.each<[what: string, other: Partial<Effect>]>([
    ['fewer transitions', { taken: ['a'] }],
    ['another order', { taken: ['b', 'a'] }],
    ['a state that is also a guard', { visited: ['c', 'd is true'], guards: [] }],
    ['a name that moved to the next list', { taken: ['a'], guards: ['b', 'd is true'] }],
    ['a service that answered', { played: 'ask: answer' }],
  ])('tell %s apart', (_what, other) => {
    const equal = equalEffects();
    expect(equal({ ...effect, ...other })).not.toBe(equal(effect));
  });
});
