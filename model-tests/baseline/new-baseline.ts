import { createHash } from 'node:crypto';
import { coverWithPaths } from '../cover/cover.ts';
import { followStimuli } from '../cover/follow-stimuli.ts';
import { idLength, labelsOf } from '../cover/describe-path.ts';
import type { Path } from '../cover/path.types.ts';
import type { ExploredMachine } from '../explore/explored-machine.ts';
import type { AcceptedPath, Baseline } from './accepted-path.types.ts';
import { observe, observed, type ObservedMachine } from './observe.ts';
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

/** The paths to accept for a machine: those accepted before that can still happen, and more for what these leave out. */
export function newBaseline(explored: ExploredMachine, before: Baseline | null): Baseline {
  const { entry, scenario, simulation, exploration } = explored;
  const ways = (scenario.ways ?? []).map(({ input, labels }) => followStimuli(simulation, input, labels));
  const kept = (before?.paths ?? []).flatMap((path) => pathNow(simulation, path) ?? []);
  const given = [...kept, ...(before === null ? ways : [])];
  const paths = covering.reduce<readonly Path[]>(
    (found, options) => coverWithPaths(simulation, exploration, { ...options, seed: 1 }, found),
    given,
  );
  const machine = observed(entry.machine, scenario);
  return {
    flow: entry.id,
    title: entry.title,
    paths: paths.map((path) => acceptedPath(machine, path)),
  };
}
