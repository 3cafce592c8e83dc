import type { AnyStateMachine } from 'xstate';
import type { Scenario } from '../../machines/testing/index.ts';
import type { Path } from '../cover/path.types.ts';
import { withScriptedServices } from '../explore/instrumented-machine.ts';
import type { Sight } from '../replay/live-machine.ts';
import { sightsOf } from '../replay/replay.ts';
import { type Mutant, type Mutation, mutantsOf, mutations } from './mutants.ts';

export interface Share {
  readonly noticed: number;
  readonly total: number;
}

/** How many mistakes in a chart its paths notice. */
export interface MutationScore {
  readonly shares: Readonly<Record<Mutation, Share>>;
  /** Mistakes that no path noticed, as `<mutation>: <transition>`. */
  readonly missed: readonly string[];
}

interface Trace {
  readonly path: Path;
  readonly sights: readonly Sight[];
}

const seen: readonly (keyof Sight)[] = ['isHeard', 'status', 'state', 'context', 'told'];
const isSame = (a: Sight, b: Sight): boolean => seen.every((part) => a[part] === b[part]);

/** Whether a path that is played on the mutant looks other than on the machine at any step, or breaks. */
function notices({ path, sights }: Trace, mutant: AnyStateMachine, scenario: Scenario): boolean {
  let step = 0;
  try {
    for (const sight of sightsOf(mutant, scenario, path)) {
      const expected = sights[step];
      if (expected === undefined || !isSame(expected, sight)) return true;
      step += 1;
    }
    return false;
  } catch {
    return true;
  }
}

/** Plays the paths on every chart with one mistake. A mistake is noticed by anything that can be seen. */
export function mutationScore(
  machine: AnyStateMachine,
  scenario: Scenario,
  paths: readonly Path[],
): MutationScore {
  const scripted = withScriptedServices(machine, scenario);
  const traces = paths.map((path) => ({ path, sights: [...sightsOf(scripted, scenario, path)] }));
  const isNoticed = (mutant: Mutant) => {
    const built = mutant.build();
    return traces.some((trace) => notices(trace, built, scenario));
  };
  const judged = mutantsOf(machine, scenario).map((mutant) => ({ ...mutant, isNoticed: isNoticed(mutant) }));
  const shareOf = (mutation: Mutation): Share => {
    const ofKind = judged.filter((mutant) => mutant.mutation === mutation);
    return { noticed: ofKind.filter((mutant) => mutant.isNoticed).length, total: ofKind.length };
  };
  return {
    shares: Object.fromEntries(mutations.map((mutation) => [mutation, shareOf(mutation)])) as Record<
      Mutation,
      Share
    >,
    missed: judged
      .filter((mutant) => !mutant.isNoticed)
      .map(({ mutation, transition }) => `${mutation}: ${transition}`),
  };
}
