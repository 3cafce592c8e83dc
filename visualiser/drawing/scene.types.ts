/** What a line of a box says; it is drawn accordingly. */
export type LineRole = 'description' | 'service' | 'inside' | 'event' | 'branch';

export interface BoxLine {
  readonly role: LineRole;
  readonly text: string;
  /** Ids of the chart's transitions that the line speaks of; empty where it speaks of none. */
  readonly transitions: readonly string[];
}

/** A state; what is possible anywhere in an open state; a state outside of what is shown; where the way begins. */
export type BoxKind = 'state' | 'anywhere' | 'outside' | 'start';

export interface SceneBox {
  /** Unique in the scene. */
  readonly id: string;
  readonly kind: BoxKind;
  /** The chart's state that the box stands for. */
  readonly state: string;
  readonly title: string;
  readonly lines: readonly BoxLine[];
  /** Boxes of a smaller rank stand higher; equal ones side by side. */
  readonly rank: number;
}

/** All transitions between two boxes as one line; `from` is the one that comes first in the chart where it goes both ways. */
export interface SceneEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly transitions: readonly string[];
  /** Ids of the transitions that lead back from `to` to `from`. */
  readonly returns: readonly string[];
}

/** A state that is open: its box stands around its children. */
export interface SceneFrame {
  readonly state: string;
  readonly title: string;
  /** Ids of the boxes in it, those of frames in it included. */
  readonly boxes: readonly string[];
  /** How many frames stand around it. */
  readonly depth: number;
}

/** A part of a drawing that is laid out by itself: regions run beside each other and share no line. */
export interface ScenePart {
  readonly boxes: readonly SceneBox[];
  readonly edges: readonly SceneEdge[];
  readonly frames: readonly SceneFrame[];
}

export interface Rectangle {
  /** Pixels from the drawing's upper left corner. */
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

/** A drawing with every place known; whoever shows it calculates nothing. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly edges: readonly PlacedEdge[];
  readonly frames: readonly PlacedFrame[];
}
