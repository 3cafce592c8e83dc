import { createHash } from 'node:crypto';
import { coveredByAny, coverWithPaths } from '../cover/cover.ts';
import { followStimuli } from '../cover/follow-stimuli.ts';
import { idLength, labelsOf } from '../cover/describe-path.ts';
import type { Path } from '../cover/path.types.ts';
import type { ExploredMachine } from '../explore/explored-machine.ts';
import type { AcceptedPath, Baseline } from './accepted-path.types.ts';
import { brokenPathOf } from './broken-path.ts';
import { observe, observeMachine, type ObservedMachine } from './observe.ts';
import { pathNow } from './path-now.ts';

/** First paths that a person can follow, then longer ones for what is farther away. */
const covering = [
  { cover: 'transitions', maxSteps: 20 },
  { cover: 'guards', maxSteps: 20 },
  { cover: 'transitions', maxSteps: Infinity },
  { cover: 'guards', maxSteps: Infinity },
] as const;

function acceptedPath(machine: ObservedMachine, path: Path): AcceptedPath {
  const steps = [
    { label: path.input, sentence: machine.scenario.inputs[path.input]?.sentence ?? path.input },
    ...path.steps.map(({ stimulus: { label, sentence } }) => ({ label, sentence })),
  ];
  const hash = createHash('sha256')
    .update(JSON.stringify(labelsOf(path)))
    .digest('hex');
  return { id: hash.slice(0, idLength), steps: [...observe(machine, steps)] };
}

const aimsOf = (paths: readonly Path[]): ReadonlySet<string> =>
  new Set([...coveredByAny(paths, 'transitions'), ...coveredByAny(paths, 'guards')]);

/** The paths, and those of `others` that cover something more. */
const withNeeded = (paths: readonly Path[], others: readonly Path[]): readonly Path[] =>
  others.reduce<readonly Path[]>((chosen, path) => {
    const covered = aimsOf(chosen);
    return [...aimsOf([path])].every((aim) => covered.has(aim)) ? chosen : [...chosen, path];
  }, paths);

const isSamePath = (a: Path) => (b: Path) => labelsOf(a).join('\n') === labelsOf(b).join('\n');

/**
 * The paths to accept for a machine. Those that were accepted and still hold stay; those that lead elsewhere now, while
 * they cover something; then come new ones for what is left.
 */
export function newBaseline(explored: ExploredMachine, before: Baseline | null): Baseline {
  const { entry, scenario, simulation, exploration } = explored;
  const machine = observeMachine(entry.machine, scenario);
  const known = (before?.paths ?? []).flatMap((path) => {
    const now = pathNow(simulation, path);
    return now === null ? [] : [{ now, holds: brokenPathOf(entry.id, machine, path) === null }];
  });
  const ways = (scenario.ways ?? []).map(({ input, labels }) => followStimuli(simulation, input, labels));
  const kept = withNeeded(
    known.filter(({ holds }) => holds).map(({ now }) => now),
    known.filter(({ holds }) => !holds).map(({ now }) => now),
  );
  const given = [...kept, ...ways.filter((way) => !kept.some(isSamePath(way)))];
  const paths = covering.reduce<readonly Path[]>(
    (found, options) => coverWithPaths(simulation, exploration, { ...options, seed: 1 }, found),
    given,
  );
  return {
    flow: entry.id,
    title: entry.title,
    paths: inFormerOrder(
      paths.map((path) => acceptedPath(machine, path)),
      before,
    ),
  };
}

/** What was there before comes first and in its order, so that a difference shows only what is another path. */
function inFormerOrder(paths: readonly AcceptedPath[], before: Baseline | null): readonly AcceptedPath[] {
  const ids = (before?.paths ?? []).map(({ id }) => id);
  const former = ids.flatMap((id) => paths.find((path) => path.id === id) ?? []);
  return [...former, ...paths.filter(({ id }) => !ids.includes(id))];
}
