import { describe, expect, it } from 'vitest';
import { pairwise } from './pairwise.ts';

const dimensions = {
  country: ['US', 'CA', 'GB'],
  plan: ['pro', 'individual', 'enterprise'],
  role: ['owner', 'member', 'guest'],
  market: ['human', 'veterinary'],
};

describe('choices that contain every pair of options', () => {
  const choices = pairwise(dimensions);
  const names = Object.keys(dimensions) as (keyof typeof dimensions)[];
  const pairs = names.flatMap((a, index) =>
    names
      .slice(index + 1)
      .flatMap((b) => dimensions[a].flatMap((x) => dimensions[b].map((y) => [a, x, b, y] as const))),
  );

  it.each(pairs)('have %s %s with %s %s', (a, x, b, y) => {
    expect(choices.filter((choice) => choice[a] === x && choice[b] === y)).not.toEqual([]);
  });

  it('are far fewer than all combinations, and at least as many as the two largest dimensions need', () => {
    expect(choices.length).toBeGreaterThanOrEqual(9);
    expect(choices.length).toBeLessThanOrEqual(14);
  });

  it('omit only impossible combinations', () => {
    const isPossible = ({ role, plan, market }: (typeof choices)[number]) =>
      (role !== 'guest' || plan === 'pro') && (market === 'human' || plan !== 'individual');
    const possible = pairwise(dimensions, isPossible);
    expect(possible.filter((choice) => !isPossible(choice))).toEqual([]);
    const met = pairs.filter(([a, x, b, y]) => possible.some((choice) => choice[a] === x && choice[b] === y));
    const unmet = pairs.filter((pair) => !met.includes(pair)).map((pair) => pair.join(' '));
    expect(unmet.toSorted()).toEqual([
      'plan enterprise role guest',
      'plan individual market veterinary',
      'plan individual role guest',
    ]);
  });

  it('are all combinations of two dimensions, and the options of one', () => {
    expect(pairwise({ a: ['1', '2'], b: ['3', '4'] })).toHaveLength(4);
    expect(pairwise({ a: ['1', '2'] })).toEqual([{ a: '1' }, { a: '2' }]);
    expect(pairwise({})).toEqual([]);
  });
});
