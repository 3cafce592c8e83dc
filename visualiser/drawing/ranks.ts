import type { ChartState } from '../../model-tests/chart/chart.types.ts';
import type { ChartIndex } from './chart-index.ts';
import { lookIn } from './look.ts';
import type { SceneBox, SceneEdge } from './scene.types.ts';

/** A box without a rank. */
export type Draft = Omit<SceneBox, 'rank'>;

/** Whether two neighbors in document order may be side by side instead of one below the other. */
type MayShare = (box: Draft, before: Draft) => boolean;

function inRanks(
  boxes: readonly Draft[],
  first: number,
  sideBySide: number,
  mayShare: MayShare,
): readonly SceneBox[] {
  let rank = first - 1;
  let count = 0;
  return boxes.map((box, at) => {
    const before = boxes[at - 1];
    const isShared = before !== undefined && count < sideBySide && mayShare(box, before);
    count = isShared ? count + 1 : 1;
    if (!isShared) rank += 1;
    return { ...box, rank };
  });
}

const nextRank = (boxes: readonly SceneBox[]): number => (boxes.at(-1)?.rank ?? -1) + 1;

/**
 * Ranks boxes in document order, which is the buyer's. Only ends and error states may be side by side. Outside states
 * are above or below, depending on the chart. `sideBySide` is the most boxes in a rank.
 */
export function assignRanks(
  index: ChartIndex,
  focus: ChartState,
  inside: readonly Draft[],
  outside: readonly Draft[],
  edges: readonly SceneEdge[],
  sideBySide: number,
): readonly SceneBox[] {
  const isBeside = ({ id, kind, state }: Draft): boolean =>
    kind === 'state' &&
    (lookIn(index.chart.id, index.state(state)) !== 'plain' ||
      edges.every((edge) => edge.from !== id || edge.to === id));
  const parentOf = (box: Draft): string | undefined => index.parentOf(box.state)?.id;
  const mayShare: MayShare = (box, before) =>
    (before.kind === 'start' && box.kind === 'anywhere' && before.state === box.state) ||
    (isBeside(box) && isBeside(before) && parentOf(box) === parentOf(before));
  const isAbove = ({ id, state }: Draft): boolean =>
    index.state(state).order < focus.order && edges.some(({ from }) => from === id);
  const above = inRanks(outside.filter(isAbove), 0, sideBySide, () => true);
  const middle = inRanks(inside, nextRank(above), sideBySide, mayShare);
  const below = inRanks(
    outside.filter((box) => !isAbove(box)),
    nextRank(middle),
    sideBySide,
    () => true,
  );
  return [...above, ...middle, ...below];
}
