import { registry } from '../../../machines/registry.ts';
import { scenarios } from '../../../machines/testing/index.ts';
import { readBaseline } from '../../../model-tests/baseline/baseline-files.ts';
import { describeFollowedPath } from '../../../model-tests/cover/describe-followed-path.ts';
import type { TitledPath } from './walk-views.ts';

/** A specific path, in the format of `describeFollowedPath`. */
export interface FurtherPath {
  readonly input: string;
  readonly labels: readonly string[];
}

/** The accepted paths of a flow as inputs and labels: following them takes no exploration, which takes seconds. */
const acceptedPaths = (flow: string): readonly FurtherPath[] =>
  (readBaseline(flow)?.paths ?? []).map(({ steps }) => {
    const [input = '', ...labels] = steps.map(({ label }) => label);
    return { input, labels };
  });

/** What a path shows of its flow, by what is to be covered. */
const shown = {
  transitions: ({ described }: TitledPath) => described.steps.flatMap(({ transitions }) => transitions),
  states: ({ described }: TitledPath) => [described.state, ...described.steps.map(({ state }) => state)],
} as const;

/** The paths without those that show only what the ones before them show. */
function pathsToSomethingNew(
  paths: readonly TitledPath[],
  shownBy: (path: TitledPath) => readonly string[],
): readonly TitledPath[] {
  const seen = new Set<string>();
  return paths.filter((path) => {
    const before = seen.size;
    for (const aim of shownBy(path)) seen.add(aim);
    return seen.size > before;
  });
}

/**
 * The accepted paths that together take all transitions of a flow (or enter all its states), and the additional ones.
 */
export function titledPaths(
  flow: string,
  further: readonly FurtherPath[],
  cover: 'transitions' | 'states' = 'transitions',
): readonly TitledPath[] {
  const entry = registry.find(({ id }) => id === flow);
  const scenario = scenarios[flow];
  if (entry === undefined || scenario === undefined) throw new Error(`There is no flow "${flow}".`);
  const follow = ({ input, labels }: FurtherPath) => describeFollowedPath(entry, scenario, input, labels);
  return [...pathsToSomethingNew(acceptedPaths(flow).map(follow), shown[cover]), ...further.map(follow)];
}
