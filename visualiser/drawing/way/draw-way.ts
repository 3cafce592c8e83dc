import type { ChartState } from '../../../model-tests/chart/chart.types.ts';
import { countLine, descriptionLines } from '../box-lines.ts';
import { boxMeasures, overviewMeasures, overviewSizeOf, sizeOf, titleOverrun } from '../box-measures.ts';
import type { ChartIndex } from '../chart-index.ts';
import type { BoxLine, Drawing, PlacedBox, PlacedEdge, PlacedLabel } from '../scene.types.ts';
import { wrapText } from '../text-metrics.ts';
import { type Failure, focusOf, happyPath, type PathStep } from './happy-path.ts';

const margin = 8;
/** The room between two steps, without the lines of the label. */
const stepGap = 37;
const arrowX = 40;
const laneX = margin + boxMeasures.width + 96;
const laneGap = 28;
/** The failures beside a step, in rows. */
const laneColumns = 2;
const rowGap = 22;

/** The title with those of the states around it, if it fits. */
function titleOf(index: ChartIndex, state: ChartState, width: number): string {
  const full = index
    .lineage(state.id)
    .slice(focusOf(index).path.length + 1)
    .map((part, at) => (at === 0 ? index.titleOf(part) : index.titleOf(part).toLowerCase()))
    .join(': ');
  return titleOverrun(full, width - boxMeasures.padding) > 0 ? index.titleOf(state) : full;
}

const insideOf = (state: ChartState): readonly BoxLine[] =>
  state.states.length > 0 ? [countLine(state)] : [];

const boxOf = (index: ChartIndex, state: ChartState, rank: number, width: number) => ({
  id: state.id,
  kind: 'state' as const,
  state: state.id,
  title: titleOf(index, state, width),
  lines: [...descriptionLines(state, width - 2 * boxMeasures.padding), ...insideOf(state)],
  rank,
});

interface Lane {
  readonly boxes: readonly PlacedBox[];
  readonly edges: readonly PlacedEdge[];
  readonly bottom: number;
}

/** The failures of a step to the right of it, with a line from the step to each. */
function laneOf(index: ChartIndex, step: PlacedBox, failures: readonly Failure[]): Lane {
  const boxes: PlacedBox[] = [];
  const edges: PlacedEdge[] = [];
  let top = step.y;
  for (let at = 0; at < failures.length; at += laneColumns) {
    const row = failures.slice(at, at + laneColumns).map(({ state, transitions }, column) => {
      const box = boxOf(index, state, step.rank, overviewMeasures.width);
      const x = laneX + column * (overviewMeasures.width + laneGap);
      return { box: { ...box, ...overviewSizeOf(box), x, y: top }, transitions };
    });
    for (const { box, transitions } of row) {
      const side = { x: step.x + step.width, y: step.y + boxMeasures.titleHeight / 2 };
      const trunk = laneX - laneGap;
      const above = box.y - rowGap / 2;
      const entry = box.y + boxMeasures.titleHeight / 2;
      const isFirst = box.x === laneX;
      const points = isFirst
        ? [side, { x: trunk, y: side.y }, { x: trunk, y: entry }, { x: box.x, y: entry }]
        : [
            side,
            { x: trunk, y: side.y },
            { x: trunk, y: above },
            { x: box.x - laneGap / 2, y: above },
            { x: box.x - laneGap / 2, y: entry },
            { x: box.x, y: entry },
          ];
      boxes.push(box);
      edges.push({
        id: `${step.id} → ${box.id}`,
        from: step.id,
        to: box.id,
        transitions,
        returns: [],
        points,
      });
    }
    top = Math.max(...row.map(({ box }) => box.y + box.height)) + rowGap;
  }
  return { boxes, edges, bottom: failures.length === 0 ? 0 : top - rowGap };
}

const labelOf = (id: string, { trigger }: PathStep, bottom: number): PlacedLabel => ({
  id,
  lines: wrapText(trigger, laneX - laneGap - arrowX - 2 * margin - 12, boxMeasures.textSize),
  x: margin + arrowX + 12,
  y: bottom + 21,
});

/** The happy path as a line from first to last, with its failures in a lane beside it; null if there is none. */
export function drawWay(index: ChartIndex): Drawing | null {
  const steps = happyPath(index);
  if (steps.length === 0) return null;
  const boxes: PlacedBox[] = [];
  const edges: PlacedEdge[] = [];
  const labels: PlacedLabel[] = [];
  let top = margin + rowGap / 2;
  let laneBottom = 0;
  let bottom = 0;
  let before: PlacedBox | null = null;
  steps.forEach((step, rank) => {
    const led = steps[rank - 1];
    const drafted = boxOf(index, step.state, rank, boxMeasures.width);
    // The lanes of two steps follow each other; a step without failures needs to wait for none.
    const y = step.failures.length === 0 ? top : Math.max(top, laneBottom + rowGap);
    const box: PlacedBox = { ...drafted, ...sizeOf(drafted), x: margin, y };
    const lane = laneOf(index, box, step.failures);
    if (before !== null && led !== undefined) {
      const id = `${before.id} → ${box.id}`;
      const x = margin + arrowX;
      const points = [
        { x, y: before.y + before.height },
        { x, y: box.y },
      ];
      edges.push({ id, from: before.id, to: box.id, transitions: led.transitions, returns: [], points });
    }
    const label = labelOf(`${box.id} onward`, step, box.y + box.height);
    if (step.trigger !== '') labels.push(label);
    boxes.push(box, ...lane.boxes);
    edges.push(...lane.edges);
    laneBottom = Math.max(laneBottom, lane.bottom);
    bottom = box.y + box.height;
    top = bottom + stepGap + boxMeasures.lineHeight * label.lines.length;
    before = box;
  });
  const right = Math.max(...boxes.map(({ x, width }) => x + width), laneX);
  const height = Math.max(bottom, laneBottom) + margin;
  return { width: right + 2 * margin, height, boxes, edges, frames: [], labels };
}
