import type { Rectangle } from './scene.types.ts';

/** The directions of the arrow keys. */
const directions = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
} as const;
export type Direction = keyof typeof directions;

export const isDirection = (key: string): key is Direction => Object.hasOwn(directions, key);

/** How much farther a box beside the direction counts than one straight ahead. */
const asideFactor = 2;

const centerOf = ({ x, y, width, height }: Rectangle) => ({ x: x + width / 2, y: y + height / 2 });

/** The distance that two extents leave between each other; 0 if they overlap. */
const gapBetween = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.max(0, otherStart - (start + length), start - (otherStart + otherLength));

/** The nearest box in a direction; null at the edge of the drawing. */
export function nearestBox<Box extends Rectangle>(
  boxes: readonly Box[],
  from: Box,
  direction: Direction,
): Box | null {
  const { x, y } = directions[direction];
  const here = centerOf(from);
  const ahead = boxes.flatMap((box) => {
    const there = centerOf(box);
    const along = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside =
      x === 0
        ? gapBetween(from.x, from.width, box.x, box.width)
        : gapBetween(from.y, from.height, box.y, box.height);
    return box === from || along <= 0 ? [] : [{ box, distance: along + asideFactor * aside }];
  });
  return ahead.toSorted((a, b) => a.distance - b.distance)[0]?.box ?? null;
}
