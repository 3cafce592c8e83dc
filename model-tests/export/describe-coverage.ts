import { type Cover, covers } from '../cover/aims.ts';
import type { PathSuite } from '../cover/path-suite.types.ts';
import { countText } from '../words/count-text.ts';
import { joinWithAnd } from '../words/join-with-and.ts';

/** The names of covers, with a clarification. */
const namesOfAims: Readonly<Record<Cover, readonly [name: string, more: string]>> = {
  states: ['states', ''],
  transitions: ['transitions', ''],
  guards: ['outcomes of conditions', ' (each is to be met once, and once not)'],
  pairs: ['pairs of transitions', ' that can follow each other'],
};

/** The name of a cover's aims. */
export const nameOfAims = (cover: Cover): string => namesOfAims[cover][0];

type Walked = Pick<
  PathSuite,
  'paths' | 'maxSteps' | 'lowerBound' | 'coverage' | 'beyondMaxSteps' | 'isComplete' | 'explored'
>;

/** The aims that need more steps than the paths may have, in at most one sentence. */
function whatIsTooFar({ maxSteps, beyondMaxSteps }: Walked): readonly string[] {
  const counts = covers
    .filter((cover) => beyondMaxSteps[cover] > 0)
    .map((cover) => `${beyondMaxSteps[cover]} of the ${nameOfAims(cover)}`);
  if (maxSteps === null || counts.length === 0) return [];
  return [`Only ways of more than ${countText(maxSteps, 'step')} reach ${joinWithAnd(counts)}.`];
}

/** The number of paths and their coverage, in sentences. Every output uses them. */
export function describeCoverage(suite: Walked): readonly string[] {
  const { paths, lowerBound, coverage, isComplete, explored } = suite;
  const lengths = paths.map(({ steps }) => steps.length);
  const steps = lengths.reduce((sum, length) => sum + length, 0);
  const counts = covers.map((cover) => {
    const { covered, total } = coverage[cover];
    return `${covered} of ${total} ${namesOfAims[cover].join('')}`;
  });
  return [
    `${countText(paths.length, 'path')} with ${countText(steps, 'step')}, ${Math.max(0, ...lengths)} in the longest; no fewer than ${countText(lowerBound.paths, 'path')} and ${countText(lowerBound.steps, 'step')} can cover the same.`,
    `They walk ${counts.join(', ')}.`,
    ...whatIsTooFar(suite),
    isComplete
      ? `They are chosen from a walk through all ${explored.states} situations that a condition can tell apart, so what is not reached cannot happen in this scenario.`
      : `They are chosen from a walk through ${explored.states} situations that a condition can tell apart; that is its limit, and there are more. Bounds and lists speak of what it found; what they call unreached may still happen.`,
  ];
}
