import { kindOf } from '../chart/read-chart.ts';
import { eventInWords, guardInWords, placeInWords } from './words.ts';

const way =
  /^(?<source>[^\s:]+): (?<event>.+?)(?: \[(?<guard>.+)\])? → (?<targets>.+?)(?: is (?<answer>true|false))?$/;
const state = /^[\w.-]+$/;

/** A state by its ID, without the machine's name at the start. */
const placeOf = (machine: string, id: string): string =>
  `“${placeInWords(machine, id.split('.').slice(1).join('.') || id)}”`;

const targetsInWords = (machine: string, targets: string): string =>
  targets === 'stay'
    ? 'stays'
    : `leads to ${targets
        .replace(/ \(\d+\)$/, '')
        .split(' + ')
        .map((id) => placeOf(machine, id))
        .join(' and ')}`;

/** Describes an aim of a machine by its ID: a state, a transition, or the result of a condition. */
export function aimInWords(machine: string, aim: string): string {
  if (state.test(aim)) return placeOf(machine, aim);
  const { source, event = '', guard, targets = '', answer } = way.exec(aim)?.groups ?? {};
  if (source === undefined) return aim;
  const name = event === 'always' ? '' : event;
  const happening = `In ${placeOf(machine, source)}: ${eventInWords({ kind: kindOf(name), event: name })}`;
  const condition = guard === undefined ? '' : `“${guardInWords(guard)}”`;
  if (answer !== undefined)
    return `${happening}, where ${condition} ${answer === 'true' ? 'holds' : 'does not hold'}`;
  return `${happening}${condition === '' ? '' : `, if ${condition}`}, ${targetsInWords(machine, targets)}`;
}
