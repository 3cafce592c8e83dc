import type { Chart } from '../chart/chart.types.ts';
import { statesIn, transitionsIn } from '../chart/read-chart.ts';
import type { Move, Standing } from '../explore/simulation.types.ts';
import { deedOf, isShown } from '../words/words.ts';

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const actionsIn = (chart: Chart, taken: readonly string[]): readonly string[] => {
  const ids = new Set(taken);
  return [
    ...new Set(
      transitionsIn(chart)
        .filter(({ id }) => ids.has(id))
        .flatMap(({ actions }) => actions),
    ),
  ];
};

/** In words, where a step led: the states that were not there before, and what the page says; or that it stayed. */
export function outcomeOf(chart: Chart, before: Standing | null, { to, taken }: Move): string {
  const entered = statesIn(chart.root)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .filter(({ id }) => to.states.includes(id) && before?.states.includes(id) !== true)
    .map(({ description }) => description)
    .filter((text) => text !== '');
  const actions = actionsIn(chart, taken);
  if (entered.length > 0) {
    const shown = listed(actions.filter(isShown).map(deedOf));
    return [...entered, ...(shown === '' ? [] : [`The page ${shown}.`])].join(' ');
  }
  if (taken.length === 0) return 'Nothing happens.';
  const deeds = listed(actions.map(deedOf));
  return deeds === '' ? 'The flow stays where it is.' : `The flow stays where it is; it ${deeds}.`;
}
