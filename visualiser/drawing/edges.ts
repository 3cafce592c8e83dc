import type { ChartTransition } from '../../model-tests/chart/chart.types.ts';
import { groupBy } from './group-by.ts';
import type { SceneEdge } from './scene.types.ts';

/** A transition between two boxes. */
export interface Link {
  readonly transition: ChartTransition;
  readonly from: string;
  readonly to: string;
}

/** One edge per pair of boxes, for all transitions in both directions. */
export const edgesOf = (links: readonly Link[]): readonly SceneEdge[] =>
  groupBy(links, ({ from, to }) => [from, to].sort().join(' – ')).map((between) => {
    const [{ from, to }] = between;
    const idsFrom = (box: string) =>
      between.filter((link) => link.from === box).map(({ transition }) => transition.id);
    return { id: `${from} → ${to}`, from, to, transitions: idsFrom(from), returns: idsFrom(to) };
  });
