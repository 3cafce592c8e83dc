import type { Mark } from '../changes/compare-charts.ts';

/** What is told about states and transitions on top of the drawing, by their ids. */
export interface Highlights {
  /** States in which the simulated machine stands. */
  readonly active: ReadonlySet<string>;
  /** Steps, counted from 1, after which a way stood in the state. */
  readonly way: ReadonlyMap<string, readonly number[]>;
  /** States and transitions that cannot happen. */
  readonly dimmed: ReadonlySet<string>;
  /** What another version had otherwise. */
  readonly marks: ReadonlyMap<string, Mark>;
}

export const noHighlights: Highlights = {
  active: new Set(),
  way: new Map(),
  dimmed: new Set(),
  marks: new Map(),
};
