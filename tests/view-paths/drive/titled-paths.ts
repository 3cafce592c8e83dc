import { registry } from '../../../machines/registry.ts';
import { scenarios } from '../../../machines/testing/index.ts';
import { describeFollowedPath } from '../../../model-tests/cover/describe-followed-path.ts';
import { generatePaths } from '../../../model-tests/cover/path-suite.ts';
import { exploreMachine } from '../../../model-tests/explore/explored-machine.ts';
import type { TitledPath } from './walk-views.ts';

/** A specific path, in the format of `describeFollowedPath`. */
export interface FurtherPath {
  readonly input: string;
  readonly labels: readonly string[];
}

/**
 * The paths that cover the transitions (or the states) of a flow, each short enough for a test, and the additional
 * ones.
 */
export function titledPaths(
  flow: string,
  further: readonly FurtherPath[],
  cover: 'transitions' | 'states' = 'transitions',
): readonly TitledPath[] {
  const entry = registry.find(({ id }) => id === flow);
  const scenario = scenarios[flow];
  if (entry === undefined || scenario === undefined) throw new Error(`There is no flow "${flow}".`);
  const { suite, paths } = generatePaths(exploreMachine(entry, scenario), {
    cover,
    maxSteps: 40,
    seed: 1,
  });
  const covering = paths.flatMap((path, index) => {
    const described = suite.paths[index];
    return described === undefined ? [] : [{ path, described }];
  });
  return [
    ...covering,
    ...further.map(({ input, labels }) => describeFollowedPath(entry, scenario, input, labels)),
  ];
}
