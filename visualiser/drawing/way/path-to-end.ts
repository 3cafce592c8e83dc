import type { ChartState } from '../../../model-tests/chart/chart.types.ts';
import type { ChartIndex } from '../chart-index.ts';
import { lookIn } from '../look.ts';
import { standInsFor } from '../stand-ins.ts';

/**
 * The fewest children of a state from its first to an end, in the chart's order, which is the buyer's, and without
 * failures. Of several ends, it leads to the farthest; without any, to the farthest state.
 */
export function pathToEnd(index: ChartIndex, focus: ChartState): readonly ChartState[] {
  const { boxTo, links } = standInsFor(index, focus, 'children');
  const first = index.state(boxTo(focus.id));
  const ways = new Map<ChartState, readonly ChartState[]>([[first, [first]]]);
  // Iterating over a map includes entries added meanwhile, oldest first.
  for (const [state, way] of ways)
    for (const { transition, from, to } of links) {
      const next = focus.states.find(({ id }) => id === to);
      if (from !== state.id || transition.kind === 'error' || next === undefined) continue;
      const isHappy = lookIn(index.chart.id, next) !== 'trouble';
      if (next.order > state.order && isHappy && !ways.has(next)) ways.set(next, [...way, next]);
    }
  const all = [...ways.values()].toSorted((a, b) => b.length - a.length);
  return all.find((way) => way.at(-1)?.type === 'final') ?? all[0] ?? [];
}
