import { kindOf } from '../chart/read-chart.ts';
import { eventInWords, guardInWords, placeInWords } from './words.ts';

const way =
  /^(?<source>[^\s:]+): (?<event>.+?)(?: \[(?<guard>.+)\])? → (?<targets>.+?)(?: is (?<answer>true|false))?$/;
const state = /^[\w.-]+$/;

/** A state by its ID, without the machine's name at the start. */
const placeOf = (id: string): string => `“${placeInWords(id.split('.').slice(1).join('.') || id)}”`;

const placesOf = (targets: string): string =>
  targets === 'stay'
    ? 'stays'
    : `leads to ${targets
        .replace(/ \(\d+\)$/, '')
        .split(' + ')
        .map(placeOf)
        .join(' and ')}`;

/** Describes an aim by its ID: a state, a transition, or the result of a condition. */
export function aimInWords(aim: string): string {
  if (state.test(aim)) return placeOf(aim);
  const { source, event = '', guard, targets = '', answer } = way.exec(aim)?.groups ?? {};
  if (source === undefined) return aim;
  const name = event === 'always' ? '' : event;
  const happening = `In ${placeOf(source)}: ${eventInWords({ kind: kindOf(name), event: name })}`;
  const condition = guard === undefined ? '' : `“${guardInWords(guard)}”`;
  if (answer !== undefined)
    return `${happening}, where ${condition} ${answer === 'true' ? 'holds' : 'does not hold'}`;
  return `${happening}${condition === '' ? '' : `, if ${condition}`}, ${placesOf(targets)}`;
}
