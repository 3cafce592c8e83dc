import { statesIn, transitionsIn } from '../../model-tests/chart/read-chart.ts';
import type { BookMachine } from '../book/book.types.ts';
import type { Mark } from '../changes/compare-charts.ts';
import { present, type Run } from '../simulator/run.ts';
import { numbersByState, type WayStep } from '../trail/way-of-trail.ts';

/** What is told about states and transitions on top of the drawing, by their ids. */
export interface Highlights {
  /** States in which the simulated machine stands. */
  readonly active: ReadonlySet<string>;
  /** Steps, counted from 1, after which a way stood in the state. */
  readonly way: ReadonlyMap<string, readonly number[]>;
  /** Transitions that were taken: of the last move, or of a way. */
  readonly taken: ReadonlySet<string>;
  /** States and transitions that cannot happen. */
  readonly dimmed: ReadonlySet<string>;
  /** What another version had otherwise. */
  readonly marks: ReadonlyMap<string, Mark>;
}

/** What the reader has asked for. */
export interface Asked {
  readonly run: Run | null;
  readonly way: readonly WayStep[];
  /** Name of the input whose reach is shown; empty for all. */
  readonly input: string;
}

function dimmedIn({ chart, reaches }: BookMachine, input: string): ReadonlySet<string> {
  const reach = reaches.find((candidate) => candidate.input === input);
  if (reach === undefined) return new Set();
  const reached = new Set([...reach.states, ...reach.transitions]);
  const all = [...statesIn(chart.root), ...transitionsIn(chart)].map(({ id }) => id);
  return new Set(all.filter((id) => !reached.has(id)));
}

export function highlightsFor(machine: BookMachine, { run, way, input }: Asked): Highlights {
  const { changes } = machine;
  const changed = changes === null ? [] : [...changes.states, ...changes.transitions];
  const last = run?.steps[run.at - 1]?.move ?? null;
  return {
    active: new Set(run === null ? [] : present(run).to.states),
    way: numbersByState(way),
    taken: new Set([...(last?.taken ?? []), ...way.flatMap(({ transitions }) => transitions)]),
    dimmed: dimmedIn(machine, input),
    marks: new Map(changed.map(({ id, mark }) => [id, mark])),
  };
}
