import { statesIn } from '../../../model-tests/chart/read-chart.ts';
import type { ChartState } from '../../../model-tests/chart/chart.types.ts';
import { insideBoxes } from '../boxes.ts';
import { countLine, descriptionLines } from '../box-lines.ts';
import { overviewMeasures } from '../box-measures.ts';
import type { ChartIndex } from '../chart-index.ts';
import { edgesOf } from '../edges.ts';
import { lookIn } from '../look.ts';
import type { Draft } from '../ranks.ts';
import type { BoxLine, SceneEdge } from '../scene.types.ts';
import { standInsFor } from '../stand-ins.ts';
import type { Cell, OverviewScene } from './overview.types.ts';

const { textWidth, columns } = overviewMeasures;

const hasStep = (state: ChartState): boolean =>
  statesIn(state).some(({ meta }) => typeof meta['step'] === 'string');

/** One sentence, and the number of states that a click opens. The lines of the drawing show the transitions. */
const briefLines = (state: ChartState): readonly BoxLine[] => [
  ...descriptionLines(state, textWidth),
  ...(state.states.length > 0 ? [countLine(state)] : []),
];

/** Splits boxes into rows in chart order. A row ends when it is full or when `mayBegin` starts a new one. */
function inRows(
  boxes: readonly Draft[],
  mayBegin: (box: Draft, before: Draft) => boolean,
): readonly Draft[][] {
  return boxes.reduce<Draft[][]>((rows, box) => {
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (row === undefined || before === undefined || row.length === columns || mayBegin(box, before))
      return [...rows, [box]];
    row.push(box);
    return rows;
  }, []);
}

/** The closed regions that run in parallel with the steps. */
const siblingBoxes = (index: ChartIndex, focus: ChartState): readonly Draft[] =>
  index.parentOf(focus.id)?.type === 'parallel'
    ? (index.parentOf(focus.id)?.states ?? [])
        .filter(({ id }) => id !== focus.id)
        .map((state) => ({
          id: state.id,
          kind: 'outside',
          state: state.id,
          title: `Beside: ${index.titleOf(state).toLowerCase()}`,
          lines: briefLines(state),
        }))
    : [];

/** Moves the start dot above its target. */
const underTheStart = (cells: readonly Cell[], [start]: readonly SceneEdge[]): readonly Cell[] => {
  const first = cells.find(({ box }) => box.id === start?.to);
  return cells.map((cell) =>
    cell.box.kind === 'start' && first !== undefined ? { ...cell, column: first.column } : cell,
  );
};

/**
 * The overview of a state with many children: first the steps, then ends and errors, then what runs in parallel. Null
 * if there are few enough children for a full drawing.
 */
export function overviewOf(index: ChartIndex, focus: ChartState): OverviewScene | null {
  if (focus.states.length < overviewMeasures.leastStates) return null;
  const standIns = standInsFor(index, focus, 'children');
  const inside = insideBoxes(focus, standIns).map((box) => {
    const state = index.state(box.state);
    return box.kind === 'state' ? { ...box, lines: briefLines(state) } : { ...box, lines: [] };
  });
  const edges = edgesOf(standIns.links);
  const isLeft = (id: string) =>
    edges.some(({ from, to, returns }) => from === id || (to === id && returns.length > 0));
  const isLast = ({ id, kind, state }: Draft) =>
    kind === 'state' && (lookIn(index.chart.id, index.state(state)) !== 'plain' || !isLeft(id));
  const isStep = ({ kind, state }: Draft) => kind === 'state' && hasStep(index.state(state));
  const rows = [
    ...inRows(
      inside.filter(({ kind }) => kind === 'start'),
      () => true,
    ),
    ...inRows(
      [
        ...inside.filter((box) => box.kind !== 'start' && !isLast(box)),
        ...inside.filter(isLast),
        ...siblingBoxes(index, focus),
      ],
      (box, before) => isStep(box) && !isStep(before),
    ),
  ];
  const cells = rows.flatMap((row, at) => row.map((box, column): Cell => ({ box, row: at, column })));
  const known = new Set(cells.map(({ box }) => box.id));
  const starts = inside
    .filter(({ kind }) => kind === 'start')
    .map(({ id, state }): SceneEdge => {
      const to = standIns.boxTo(state);
      return { id: `${id} → ${to}`, from: id, to, transitions: [], returns: [] };
    });
  const shown = edges.filter(({ from, to }) => known.has(from) && known.has(to));
  return { cells: underTheStart(cells, starts), edges: [...starts, ...shown] };
}
