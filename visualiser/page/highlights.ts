import { statesIn, transitionsIn } from '../../model-tests/chart/read-chart.ts';
import type { BookMachine } from '../book/book.types.ts';
import { changedInside } from '../changes/changed-inside.ts';
import type { Marked } from '../changes/box-change.ts';
import type { Met } from '../choice/purchases.ts';
import { outlookIn } from '../choice/reasons.ts';
import { present, type Run } from '../simulator/run.ts';
import { numbersByState, type WayStep } from '../trail/way-of-trail.ts';

/** What is told about states and transitions on top of the drawing, by their ids. */
export interface Highlights extends Marked {
  /** States in which the simulated machine stands. */
  readonly active: ReadonlySet<string>;
  /** Steps, counted from 1, after which a way stood in the state. */
  readonly way: ReadonlyMap<string, readonly number[]>;
  /** Transitions that were taken: of the last move, or of a way. */
  readonly taken: ReadonlySet<string>;
  /** States and transitions that cannot happen. */
  readonly dimmed: ReadonlySet<string>;
  /** How often path tests enter a state or take a transition; null where the reader does not ask. */
  readonly visits: Readonly<Record<string, number>> | null;
  /** States in which a failed path stood when it broke. */
  readonly broken: ReadonlySet<string>;
}

/** What the reader has asked for. */
export interface Asked {
  readonly run: Run | null;
  readonly way: readonly WayStep[];
  /** The last step of a flow that runs in a browser; null where none does. */
  readonly live: WayStep | null;
  /** Name of the input whose reach is shown; empty for all. */
  readonly input: string;
  /** The situations of those for whom the drawing is shown; none for anybody. */
  readonly met: readonly Met[];
  /** Whether the drawing says what path tests walk. */
  readonly isCoverageShown: boolean;
  /** After which step a failed path broke; null where none is shown. */
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

/** The way of a failed path, as that of a trail. */
function wayOfRun(run: Run | null, brokenStep: number | null): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>();
  if (run === null || brokenStep === null) return numbers;
  [run.beginning, ...run.steps.map(({ move }) => move)].forEach(({ visited }, at) => {
    for (const id of visited) numbers.set(id, [...(numbers.get(id) ?? []), at]);
  });
  return numbers;
}

const standingAt = (run: Run | null, step: number | null): readonly string[] => {
  if (run === null || step === null) return [];
  return (step === 0 ? run.beginning : run.steps[step - 1]?.move)?.to.states ?? [];
};

export function highlightsFor(machine: BookMachine, asked: Asked): Highlights {
  const { run, way, live, isCoverageShown, brokenStep } = asked;
  const { changes } = machine;
  const changed = changes === null ? [] : [...changes.states, ...changes.transitions];
  const last = run?.steps[run.at - 1]?.move ?? null;
  return {
    active: new Set(run === null ? live?.states : present(run).to.states),
    way: brokenStep === null ? numbersByState(way) : wayOfRun(run, brokenStep),
    visits: isCoverageShown ? (machine.coverage?.visits ?? null) : null,
    broken: new Set(standingAt(run, brokenStep)),
    taken: new Set([
      ...(run === null ? (live?.transitions ?? []) : (last?.taken ?? [])),
      ...way.flatMap(({ transitions }) => transitions),
    ]),
    dimmed: dimmedIn(machine, asked),
    marks: new Map(changed.map(({ id, mark }) => [id, mark])),
    changedInside: changes === null ? new Set() : changedInside(machine.chart, changes),
  };
}
