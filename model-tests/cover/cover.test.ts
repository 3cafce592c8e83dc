import { describe, expect, it } from 'vitest';
import { explore } from '../explore/explore.ts';
import { simulate } from '../explore/simulation.ts';
import {
  chain,
  diamond,
  guardedLoop,
  island,
  lamps,
  question,
  type SmallMachine,
} from '../small-machines.fixture.ts';
import type { Cover } from './aims.ts';
import { coveredByAny, type CoverOptions, coverWithPaths } from './cover.ts';
import { lowerBoundOf } from './lower-bound.ts';
import { reachableAims } from './reachable-aims.ts';

function coverMachine({ machine, scenario }: SmallMachine, options: Partial<CoverOptions> = {}) {
  const { cover = 'transitions', maxSteps = Infinity, seed = 1 } = options;
  const simulation = simulate(machine, scenario);
  const exploration = explore(simulation, scenario.limit);
  const paths = coverWithPaths(simulation, exploration, { cover, maxSteps, seed });
  return {
    paths: paths.map(({ steps }) => steps.map(({ stimulus }) => stimulus.sentence.split(' ').at(-1))),
    steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
    covered: coveredByAny(paths, cover),
    aims: reachableAims(exploration)[cover],
    bound: lowerBoundOf(exploration, cover, maxSteps, coveredByAny(paths, cover)),
  };
}

/**
 * Lower bounds, proven by hand:
 * - chain: two consecutive transitions. One path of two steps takes both, and no step takes two.
 * - diamond: neither side leads to the other, so two paths. Four transitions, one per step.
 * - loop: `done` ends the path, so `again` comes first and one path is enough. `done` is only possible after three
 * rounds, so four steps are needed although the transitions alone need only two (the computed bound is lower).
 * - lamps: `dusk` takes two transitions at once, and each lamp is switched off in its own step: one path, three steps.
 * - question: an answer ends the path, so silence comes first. One path of silence, waiting, answer.
 * - island: only `walk` can be taken.
 */
const floors: readonly [
  name: string,
  small: SmallMachine,
  paths: number,
  steps: number,
  bound: readonly [number, number],
][] = [
  ['a chain', chain, 1, 2, [1, 2]],
  ['a diamond', diamond, 2, 4, [2, 4]],
  ['a guarded loop', guardedLoop, 1, 4, [1, 2]],
  ['two lamps', lamps, 1, 3, [1, 3]],
  ['a question', question, 1, 3, [1, 3]],
  ['an island', island, 1, 1, [1, 1]],
];

describe('the fewest paths', () => {
  it.each(floors)(
    'through %s are as few as possible',
    (_name, small, paths, steps, [boundPaths, boundSteps]) => {
      const result = coverMachine(small);
      expect([...result.aims].filter((aim) => !result.covered.has(aim))).toEqual([]);
      expect([result.paths.length, result.steps]).toEqual([paths, steps]);
      expect(result.bound).toEqual({ paths: boundPaths, steps: boundSteps });
    },
  );

  it.each<[Cover, number]>([
    // The root counts, and so does the input.
    ['states', 5],
    ['transitions', 5],
    // Pairs, and everything that covering transitions covers.
    ['pairs', 7],
  ])('cover %s of a diamond', (cover, count) => {
    const { aims, covered: found } = coverMachine(diamond, { cover });
    expect(aims.size).toBe(count);
    expect([...aims].filter((aim) => !found.has(aim))).toEqual([]);
  });

  it('make a guard true and false', () => {
    expect(coverMachine(guardedLoop, { cover: 'guards' }).covered).toEqual(
      new Set([
        'loop.running: done [isTired] → loop.resting is false',
        'loop.running: done [isTired] → loop.resting is true',
      ]),
    );
  });
});

describe('paths of at most N steps', () => {
  it('are as many as necessary, and none is longer', () => {
    const { paths, bound } = coverMachine(lamps, { maxSteps: 2 });
    // Three steps are needed, and `dusk` comes first in each path.
    expect(paths.map((steps) => steps.length)).toEqual([2, 2]);
    expect(bound.paths).toBe(2);
  });

  it('omit what is farther away', () => {
    const { paths, covered: found } = coverMachine(guardedLoop, { maxSteps: 3 });
    expect(paths).toEqual([['again']]);
    expect(found).toEqual(new Set(['input: start', 'loop.running: again → loop.running']));
  });
});

it('bounds pairs by the steps that end one', () => {
  expect(coverMachine(diamond, { cover: 'pairs' }).bound).toEqual({ paths: 2, steps: 4 });
  expect(coverMachine(island, { cover: 'pairs' }).bound).toEqual({ paths: 1, steps: 1 });
  // Three steps take all transitions, but not in every order.
  const { bound, steps } = coverMachine(lamps, { cover: 'pairs' });
  expect(bound.steps).toBeGreaterThan(3);
  expect(bound.steps).toBeLessThanOrEqual(steps);
});

it('bounds only what the paths cover', () => {
  expect(coverMachine(chain, { maxSteps: 1 }).bound).toEqual({ paths: 1, steps: 1 });
  expect(coverMachine(diamond, { maxSteps: 1 }).bound).toEqual({ paths: 2, steps: 2 });
});

it('also covers every transition when covering pairs, even if no step is left for a second one', () => {
  const { paths, covered: found } = coverMachine(island, { cover: 'pairs' });
  expect(paths).toEqual([['walk', 'walk']]);
  expect(found).toContain('sea.shore: walk → sea.shore');
  const branches = coverMachine(diamond, { cover: 'pairs', maxSteps: 1 });
  expect(new Set(branches.paths.map((steps) => steps.at(0)))).toEqual(new Set(['left', 'right']));
});

it('is the same for the same seed', () => {
  expect(coverMachine(diamond, { seed: 7 }).paths).toEqual(coverMachine(diamond, { seed: 7 }).paths);
});
