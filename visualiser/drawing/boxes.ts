import { statesIn } from '../../model-tests/chart/read-chart.ts';
import type { ChartState } from '../../model-tests/chart/chart.types.ts';
import { descriptionLines, insideLines, serviceLines, transitionLines, wayLines } from './box-lines.ts';
import type { ChartIndex } from './chart-index.ts';
import type { Draft } from './ranks.ts';
import { anywhereId, type StandIns } from './stand-ins.ts';

const anywhereIn = (title: string): string => `Anywhere in “${title}”`;
const hasOwn = ({ transitions, invokes }: ChartState): boolean => transitions.length + invokes.length > 0;

/** In a part with more states than this, each box lists only its outgoing transitions. */
const statesInFull = 10;

/** The boxes of an open state and its contents, in document order. */
export function insideBoxes(focus: ChartState, standIns: StandIns): readonly Draft[] {
  const isBrief = statesIn(focus).filter(({ id }) => standIns.boxTo(id) === id).length > statesInFull;
  const ways = (state: ChartState, box: string) => {
    const title = standIns.titleFrom(box);
    const own = standIns.isOpen(state) ? [state] : statesIn(state);
    const leaving = own.flatMap(({ transitions }) => transitions).filter((way) => title(way) !== null);
    return wayLines(leaving, title);
  };
  const full = (state: ChartState, box: string) => [
    ...serviceLines(state),
    ...transitionLines(state, standIns.titleFrom(box)),
  ];
  const own = isBrief ? ways : full;

  const closedBox = (state: ChartState): Draft => ({
    id: state.id,
    kind: 'state',
    state: state.id,
    title: standIns.titleOf(state),
    lines: [
      ...descriptionLines(state),
      ...(state.states.length > 0
        ? [...insideLines(state, standIns.titleOf), ...ways(state, state.id)]
        : own(state, state.id)),
    ],
  });
  const open = (state: ChartState): readonly Draft[] => [
    { id: `${state.id}/start`, kind: 'start', state: state.id, title: '', lines: [] },
    {
      id: anywhereId(state),
      kind: 'anywhere',
      state: state.id,
      title: anywhereIn(standIns.titleOfOpen(state)),
      lines: own(state, anywhereId(state)),
    },
  ];
  const isNeeded = (state: ChartState) => (box: Draft) =>
    box.kind === 'start' ? state.initial !== null : hasOwn(state);
  const boxesOf = (state: ChartState): readonly Draft[] =>
    standIns.isOpen(state)
      ? [...open(state).filter(isNeeded(state)), ...state.states.flatMap(boxesOf)]
      : [closedBox(state)];
  return boxesOf(focus);
}

/** The boxes of outside states that are connected to the part by a transition. */
export function outsideBoxes(
  index: ChartIndex,
  focus: ChartState,
  { links, titleFrom }: StandIns,
  inside: readonly Draft[],
): readonly Draft[] {
  const known = new Set(inside.map(({ id }) => id));
  const ends = new Set(links.flatMap(({ from, to }) => [from, to]));
  return [...ends]
    .filter((id) => !known.has(id))
    .map((id): Draft => {
      const state = index.state(id);
      const holdsFocus = index.lineage(focus.id).includes(state);
      const leadingIn = links.filter(({ from }) => from === id).map(({ transition }) => transition);
      return {
        id,
        kind: holdsFocus ? 'anywhere' : 'outside',
        state: id,
        title: holdsFocus ? anywhereIn(index.titleOf(state)) : index.titleOf(state),
        lines: wayLines(leadingIn, titleFrom(id)),
      };
    })
    .sort((one, other) => index.state(one.state).order - index.state(other.state).order);
}
