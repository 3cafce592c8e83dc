import type { BoxKind, LineRole, SceneBox } from './scene.types.ts';
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
  /** The height of the row below the title, for badges that don't fit beside it. */
  badgeRow: 14,
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

/** The longest single badge. Space is reserved for it, whether or not it is shown. */
const longestBadge = 'cannot happen';
/** The width factor of the bold title. */
const bold = 1.08;
const gap = 8;

/** The space for the badges of a box. */
export interface BadgeRoom {
  /** In pixels, beside the title. */
  readonly beside: number;
  /** In pixels, in the row below the title; 0 if there is none. */
  readonly below: number;
}

const titleWidth = (title: string): number => bold * textWidth(title, boxMeasures.titleSize);

/** The pixels by which a title exceeds its box. */
export const titleOverrun = (title: string, boxWidth: number): number =>
  Math.max(0, padding + titleWidth(title) - boxWidth);

/** The longest badge always fits, beside the title or in its own row. */
export function badgeRoomOf(title: string, boxWidth: number): BadgeRoom {
  const whole = boxWidth - 2 * padding;
  const beside = whole - gap - titleWidth(title);
  return { beside, below: beside < textWidth(longestBadge, boxMeasures.badgeSize) ? whole : 0 };
}

type Titled = Pick<SceneBox, 'title' | 'lines'>;

const headHeight = ({ title }: Titled, boxWidth: number): number =>
  boxMeasures.titleHeight + (badgeRoomOf(title, boxWidth).below > 0 ? boxMeasures.badgeRow : 0);

/** The baselines of a box's lines, in pixels below its top edge. */
export function baselinesOf(box: Titled, boxWidth: number): readonly number[] {
  let y = headHeight(box, boxWidth);
  return box.lines.map((line, index) => {
    const before = box.lines[index - 1];
    if (before !== undefined && groups[before.role] !== groups[line.role]) y += boxMeasures.groupGap;
    y += boxMeasures.lineHeight;
    return y - 4;
  });
}

const heightOf = (box: Titled, boxWidth: number): number =>
  (baselinesOf(box, boxWidth).at(-1) ?? headHeight(box, boxWidth) - 8) + 4 + 8;

const sizeByKind: Readonly<Record<BoxKind, (box: Titled) => { width: number; height: number }>> = {
  state: (box) => ({ width, height: heightOf(box, width) }),
  anywhere: (box) => ({ width, height: heightOf(box, width) }),
  outside: (box) => ({ width, height: heightOf(box, width) }),
  start: () => ({ width: boxMeasures.startSize, height: boxMeasures.startSize }),
};

/** The width and height of a box in pixels. */
export const sizeOf = (box: SceneBox): { readonly width: number; readonly height: number } =>
  sizeByKind[box.kind](box);

/** The size of a box in an overview, where boxes are narrower. */
export const overviewSizeOf = (box: Omit<SceneBox, 'rank'>): ReturnType<typeof sizeOf> =>
  box.kind === 'start'
    ? sizeOf({ ...box, rank: 0 })
    : { width: overviewMeasures.width, height: heightOf(box, overviewMeasures.width) };
