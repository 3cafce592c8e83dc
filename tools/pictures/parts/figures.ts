import { polygonPath } from './path.ts';
import { element, group } from './svg.ts';
import type { Vec2 } from './vector.ts';

/** The gray of dimensions and captions, readable in large type on paper and on ink. */
export const measureColour = '#7d8894';

interface TextOptions {
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly colour?: string;
  readonly turn?: number;
}

/** Figures and units, in the reader's system font. */
export function caption(
  [x, y]: Vec2,
  words: string,
  { size = 20, anchor = 'middle', colour = measureColour, turn }: TextOptions = {},
): string {
  return element(
    'text',
    {
      x,
      y,
      'font-size': size,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      fill: colour,
      transform: turn === undefined ? undefined : `rotate(${turn} ${x} ${y})`,
    },
    words,
  );
}

/**
 * A dimension line as in technical drawings: a line between two points with end strokes, and the length beside its
 * middle.
 */
export function dimension(from: Vec2, to: Vec2, words: string, side: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Vec2 = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const across: Vec2 = [-along[1], along[0]];
  const end = ([x, y]: Vec2): string =>
    polygonPath(
      [
        [x - across[0] * 7, y - across[1] * 7],
        [x + across[0] * 7, y + across[1] * 7],
      ],
      false,
    );
  const isUpright = Math.abs(along[1]) > 0.7;
  const middle: Vec2 = [(from[0] + to[0]) / 2 + across[0] * side, (from[1] + to[1]) / 2 + across[1] * side];
  const isShort = length < 60;
  const label = !isUpright
    ? caption(middle, words)
    : isShort
      ? caption([middle[0], middle[1] + 7], words, { anchor: 'start' })
      : caption(middle, words, { turn: -90 });
  return (
    group(
      { stroke: measureColour, 'stroke-width': 1.5 },
      element('path', { d: polygonPath([from, to], false) + end(from) + end(to) }),
    ) + label
  );
}

/** A bar of `millimetres`, alternating in tone every cm, with its length. */
export function scaleBar([x, y]: Vec2, unitsPerMillimetre: number, millimetres: number): string {
  const cell = 10 * unitsPerMillimetre;
  const cells = Array.from({ length: millimetres / 10 }, (_, index) =>
    index % 2 === 0
      ? element('rect', { x: x + index * cell, y, width: cell, height: 8, fill: measureColour })
      : '',
  );
  const frame = element('rect', {
    x,
    y,
    width: millimetres * unitsPerMillimetre,
    height: 8,
    stroke: measureColour,
    'stroke-width': 1.5,
  });
  return (
    cells.join('') +
    frame +
    caption([x, y + 32], '0') +
    caption([x + millimetres * unitsPerMillimetre, y + 32], `${millimetres} mm`)
  );
}
