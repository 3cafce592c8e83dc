import type { ChartState, ChartTransition } from '../../model-tests/chart/chart.types.ts';
import { countText } from '../../model-tests/words/count-text.ts';
import { eventInWords, guardInWords } from '../../model-tests/words/words.ts';
import type { BoxLine, LineRole } from './scene.types.ts';
import { groupBy } from './group-by.ts';
import { boxMeasures } from './box-measures.ts';
import { requestInWords } from './services-in-words.ts';
import { wrapText } from './text-metrics.ts';

/** Returns the title of a transition's target; null if it stays. */
export type TargetTitle = (transition: ChartTransition) => string | null;

const withoutBreaks = (text: string): string => text.replaceAll(' ', '\u00a0');
const arrowTo = (target: string): string => `→\u00a0${withoutBreaks(target)}`;

const lines = (
  role: LineRole,
  text: string,
  transitions: readonly ChartTransition[] = [],
  textWidth: number = boxMeasures.textWidth,
): BoxLine[] => {
  const width = textWidth - boxMeasures.indents[role];
  const ids = transitions.map(({ id }) => id);
  return wrapText(text, width, boxMeasures.textSize).map((part) => ({ role, text: part, transitions: ids }));
};

const consequence = (transition: ChartTransition, titleOfTarget: TargetTitle): string => {
  const target = titleOfTarget(transition);
  if (target !== null) return arrowTo(target);
  if (transition.targets.length > 0 && transition.reenter) return arrowTo('restarts');
  const isRefused = transition.targets.length + transition.actions.length === 0;
  return arrowTo(isRefused ? 'nothing happens' : 'stays');
};

const condition = ({ guard }: ChartTransition, index: number): string => {
  const otherwise = index === 0 ? '' : 'otherwise';
  const asked = guard === null ? '' : `if ${guardInWords(guard)}`;
  return [otherwise, asked].filter((part) => part !== '').join(', ');
};

/** The transitions of one event, in the order in which they are tried. */
function linesOfEvent(
  tried: readonly [ChartTransition, ...ChartTransition[]],
  titleOfTarget: TargetTitle,
): readonly BoxLine[] {
  const [first] = tried;
  const event = eventInWords(first);
  if (tried.length === 1) {
    const asked = condition(first, 0);
    const begin = asked === '' ? event : `${event}, ${asked}`;
    return lines('event', `${begin} ${consequence(first, titleOfTarget)}`, tried);
  }
  const branches = tried.flatMap((transition, index) => {
    const text = `${condition(transition, index)} ${consequence(transition, titleOfTarget)}`;
    return lines('branch', text.trim(), [transition]);
  });
  return [...lines('event', event, tried), ...branches];
}

export const serviceLines = ({ invokes }: ChartState): readonly BoxLine[] =>
  invokes.flatMap(({ src }) => lines('service', requestInWords(src)));

export const descriptionLines = ({ description }: ChartState, textWidth?: number): readonly BoxLine[] =>
  description === '' ? [] : lines('description', description, [], textWidth);

/** Every transition of one state. */
export const transitionLines = (
  { transitions }: ChartState,
  titleOfTarget: TargetTitle,
): readonly BoxLine[] =>
  groupBy(transitions, ({ event }) => event).flatMap((tried) => linesOfEvent(tried, titleOfTarget));

export const insideLines = (
  { states }: ChartState,
  titleOf: (state: ChartState) => string,
): readonly BoxLine[] =>
  lines('inside', `Inside: ${states.map((state) => titleOf(state).toLowerCase()).join(', ')}`);

export const countLine = ({ states }: ChartState): BoxLine => ({
  role: 'inside',
  text: `Opens: ${countText(states.length, 'state')}`,
  transitions: [],
});

const joinWithOr = (titles: readonly string[]): string =>
  titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join(', ')} or ${titles.at(-1)}`;

const eventsOf = (ways: readonly ChartTransition[]): string =>
  [...new Set(ways.map(eventInWords))].join(' / ');

/** The transitions out of a closed state: their triggers and all their targets. */
export function wayLines(
  transitions: readonly ChartTransition[],
  titleOfTarget: TargetTitle,
): readonly BoxLine[] {
  const byTarget = groupBy(transitions, (transition) => titleOfTarget(transition) ?? '');
  return groupBy(byTarget, eventsOf).flatMap((alike) => {
    const titles = alike.map(([first]) => withoutBreaks(titleOfTarget(first) ?? ''));
    return lines('event', `${eventsOf(alike[0])} →\u00a0${joinWithOr(titles)}`, alike.flat());
  });
}
