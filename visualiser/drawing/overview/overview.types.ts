import type { SceneBox, SceneEdge } from '../scene.types.ts';

/** A box of the overview and its place in the grid. */
export interface Cell {
  readonly box: Omit<SceneBox, 'rank'>;
  readonly row: number;
  readonly column: number;
}

/** A state with its children closed, as a grid in chart order. */
export interface OverviewScene {
  readonly cells: readonly Cell[];
  readonly edges: readonly SceneEdge[];
}

/** The edge of a box at which a line ends. */
type Side = 'top' | 'bottom';

export interface Port {
  readonly cell: Cell;
  readonly side: Side;
  /** Lines of one net leave a box at the same point. */
  readonly net: string;
}

/**
 * The route of a line through the grid. `channels` run between rows (channel 1 is below row 0), `gutters` beside
 * columns (gutter 0 is left of column 0). A line within one channel needs no gutter.
 */
export interface GridRoute {
  readonly edge: SceneEdge;
  readonly net: string;
  readonly from: Port;
  readonly to: Port;
  readonly channels: readonly number[];
  readonly gutter: number | null;
}
