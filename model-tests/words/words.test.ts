import { describe, expect, it } from 'vitest';
import type { Vocabulary } from '../../machines/flow/index.ts';
import { machineWords, registry, sharedWords } from '../../machines/registry.ts';
import { readChart, statesIn, transitionsIn } from '../chart/read-chart.ts';
import {
  actionInWords,
  actionInThirdPerson,
  eventInWords,
  guardInWords,
  nameAndParameter,
  placeInWords,
  placeTitle,
  titleOf,
} from './words.ts';

const parts = ['services', 'events', 'guards', 'actions', 'places'] as const;
type Names = Readonly<Record<(typeof parts)[number], readonly string[]>>;

const namesIn = (references: readonly string[]) =>
  [...new Set(references.map((reference) => nameAndParameter(reference)[0]))].sort();

function namesOf(entry: (typeof registry)[number]): Names {
  const chart = readChart(entry);
  const states = statesIn(chart.root);
  const transitions = transitionsIn(chart);
  return {
    services: namesIn(states.flatMap(({ invokes }) => invokes.map(({ src }) => src))),
    events: namesIn(transitions.filter(({ kind }) => kind === 'event').map(({ event }) => event)),
    guards: namesIn(transitions.flatMap(({ guard }) => guard ?? [])),
    actions: namesIn([
      ...transitions.flatMap(({ actions }) => actions),
      ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ]),
    places: [...new Set(states.flatMap(({ key, path }) => [key, path.join('.')]))],
  };
}

const namesById = new Map(registry.map((entry) => [entry.id, namesOf(entry)]));
const worded = (vocabulary: Vocabulary, part: keyof Names) => Object.keys(vocabulary[part] ?? {});
const vocabularies: readonly Vocabulary[] = [sharedWords, ...Object.values(machineWords)];

describe.each(registry)('the words of $title', ({ id, machine }) => {
  const own = machineWords[id] as (typeof machineWords)[string];

  it.each(parts.filter((part) => part !== 'places'))('are there for all its %s', (part) => {
    const known = vocabularies.flatMap((vocabulary) => worded(vocabulary, part));
    expect(namesById.get(id)?.[part].filter((name) => !known.includes(name))).toEqual([]);
  });

  // A machine that another one contains defines its name as a service.
  it.each(parts)('define only %s that it has, or is', (part) => {
    const isContained = [...namesById.values()].some(({ services }) => services.includes(id));
    const names = [...(namesById.get(id)?.[part] ?? []), ...(part === 'services' && isContained ? [id] : [])];
    expect(worded(own, part).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('list only existing states as errors', () => {
    const ids = new Set(statesIn(readChart({ id, ...own, machine }).root).map((state) => state.id));
    expect(own.troubles?.filter((trouble) => !ids.has(trouble)) ?? []).toEqual([]);
  });

  it('list a happy path of existing states, none of them an error', () => {
    const ids = new Set(statesIn(readChart({ id, ...own, machine }).root).map((state) => state.id));
    const { happyPath = [], troubles = [] } = own;
    expect(happyPath.filter((state) => !ids.has(state) || troubles.includes(state))).toEqual([]);
  });
});

describe.each(parts)('the shared words for %s', (part) => {
  it('are used', () => {
    const used = [...namesById.values()].flatMap((names) => names[part]);
    expect(worded(sharedWords, part).filter((name) => !used.includes(name))).toEqual([]);
  });
});

describe.each(parts.filter((part) => part !== 'places'))('all words for %s together', (part) => {
  it('define each name once, shared ones in machines/flow/flow.words.ts', () => {
    const known = vocabularies.flatMap((vocabulary) => worded(vocabulary, part));
    expect(known.filter((name, at) => known.indexOf(name) !== at)).toEqual([]);
  });
});

describe.each(Object.entries(machineWords))('the words for places of %s', (_, { places = {} }) => {
  it('differ from the shared ones that they replace', () => {
    const shared = sharedWords.places ?? {};
    expect(Object.keys(places).filter((name) => places[name] === shared[name])).toEqual([]);
  });
});

describe('words', () => {
  it.each([
    ['copyingToBilling', 'Copying to billing'],
    ['NOT_CHARGED', 'Not charged'],
    ['idle', 'Idle'],
  ])('make of the key %s the title "%s"', (key, title) => {
    expect(titleOf(key)).toBe(title);
  });

  it.each([
    [guardInWords('leadsTo(shipping.address)'), 'the first incomplete step is shipping address'],
    [actionInWords('goTo(contact)'), 'go to contact'],
    [actionInWords('forgetDraft(shippingMethodId)'), 'forget what was typed for the shipping method'],
    [guardInWords('reactsBy(payment)'), 'the refusal leads to payment'],
    [guardInWords('reactsBy(stay)'), 'the refusal can be fixed at this step'],
    [guardInWords('isUnheardOf'), 'is unheard of'],
    [actionInThirdPerson('keepLines'), 'keeps the choice'],
    [actionInThirdPerson('runQueue'), 'runs the queued requests'],
    [actionInThirdPerson('forwardToVoucher'), 'passes it to the voucher'],
    [actionInThirdPerson('announceNewTotals'), 'notifies the steps of the new totals'],
    [placeInWords('cart', 'ready.changingQuantity'), 'Ready: changing a quantity'],
    [placeInWords('checkout', 'step.missing,sync.idle'), 'Ordering: not found; other tabs: idle'],
    [placeInWords('voucher', 'field.missing,code.none'), 'Field: no code entered; code: none'],
    [placeTitle('checkout', ['step', 'failed', 'unloaded', 'asking']), 'Asking the shop again'],
    [placeTitle('cart', ['ready', 'idle', 'unsold']), 'Not sold as it is'],
    [placeTitle('door', ['wideOpen']), 'Wide open'],
    [eventInWords({ kind: 'after', event: 'xstate.after.1000.door.open' }), 'After 1 second'],
    [eventInWords({ kind: 'after', event: 'xstate.after.shortWait.door.open' }), 'After short wait'],
    [eventInWords({ kind: 'always', event: '' }), 'At once'],
    [eventInWords({ kind: 'error', event: 'xstate.error.actor.placeOrder' }), 'No answer'],
  ])('say "%s"', (said, words) => {
    expect(said).toBe(words);
  });
});
