import type { SonogramPlace as Place } from '../../../src/pictures/sonograms.ts';

/** What a place reflects, and where its grain comes from, so that the grain moves with the tissue. */
interface Echo extends Place {
  /** From 0, fluid, to 1, bone. */
  readonly light: number;
}

/** The anatomy in front of the lens. `phase` runs from 0 to 1 in one loop. */
export type Anatomy = (place: Place, phase: number) => Echo;

const turn = 2 * Math.PI;

/** Rises and falls once in a loop, from −1 to 1. */
export const sway = (phase: number, shift = 0): number => Math.sin(turn * (phase + shift));

/** A heartbeat: rises to 1 and falls in the first part of a loop, and is 0 in the rest. */
export const beat = (phase: number, length = 0.45): number =>
  phase < length ? Math.sin((Math.PI * phase) / length) ** 2 : 0;

interface Oval extends Place {
  readonly wide: number;
  readonly high: number;
  /** In radians, clockwise. */
  readonly lean?: number;
}

/** The distance from the center of an oval as a share of its radius: 1 at its edge. */
export function ovalAt({ x, y }: Place, { x: cx, y: cy, wide, high, lean = 0 }: Oval): number {
  const [dx, dy] = [x - cx, y - cy];
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  return Math.hypot((dx * cos + dy * sin) / wide, (dy * cos - dx * sin) / high);
}

/** A soft band: 1 where `distance` is 0, and next to nothing beyond two widths. */
export const band = (distance: number, width: number): number => Math.exp(-((distance / width) ** 2));

/** Rises from 0 to 1 where `value` passes `from`, over `width`. */
export function rise(value: number, from: number, width: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / width + 0.5));
  return share * share * (3 - 2 * share);
}

/** The distance to a line from one place to another. */
export function lineAt({ x, y }: Place, from: Place, to: Place): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy);
}

/** Replaces `outside` by `inside` within an oval, with a soft edge. */
export const within = (oval: number, inside: number, outside: number, soft = 0.08): number =>
  outside + (inside - outside) * (1 - rise(oval, 1, soft));

/** Skin, fat and muscle under the lens, as far as `depth`; `below` is what follows. */
export function wall({ x, y }: Place, depth: number, below: number): number {
  const line = (at: number, bend: number) =>
    band(y - depth * at - bend * depth * Math.sin(6 * x + 9 * at), depth * 0.05);
  const layers =
    0.34 +
    0.5 * band(y, depth * 0.12) +
    0.3 * line(0.42, 0.04) +
    0.26 * line(0.6, 0.06) +
    0.22 * line(0.78, 0.05);
  return layers + (below - layers) * rise(y, depth, depth * 0.16) + 0.36 * line(1, 0.05);
}
