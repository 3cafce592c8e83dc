import type { ChartState, ChartStateType, ChartTransition } from '../../model-tests/chart/chart.types.ts';
import {
  actionInWords,
  delayInWords,
  eventInWords,
  guardInWords,
  serviceInWords,
  placeTitle,
  titleOf,
} from '../../model-tests/words/words.ts';

/** A property of a chart, as a value for comparison and as text. */
export interface Fact {
  readonly name: string;
  readonly value: unknown;
  /** Empty if there is no text. */
  readonly words: string;
}

const kinds: Readonly<Record<ChartStateType, string>> = {
  atomic: 'a state without substates',
  compound: 'a state with substates',
  parallel: 'parallel states',
  final: 'an end',
  history: 'a history state',
};

/** The title of a machine's state. Its ID is the machine's with the dotted path, or its own. */
const titleOfState = (machine: string, id: string): string =>
  placeTitle(machine, (id.startsWith(`${machine}.`) ? id.slice(machine.length + 1) : id).split('.'));

const fact = (name: string, value: unknown, words: string): Fact => ({ name, value, words });

const listFact = <Value>(
  name: string,
  values: readonly Value[],
  inWords: (value: Value) => string,
  separator = '; ',
): Fact => fact(name, values, values.map(inWords).join(separator));

const metaInWords = (meta: ChartState['meta']): string =>
  Object.entries(meta)
    .filter(([name]) => name !== 'description')
    .map(([name, value]) => `${titleOf(name).toLowerCase()} ${titleOf(String(value)).toLowerCase()}`)
    .join('; ');

export const factsOfState = (machine: string, state: ChartState): readonly Fact[] => {
  const { key, path, type, description, initial, invokes, entry, exit, delays, tags, meta } = state;
  const { description: _said, ...others } = meta;
  return [
    fact('name', key, placeTitle(machine, [...path.slice(0, -1), key])),
    fact('type of state', type, kinds[type]),
    fact('description', description, description),
    fact('first state', initial, initial === null ? '' : titleOfState(machine, initial)),
    listFact('services', invokes, ({ src }) => serviceInWords(src)),
    listFact('entry actions', entry, actionInWords),
    listFact('exit actions', exit, actionInWords),
    listFact('waits', delays, (delay) => delayInWords(String(delay))),
    listFact('tags', tags, (tag) => titleOf(tag).toLowerCase()),
    fact('notes', others, metaInWords(meta)),
  ];
};

export const factsOfTransition = (machine: string, transition: ChartTransition): readonly Fact[] => {
  const { kind, event, guard, targets, actions, reenter, description } = transition;
  return [
    fact('wait', kind === 'after' ? event : '', kind === 'after' ? eventInWords(transition) : ''),
    fact('condition', guard, guard === null ? '' : guardInWords(guard)),
    targets.length === 0
      ? fact('target', targets, 'stays')
      : listFact('target', targets, (id) => titleOfState(machine, id), ' and '),
    listFact('what is done', actions, actionInWords),
    fact('restart', reenter, reenter ? 'yes' : 'no'),
    fact('description', description, description),
  ];
};

const quote = (words: string): string => (words === '' ? 'nothing' : `“${words}”`);

/** A sentence with the old and the new value for each difference between two versions. */
export const describeDifferences = (before: readonly Fact[], after: readonly Fact[]): readonly string[] =>
  after.flatMap(({ name, value, words }, at) => {
    const old = before[at];
    if (JSON.stringify(old?.value) === JSON.stringify(value)) return [];
    return old?.words === words
      ? [`${name}: the same in words`]
      : [`${name}: was ${quote(old?.words ?? '')}, is ${quote(words)}`];
  });
