import type { RegisteredMachine } from '../../machines/registry.ts';
import { scenarios } from '../../machines/testing/index.ts';
import { generatePaths } from '../../model-tests/cover/path-suite.ts';
import { describeCoverage } from '../../model-tests/export/describe-coverage.ts';
import { exploreMachine } from '../../model-tests/explore/explored-machine.ts';
import { defaultMaxSteps } from '../../model-tests/options.ts';
import type { PathCoverage } from './book.types.ts';

const countById = (ids: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
};

/** The coverage of `npm run paths` without options; null for a machine without a scenario. */
export function coverageOf(entry: RegisteredMachine): PathCoverage | null {
  const scenario = scenarios[entry.id];
  if (scenario === undefined) return null;
  const options = { cover: 'transitions', maxSteps: defaultMaxSteps, seed: 1 } as const;
  const { paths, suite } = generatePaths(exploreMachine(entry, scenario), options);
  const moves = paths.flatMap(({ beginning, steps }) => [beginning, ...steps.map(({ move }) => move)]);
  const visits = countById(moves.flatMap(({ visited, taken }) => [...visited, ...taken]));
  return { summary: describeCoverage(suite), visits };
}
