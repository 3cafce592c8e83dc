/** The kind of a line in a box, which determines its style. */
export type LineRole = 'description' | 'service' | 'inside' | 'event' | 'branch';

export interface BoxLine {
  readonly role: LineRole;
  readonly text: string;
  /** The IDs of the transitions that the line describes; empty if it describes none. */
  readonly transitions: readonly string[];
}

/** A state; what is possible anywhere in an open state; an outside state; or the start. */
export type BoxKind = 'state' | 'anywhere' | 'outside' | 'start';

export interface SceneBox {
  /** Unique in the scene. */
  readonly id: string;
  readonly kind: BoxKind;
  /** The chart's state that the box represents. */
  readonly state: string;
  readonly title: string;
  readonly lines: readonly BoxLine[];
  /** Boxes with a smaller rank are higher; equal ranks are side by side. */
  readonly rank: number;
}

/** All transitions between two boxes as one line. For both directions, `from` comes first in the chart. */
export interface SceneEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly transitions: readonly string[];
  /** The IDs of the transitions from `to` back to `from`. */
  readonly returns: readonly string[];
}

/** An open state, drawn as a frame around its children. */
export interface SceneFrame {
  readonly state: string;
  readonly title: string;
  /** The IDs of the boxes inside, including those in nested frames. */
  readonly boxes: readonly string[];
  /** The number of enclosing frames. */
  readonly depth: number;
}

/** A part of a drawing with its own layout. Regions run in parallel and share no lines. */
export interface ScenePart {
  readonly boxes: readonly SceneBox[];
  readonly edges: readonly SceneEdge[];
  readonly frames: readonly SceneFrame[];
}

export interface Rectangle {
  /** In pixels from the top left corner of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type PlacedBox = SceneBox & Rectangle;
export type PlacedFrame = Omit<SceneFrame, 'boxes'> & Rectangle;
export type PlacedEdge = SceneEdge & { readonly points: readonly Point[] };

/** The words on a line, where there is room for them. */
export interface PlacedLabel {
  /** The ID of the line. */
  readonly id: string;
  readonly lines: readonly string[];
  /** The start of the first baseline. */
  readonly x: number;
  readonly y: number;
}

/** A drawing with all coordinates, so that the page needs no layout. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly edges: readonly PlacedEdge[];
  readonly frames: readonly PlacedFrame[];
  /** Absent where the boxes say what the lines mean. */
  readonly labels?: readonly PlacedLabel[];
}
