import type { ChartState, ChartTransition } from '../chart/chart.types.ts';
import { durationInWords } from './duration.ts';
import type { Words } from '../../machines/flow/index.ts';
import { actions, events, guards, placesOf, services, troubles } from './dictionary.ts';

const withSpaces = (key: string): string =>
  key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_.]/g, ' ')
    .toLowerCase();

const capitalize = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Converts a name to a title: `sameAsShipping` → `Same as shipping`, `NOT_CHARGED` → `Not charged`. */
export const titleOf = (name: string): string => capitalize(withSpaces(name));

/** The words for a machine's place: those for its path, those for its key, or the key split into words. */
function wordsForPlace(machine: string, path: readonly string[]): string {
  const places = placesOf(machine);
  const key = path.at(-1) ?? machine;
  return places[path.join('.')] ?? places[key] ?? withSpaces(key);
}

/** The title of a machine's place, given the keys from below the root. */
export const placeTitle = (machine: string, path: readonly string[]): string =>
  capitalize(wordsForPlace(machine, path));

/** The name and the parameter of `leadsTo(contact)`. */
export function nameAndParameter(reference: string): readonly [name: string, parameter: string] {
  const [, name = reference, parameter = ''] = /^([^(]+)(?:\((.*)\))?$/.exec(reference) ?? [];
  return [name, parameter];
}

/** Looks up a name. A name without words, which occurs only in another version of a machine, is split into words. */
function inWords(dictionary: Readonly<Record<string, Words>>, reference: string): string {
  const [name, parameter] = nameAndParameter(reference);
  const words = Object.hasOwn(dictionary, name) ? dictionary[name] : undefined;
  if (words === undefined) return withSpaces(reference.replace(/[()]/g, ' ')).trim();
  return typeof words === 'string' ? words : words(withSpaces(parameter));
}

export const guardInWords = (guard: string): string => inWords(guards, guard);
export const actionInWords = (action: string): string => inWords(actions, action);
export const serviceInWords = (service: string): string => inWords(services, service);

const prefixes = /^xstate\.(?:done\.actor|error\.actor|snapshot|done\.state|after)\./;

/** The service, state or delay in an xstate event. */
export const subjectOf = (event: string): string => event.replace(prefixes, '');

/** Describes a delay, given in milliseconds or by name. */
export const delayInWords = (delay: string): string =>
  /^\d+$/.test(delay) ? durationInWords(Number(delay)) : withSpaces(delay);

const waitOf = (event: string): string => delayInWords(subjectOf(event).split('.')[0] ?? '');

const wordsByKind: Readonly<Record<ChartTransition['kind'], (event: string) => string>> = {
  event: (event) => inWords(events, event),
  always: () => 'At once',
  done: () => 'Answer',
  error: () => 'No answer',
  snapshot: () => 'Something changes inside',
  after: (event) => `After ${waitOf(event)}`,
  stateDone: () => 'Everything inside has ended',
};

/**
 * The trigger of a transition, at the start of a line: a person's action, a service's answer or failure, a delay, or
 * none.
 */
export const eventInWords = ({ kind, event }: Pick<ChartTransition, 'kind' | 'event'>): string =>
  wordsByKind[kind](event);

/** The trigger of a transition with its condition. */
export const wayInWords = (transition: ChartTransition): string =>
  transition.guard === null
    ? eventInWords(transition)
    : `${eventInWords(transition)}, if ${guardInWords(transition.guard)}`;

const aspirated = /(?:o|ch|sh|ss)$/;

/** An action in the third person: `keep what was typed` → `keeps what was typed`. */
export const actionInThirdPerson = (action: string): string =>
  actionInWords(action).replace(/^[a-z]+/, (verb) =>
    aspirated.test(verb) ? `${verb}es` : `${verb}s`.replace(/([^aeiou])ys$/, '$1ies'),
  );

const shown = /^(?:show|say|list) /;

/** Whether the buyer sees the effect of the action. */
export const isShown = (action: string): boolean => shown.test(actionInWords(action));

/** Converts a machine's `data-state` to a title: `shipping.address,sync.idle` → `Shipping: address; sync: idle`. */
export const placeInWords = (machine: string, text: string): string =>
  text
    .split(',')
    .map((dotted, at) => {
      const path = dotted.split('.');
      const words = path.map((_, index) => wordsForPlace(machine, path.slice(0, index + 1))).join(': ');
      return at === 0 ? capitalize(words) : words;
    })
    .join('; ');

/** How a state is drawn and labeled, in addition to its title. */
export type StateLook = 'plain' | 'end' | 'trouble';

/** How a state is drawn. */
export function lookOf({ id, type }: ChartState): StateLook {
  if (troubles.has(id)) return 'trouble';
  return type === 'final' ? 'end' : 'plain';
}
