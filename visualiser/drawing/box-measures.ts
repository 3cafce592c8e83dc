import type { BoxKind, LineRole, PlacedBox, SceneBox } from './scene.types.ts';
import { textWidth } from './text-metrics.ts';

const width = 252;
const padding = 12;

/** The space beside the simulator in a window of 1280 pixels. */
export const drawingSpace = 958;

/** The measures of a box in pixels, shared by layout and page. */
export const boxMeasures = {
  width,
  padding,
  textWidth: width - 2 * padding,
  titleSize: 14,
  titleHeight: 32,
  badgeSize: 11,
  /** The height of badges on the lower edge, where they fit beside no text. */
  badgeHeight: 15,
  textSize: 12,
  lineHeight: 17,
  /** The gap between lines of different kinds. */
  groupGap: 6,
  startSize: 12,
  indents: { description: 0, service: 0, inside: 0, event: 0, branch: 10 } satisfies Record<LineRole, number>,
} as const;

/** Four narrow boxes side by side in a window of 1280 pixels, with room for the lines between them. */
export const overviewMeasures = {
  columns: 4,
  width: 196,
  textWidth: 196 - 2 * padding,
  /** A state with fewer children is drawn in full. */
  leastStates: 8,
  margin: 8,
  trackGap: 7,
  channelPadding: 28,
  gutterPadding: 22,
} as const;

const groups: Readonly<Record<LineRole, number>> = {
  description: 0,
  service: 1,
  inside: 1,
  event: 2,
  branch: 2,
};

/** The width factor of the bold title. */
const bold = 1.08;
const gap = 8;

/** Where the badges of a box are, and their baseline in pixels below its top edge. */
export interface BadgePlace {
  readonly at: 'title' | 'last line' | 'lower edge';
  readonly y: number;
}

const titleWidth = (title: string): number => bold * textWidth(title, boxMeasures.titleSize);

/** The pixels by which a title exceeds its box. */
export const titleOverrun = (title: string, boxWidth: number): number =>
  Math.max(0, padding + titleWidth(title) - boxWidth);

/** The widest badges of a box. */
export const badgeRoomIn = (boxWidth: number): number => boxWidth - 2 * padding;

type Lined = Pick<SceneBox, 'lines'>;

/** The baselines of a box's lines, in pixels below its top edge. */
export function baselinesOf(box: Lined): readonly number[] {
  let y: number = boxMeasures.titleHeight;
  return box.lines.map((line, index) => {
    const before = box.lines[index - 1];
    if (before !== undefined && groups[before.role] !== groups[line.role]) y += boxMeasures.groupGap;
    y += boxMeasures.lineHeight;
    return y - 4;
  });
}

const heightOf = (box: Lined): number => (baselinesOf(box).at(-1) ?? boxMeasures.titleHeight - 8) + 4 + 8;

const sizeByKind: Readonly<Record<BoxKind, (box: Lined) => { width: number; height: number }>> = {
  state: (box) => ({ width, height: heightOf(box) }),
  anywhere: (box) => ({ width, height: heightOf(box) }),
  outside: (box) => ({ width, height: heightOf(box) }),
  start: () => ({ width: boxMeasures.startSize, height: boxMeasures.startSize }),
};

/**
 * The place of badges of a width, which take no room of their own: most boxes have none most of the time. Arrows end at
 * the upper edge, so badges that fit beside no text are on the lower one.
 */
export function badgePlaceIn(
  { title, lines, width: boxWidth, height }: PlacedBox,
  badges: number,
): BadgePlace {
  const left = badgeRoomIn(boxWidth) - gap - badges;
  if (titleWidth(title) <= left) return { at: 'title', y: 20 };
  const last = lines.at(-1);
  const lastWidth =
    last === undefined
      ? Infinity
      : boxMeasures.indents[last.role] + textWidth(last.text, boxMeasures.textSize);
  return lastWidth <= left
    ? { at: 'last line', y: baselinesOf({ lines }).at(-1) ?? 0 }
    : { at: 'lower edge', y: height + 4 };
}

/** The width and height of a box in pixels. */
export const sizeOf = (box: SceneBox): { readonly width: number; readonly height: number } =>
  sizeByKind[box.kind](box);

/** The size of a box in an overview, where boxes are narrower. */
export const overviewSizeOf = (box: Omit<SceneBox, 'rank'>): ReturnType<typeof sizeOf> =>
  box.kind === 'start'
    ? sizeOf({ ...box, rank: 0 })
    : { width: overviewMeasures.width, height: heightOf(box) };
