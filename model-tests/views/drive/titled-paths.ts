import { registry } from '../../../machines/registry.ts';
import { scenarios } from '../../../machines/testing/index.ts';
import { generatePaths } from '../../cover/path-suite.ts';
import { exploreMachine } from '../../explore/explored-machine.ts';
import type { TitledPath } from './walk-views.ts';

/** The paths that cover the transitions of a flow, none longer than a test can comfortably be. */
export function titledPaths(flow: string): readonly TitledPath[] {
  const entry = registry.find(({ id }) => id === flow);
  const scenario = scenarios[flow];
  if (entry === undefined || scenario === undefined) throw new Error(`Nobody knows the flow "${flow}".`);
  const { suite, paths } = generatePaths(exploreMachine(entry, scenario), {
    cover: 'transitions',
    maxSteps: 40,
    seed: 1,
  });
  return paths.flatMap((path, index) => {
    const described = suite.paths[index];
    return described === undefined ? [] : [{ path, described }];
  });
}
