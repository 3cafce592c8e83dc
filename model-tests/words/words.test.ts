import { describe, expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import { registry } from '../../machines/registry.ts';
import { readChart, statesIn, transitionsIn } from '../chart/read-chart.ts';
import { actions, events, guards, machineSentences, machinesOfServices, services } from './dictionary.ts';
import { places, troubles } from './places.ts';
import {
  actionInWords,
  deedOf,
  eventInWords,
  guardInWords,
  nameAndParameter,
  placeInWords,
  titleOf,
} from './words.ts';

const charts = registry.map(readChart);
const states = charts.flatMap(({ root }) => statesIn(root));
const transitions = charts.flatMap(transitionsIn);
const names = (references: readonly string[]) =>
  [...new Set(references.map((reference) => nameAndParameter(reference)[0]))].sort();

const used = {
  services: names(states.flatMap(({ invokes }) => invokes.map(({ src }) => src))),
  events: names(transitions.filter(({ kind }) => kind === 'event').map(({ event }) => event)),
  guards: names(transitions.flatMap(({ guard }) => guard ?? [])),
  actions: names([
    ...transitions.flatMap(({ actions }) => actions),
    ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
  ]),
};

describe('the dictionary', () => {
  it.each([
    ['services', services],
    ['events', events],
    ['guards', guards],
    ['actions', actions],
  ] as const)('has words for all %s of all machines, and for nothing else', (kind, dictionary) => {
    expect(Object.keys(dictionary).sort()).toEqual(used[kind]);
  });

  it('says of every machine what it is about', () => {
    expect(Object.keys(machineSentences).sort()).toEqual(registry.map(({ id }) => id).sort());
  });

  it('knows which services are machines of their own', () => {
    const contained = registry.flatMap(({ machine }) =>
      Object.entries(machine.implementations.actors).flatMap(([src, logic]) =>
        logic instanceof StateMachine ? [[src, logic.id] as const] : [],
      ),
    );
    expect(machinesOfServices).toEqual(Object.fromEntries(contained));
  });

  it('names no place that there is not', () => {
    const keys = new Set(states.map(({ key }) => key));
    expect(Object.keys(places).filter((key) => !keys.has(key))).toEqual([]);
  });

  it('calls trouble only what there is', () => {
    const ids = new Set(states.map(({ id }) => id));
    expect([...troubles].filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('words', () => {
  it.each([
    ['copyingToBilling', 'Copying to billing'],
    ['NOT_CHARGED', 'Not charged'],
    ['idle', 'At rest'],
  ])('make of the key %s the title "%s"', (key, title) => {
    expect(titleOf(key)).toBe(title);
  });

  it.each([
    [guardInWords('leadsTo(shipping.address)'), 'the first step to do is shipping address'],
    [actionInWords('goTo(contact)'), 'go to contact'],
    [actionInWords('forgetDraft(shippingMethodId)'), 'forget what was typed for the way to ship'],
    [guardInWords('reactsBy(payment)'), 'the refusal leads to payment'],
    [guardInWords('reactsBy(stay)'), 'the refusal can be mended where the buyer is'],
    [guardInWords('isUnheardOf'), 'is unheard of'],
    [deedOf('keepLines'), 'keeps the choice'],
    [deedOf('doWhatWaits'), 'does what the buyer asked for meanwhile'],
    [placeInWords('ready.changingQuantity,sync.idle'), 'Ready: changing a quantity; other tabs: at rest'],
    [eventInWords({ kind: 'after', event: 'xstate.after.1000.door.open' }), 'After 1 second'],
    [eventInWords({ kind: 'after', event: 'xstate.after.shortWait.door.open' }), 'After short wait'],
    [eventInWords({ kind: 'always', event: '' }), 'At once'],
    [eventInWords({ kind: 'error', event: 'xstate.error.actor.placeOrder' }), 'No answer'],
  ])('say "%s"', (said, words) => {
    expect(said).toBe(words);
  });
});
