import { statesIn } from '../../model-tests/chart/read-chart.ts';
import type { ChartState, ChartTransition } from '../../model-tests/chart/chart.types.ts';
import type { TargetTitle } from './box-lines.ts';
import type { ChartIndex } from './chart-index.ts';
import type { Link } from './edges.ts';

/** How much of a state is shown: its closed children, or everything below it. */
export type Depth = 'children' | 'all';

/** The boxes that represent states while `focus` is shown. */
export interface StandIns {
  readonly isOpen: (state: ChartState) => boolean;
  readonly titleOf: (state: ChartState) => string;
  /** The title of an open state, with its parent's name if the title isn't unique. */
  readonly titleOfOpen: (state: ChartState) => string;
  /** The box at which a transition to the state ends. */
  readonly boxTo: (id: string) => string;
  /** Returns the titles of targets for lines in `box`; null for a transition that stays in the box. */
  readonly titleFrom: (box: string) => TargetTitle;
  /** Every transition between boxes that touches the focus. */
  readonly links: readonly Link[];
}

export const anywhereId = (state: ChartState): string => `${state.id}/anywhere`;

/** Which box is drawn in place of each state that is not shown. */
export function standInsFor(index: ChartIndex, focus: ChartState, depth: Depth): StandIns {
  const above = index.lineage(focus.id);
  const within = new Set(statesIn(focus).map(({ id }) => id));
  const isOpen = ({ id, states }: ChartState) =>
    within.has(id) && states.length > 0 && (depth === 'all' || id === focus.id);

  /** The state itself, the closed state around it, or the outermost outside state that doesn't contain the focus. */
  const standIn = (id: string): ChartState => {
    const lineage = index.lineage(id);
    const isCandidate = (state: ChartState) =>
      within.has(id) ? within.has(state.id) && !isOpen(state) : !above.includes(state);
    return lineage.find(isCandidate) ?? index.state(id);
  };
  const enteredState = (state: ChartState): ChartState =>
    isOpen(state) && state.initial !== null ? enteredState(standIn(state.initial)) : state;
  const boxFrom = (id: string): string => {
    const state = standIn(id);
    return isOpen(state) ? anywhereId(state) : state.id;
  };
  const boxTo = (id: string): string => enteredState(standIn(id)).id;
  const linksOf = (transition: ChartTransition): readonly Link[] =>
    transition.targets
      .filter((target) => within.has(transition.source) || within.has(target))
      .map((target) => ({ transition, from: boxFrom(transition.source), to: boxTo(target) }))
      .filter(({ from, to }) => from !== to);

  const open = statesIn(focus).filter(isOpen);
  const titleOfOpen = (state: ChartState): string => {
    const parent = index.parentOf(state.id);
    const isAlone = !open.some(({ id, key }) => key === state.key && id !== state.id);
    if (isAlone || parent === null || parent === focus || !within.has(parent.id)) return index.titleOf(state);
    return `${titleOfOpen(parent)}: ${index.titleOf(state).toLowerCase()}`;
  };

  /** If everything is shown, the parent's name distinguishes states of the same name. */
  const titleOfBox = (state: ChartState): string => {
    const parent = index.parentOf(state.id);
    const isTold = depth === 'all' && parent !== null && !above.includes(parent);
    return isTold ? `${titleOfOpen(parent)}: ${index.titleOf(state).toLowerCase()}` : index.titleOf(state);
  };

  return {
    isOpen,
    titleOf: index.titleOf,
    titleOfOpen,
    boxTo,
    titleFrom:
      (box) =>
      ({ targets }) => {
        const away = targets.filter((id) => boxTo(id) !== box);
        return away.length === 0
          ? null
          : away.map((id) => titleOfBox(enteredState(standIn(id)))).join(' and ');
      },
    links: statesIn(index.chart.root).flatMap(({ transitions }) => transitions.flatMap(linksOf)),
  };
}
