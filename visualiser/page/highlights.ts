import { statesIn, transitionsIn } from '../../model-tests/chart/read-chart.ts';
import type { BookMachine } from '../book/book.types.ts';
import { type ImpossibleInside, impossibleInside } from '../choice/impossible-inside.ts';
import { changedInside } from '../changes/changed-inside.ts';
import type { Marked } from '../changes/box-change.ts';
import type { Met } from '../choice/purchases.ts';
import { outlookIn } from '../choice/reasons.ts';
import { countRemarks } from '../remarks/pinned-remarks.ts';
import type { Remark } from '../remarks/remark.schema.ts';
import { presentMove, type Run } from '../simulator/run.ts';
import { numbersByState, type TrailStep } from '../trail/trail-steps.ts';

/** The highlighting of states and transitions in a drawing, by ID. */
export interface Highlights extends Marked {
  /** The current states of the simulated or live machine. */
  readonly active: ReadonlySet<string>;
  /** The numbers of the steps, from 1, that led to each state. */
  readonly way: ReadonlyMap<string, readonly number[]>;
  /** The transitions of the last step, or of a path. */
  readonly taken: ReadonlySet<string>;
  /** Impossible states and transitions. */
  readonly dimmed: ReadonlySet<string>;
  /** What is impossible inside of states that are themselves possible. */
  readonly impossibleInside: ReadonlyMap<string, ImpossibleInside>;
  /** How often path tests enter a state or take a transition; null if not requested. */
  readonly visits: Readonly<Record<string, number>> | null;
  /** How many remarks are pinned to each state, its transitions and what is inside it. */
  readonly remarks: ReadonlyMap<string, number>;
  /** The transitions with a remark. */
  readonly remarkedTransitions: ReadonlySet<string>;
  /** The states at which a failed path broke. */
  readonly broken: ReadonlySet<string>;
}

/** The reader's selections. */
export interface Asked {
  readonly run: Run | null;
  readonly way: readonly TrailStep[];
  /** The last step of a flow that runs in a browser; null if there is none. */
  readonly live: TrailStep | null;
  /** The name of the input whose reach is shown; empty for all. */
  readonly input: string;
  /** The situations of the chosen buyers; empty for any buyer. */
  readonly met: readonly Met[];
  /** Whether the drawing shows the coverage of path tests. */
  readonly isCoverageShown: boolean;
  readonly remarks: readonly Remark[];
  /** The step after which a failed path broke; null if none is shown. */
  readonly brokenStep: number | null;
}

function impossibleFor({ chart, reaches }: BookMachine, input: string): readonly string[] {
  const reach = reaches.find((candidate) => candidate.input === input);
  if (reach === undefined) return [];
  const reached = new Set([...reach.states, ...reach.transitions]);
  return [...statesIn(chart.root), ...transitionsIn(chart)]
    .map(({ id }) => id)
    .filter((id) => !reached.has(id));
}

function dimmedIn(machine: BookMachine, { input, met }: Asked): ReadonlySet<string> {
  const { cannot } = outlookIn(
    machine.outlooks,
    met.map(({ situation }) => situation),
  );
  return new Set([...impossibleFor(machine, input), ...cannot]);
}

/** The steps of a failed path by state, as for a trail. */
function wayOfRun(run: Run | null, brokenStep: number | null): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>();
  if (run === null || brokenStep === null) return numbers;
  [run.beginning, ...run.steps.map(({ move }) => move)].forEach(({ visited }, at) => {
    for (const id of visited) numbers.set(id, [...(numbers.get(id) ?? []), at]);
  });
  return numbers;
}

const restingStatesAt = (run: Run | null, step: number | null): readonly string[] => {
  if (run === null || step === null) return [];
  return (step === 0 ? run.beginning : run.steps[step - 1]?.move)?.to.states ?? [];
};

/** What is highlighted in a drawing: a run, a way, changes, coverage or a live flow. */
export function highlightsFor(machine: BookMachine, asked: Asked): Highlights {
  const { run, way, live, isCoverageShown, brokenStep } = asked;
  const { changes } = machine;
  const changed = changes === null ? [] : [...changes.states, ...changes.transitions];
  const last = run?.steps[run.at - 1]?.move ?? null;
  const dimmed = dimmedIn(machine, asked);
  return {
    active: new Set(run === null ? live?.states : presentMove(run).to.states),
    way: brokenStep === null ? numbersByState(way) : wayOfRun(run, brokenStep),
    visits: isCoverageShown ? (machine.coverage?.visits ?? null) : null,
    remarks: countRemarks(machine.chart, asked.remarks),
    remarkedTransitions: new Set(asked.remarks.map(({ about }) => about)),
    broken: new Set(restingStatesAt(run, brokenStep)),
    taken: new Set([
      ...(run === null ? (live?.transitions ?? []) : (last?.taken ?? [])),
      ...way.flatMap(({ transitions }) => transitions),
    ]),
    dimmed,
    impossibleInside: impossibleInside(machine.chart, dimmed),
    marks: new Map(changed.map(({ id, mark }) => [id, mark])),
    changedInside: changes === null ? new Set() : changedInside(machine.chart, changes),
  };
}
