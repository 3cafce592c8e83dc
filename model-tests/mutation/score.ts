import type { AnyStateMachine } from 'xstate';
import type { Scenario } from '../../machines/testing/index.ts';
import type { Path } from '../cover/path.types.ts';
import { withScriptedServices } from '../explore/instrumented-machine.ts';
import type { Sight } from '../replay/live-machine.ts';
import { sightsOf } from '../replay/replay.ts';
import { type Mutant, type Mutation, mutantsOf, mutations } from './mutants.ts';

interface Share {
  readonly noticed: number;
  readonly total: number;
}

/** How many mistakes in a chart its paths detect. */
export interface MutationScore {
  readonly shares: Readonly<Record<Mutation, Share>>;
  /** The undetected mistakes, as `<mutation>: <transition>`. */
  readonly missed: readonly string[];
  /** Mistakes that made the machine throw rather than go elsewhere, as `<mutation>: <transition>: <why>`. */
  readonly broke: readonly string[];
}

interface Trace {
  readonly path: Path;
  readonly sights: readonly Sight[];
}

const seen: readonly (keyof Sight)[] = ['isHeard', 'status', 'state', 'context', 'description'];
const isSame = (a: Sight, b: Sight): boolean => seen.every((part) => a[part] === b[part]);

/** How a path detects a mistake: a step looks different, or the machine throws. */
type Notice = { readonly how: 'seen' } | { readonly how: 'broke'; readonly why: string };

/** Null if the path looks the same on the mutant as on the machine at every step. */
function noticeOf({ path, sights }: Trace, mutant: AnyStateMachine, scenario: Scenario): Notice | null {
  let step = 0;
  try {
    for (const sight of sightsOf(mutant, scenario, path)) {
      const expected = sights[step];
      if (expected === undefined || !isSame(expected, sight)) return { how: 'seen' };
      step += 1;
    }
    return null;
  } catch (error) {
    return { how: 'broke', why: (error as Error).message };
  }
}

/** The first step of a path that takes a transition; greater than any step if none does. */
function stepTaking({ beginning, steps }: Path, transition: string): number {
  const step = [beginning, ...steps.map(({ move }) => move)].findIndex(({ taken }) =>
    taken.includes(transition),
  );
  return step === -1 ? Number.MAX_SAFE_INTEGER : step;
}

/** Paths that reach the transition earliest come first, because they are the most likely to detect its mistake. */
const soonestFirst = (traces: readonly Trace[], transition: string): readonly Trace[] => {
  const stepped = traces.map((trace) => ({ trace, step: stepTaking(trace.path, transition) }));
  return stepped.toSorted((a, b) => a.step - b.step).map(({ trace }) => trace);
};

/** Plays the paths on every chart with a single mistake. Any visible difference counts as detection. */
export function mutationScore(
  machine: AnyStateMachine,
  scenario: Scenario,
  paths: readonly Path[],
): MutationScore {
  const scripted = withScriptedServices(machine, scenario);
  const traces = paths.map((path) => ({ path, sights: [...sightsOf(scripted, scenario, path)] }));
  const firstNotice = (mutant: Mutant): Notice | null => {
    const built = mutant.build();
    for (const trace of soonestFirst(traces, mutant.transition)) {
      const notice = noticeOf(trace, built, scenario);
      if (notice !== null) return notice;
    }
    return null;
  };
  const judged = mutantsOf(machine, scenario).map((mutant) => ({ ...mutant, notice: firstNotice(mutant) }));
  const shareOf = (mutation: Mutation): Share => {
    const ofKind = judged.filter((mutant) => mutant.mutation === mutation);
    return { noticed: ofKind.filter(({ notice }) => notice !== null).length, total: ofKind.length };
  };
  return {
    shares: Object.fromEntries(mutations.map((mutation) => [mutation, shareOf(mutation)])) as Record<
      Mutation,
      Share
    >,
    missed: judged
      .filter(({ notice }) => notice === null)
      .map(({ mutation, transition }) => `${mutation}: ${transition}`),
    broke: judged.flatMap(({ mutation, transition, notice }) =>
      notice?.how === 'broke' ? [`${mutation}: ${transition}: ${notice.why}`] : [],
    ),
  };
}
