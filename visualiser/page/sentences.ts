import { transitionsIn } from '../../model-tests/chart/read-chart.ts';
import { wayInWords } from '../../model-tests/words/words.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import type { Drawing, PlacedEdge } from '../drawing/scene.types.ts';

/** The triggers of a line in one direction, without duplicates. */
const eventsOf = (index: ChartIndex, ids: readonly string[]): readonly string[] => {
  const requested = new Set(ids);
  const ways = transitionsIn(index.chart).filter(({ id }) => requested.has(id));
  return [...new Set(ways.map(wayInWords))];
};

/** A line in words, with one sentence per direction. */
export function sentencesOf(index: ChartIndex, { boxes }: Drawing, edge: PlacedEdge): readonly string[] {
  const titleOf = (id: string) => boxes.find((box) => box.id === id)?.title ?? '';
  const directions = [
    [edge.from, edge.to, edge.transitions],
    [edge.to, edge.from, edge.returns],
  ] as const;
  return directions
    .filter(([, , ids]) => ids.length > 0)
    .map(([from, to, ids]) => `${titleOf(from)} → ${titleOf(to)}: ${eventsOf(index, ids).join('; ')}`);
}
