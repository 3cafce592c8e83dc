import type { Chart, ChartState } from '../chart/chart.types.ts';
import { statesIn, transitionsIn } from '../chart/read-chart.ts';
import type { Move, RestingState } from '../explore/simulation.types.ts';
import { joinWithAnd } from '../words/join-with-and.ts';
import { actionInThirdPerson, isShown } from '../words/words.ts';

/** What outcomes are made of. */
interface Parts {
  /** By the ID of a transition. */
  readonly actions: ReadonlyMap<string, readonly string[]>;
  readonly leaves: readonly ChartState[];
}

const knownParts = new WeakMap<Chart, Parts>();

function partsOf(chart: Chart): Parts {
  const parts = knownParts.get(chart) ?? {
    actions: new Map(transitionsIn(chart).map(({ id, actions }) => [id, actions])),
    leaves: statesIn(chart.root).filter(({ type }) => type === 'atomic' || type === 'final'),
  };
  knownParts.set(chart, parts);
  return parts;
}

/** Describes the result of a step: the newly entered states and what the page shows, or that nothing changed. */
export function outcomeOf(chart: Chart, before: RestingState | null, { to, taken, visited }: Move): string {
  const { leaves, actions: actionsById } = partsOf(chart);
  const isNew = ({ id }: ChartState) => before?.states.includes(id) !== true;
  const entered = leaves
    .filter((state) => to.states.includes(state.id) && isNew(state))
    .map(({ description }) => description)
    .filter((text) => text !== '');
  const actions = [...new Set(taken.flatMap((id) => actionsById.get(id) ?? []))];
  if (entered.length > 0) {
    const shown = joinWithAnd(actions.filter(isShown).map(actionInThirdPerson));
    return [...entered, ...(shown === '' ? [] : [`The page ${shown}.`])].join(' ');
  }
  if (taken.length === 0) return 'Nothing happens.';
  const effects = joinWithAnd(actions.map(actionInThirdPerson));
  const hasLeft = leaves.some((state) => visited.includes(state.id) && isNew(state));
  if (hasLeft)
    return `The flow comes back to where it was${effects === '' ? '' : `; on the way it ${effects}`}.`;
  return effects === ''
    ? 'The flow stays where it is, and nothing is done.'
    : `The flow stays where it is; it ${effects}.`;
}
