import type { BoxKind, BoxLine, LineRole, SceneBox } from './scene.types.ts';

const width = 252;
const padding = 12;

/** Pixels of everything in a box; the page draws with the same ones. */
export const boxMeasures = {
  width,
  padding,
  textWidth: width - 2 * padding,
  titleSize: 14,
  titleHeight: 32,
  textSize: 12,
  lineHeight: 17,
  /** Between lines of another kind. */
  groupGap: 6,
  startSize: 12,
  indents: { description: 0, service: 0, inside: 0, event: 0, branch: 10 } satisfies Record<LineRole, number>,
} as const;

/** Four narrow boxes beside each other on a window of 1280 pixels, with room for the lines between them. */
export const overviewMeasures = {
  columns: 4,
  width: 196,
  textWidth: 196 - 2 * padding,
  /** A state with fewer children is drawn with everything that they say. */
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

/** Baselines of a box's lines, in pixels below its upper edge. */
export function baselinesOf(lines: readonly BoxLine[]): readonly number[] {
  let y = boxMeasures.titleHeight;
  return lines.map((line, index) => {
    const before = lines[index - 1];
    if (before !== undefined && groups[before.role] !== groups[line.role]) y += boxMeasures.groupGap;
    y += boxMeasures.lineHeight;
    return y - 4;
  });
}

const heightOfLines = (lines: readonly BoxLine[]): number =>
  (baselinesOf(lines).at(-1) ?? boxMeasures.titleHeight - 8) + 4 + 8;

const sizeByKind: Readonly<
  Record<BoxKind, (lines: readonly BoxLine[]) => { width: number; height: number }>
> = {
  state: (lines) => ({ width, height: heightOfLines(lines) }),
  anywhere: (lines) => ({ width, height: heightOfLines(lines) }),
  outside: (lines) => ({ width, height: heightOfLines(lines) }),
  start: () => ({ width: boxMeasures.startSize, height: boxMeasures.startSize }),
};

/** Width and height of a box in pixels. */
export const sizeOf = ({ kind, lines }: SceneBox): { readonly width: number; readonly height: number } =>
  sizeByKind[kind](lines);

/** The same in an overview, whose boxes are narrower. */
export const overviewSizeOf = (box: Omit<SceneBox, 'rank'>): ReturnType<typeof sizeOf> =>
  box.kind === 'start'
    ? sizeOf({ ...box, rank: 0 })
    : { width: overviewMeasures.width, height: heightOfLines(box.lines) };
