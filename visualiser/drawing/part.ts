import { statesIn } from '../../model-tests/chart/read-chart.ts';
import type { ChartState } from '../../model-tests/chart/chart.types.ts';
import { insideBoxes, outsideBoxes } from './boxes.ts';
import type { ChartIndex } from './chart-index.ts';
import { edgesOf } from './edges.ts';
import { type Draft, assignRanks } from './ranks.ts';
import type { SceneEdge, SceneFrame, ScenePart } from './scene.types.ts';
import { type Depth, standInsFor } from './stand-ins.ts';

/** A state and its contents, with the transitions in and out. `sideBySide` is the most boxes in a row. */
export function partOf(index: ChartIndex, focus: ChartState, depth: Depth, sideBySide: number): ScenePart {
  const standIns = standInsFor(index, focus, depth);
  const inside = insideBoxes(focus, standIns);
  const outside = outsideBoxes(index, focus, standIns, inside);
  const edges = edgesOf(standIns.links);
  const startOf = ({ id, state }: Draft): SceneEdge => {
    const to = standIns.boxTo(state);
    return { id: `${id} → ${to}`, from: id, to, transitions: [], returns: [] };
  };
  const frameOf = (state: ChartState): SceneFrame => {
    const ids = new Set(statesIn(state).map(({ id }) => id));
    return {
      state: state.id,
      title: state.path.length === 0 ? index.chart.title : standIns.titleOfOpen(state),
      boxes: inside.filter((box) => ids.has(box.state)).map(({ id }) => id),
      depth: index.lineage(state.id).length - index.lineage(focus.id).length,
    };
  };
  return {
    boxes: assignRanks(index, focus, inside, outside, edges, sideBySide),
    edges: [...inside.filter(({ kind }) => kind === 'start').map(startOf), ...edges],
    frames: statesIn(focus).filter(standIns.isOpen).map(frameOf),
  };
}
