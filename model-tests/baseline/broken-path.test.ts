import { assign, type AnyStateMachine, emit, fromPromise, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { answers, noResponse, type Scenario } from '../../machines/testing/index.ts';
import { exploreMachine } from '../explore/explored-machine.ts';
import { acceptedInWords } from './accept.ts';
import { comparisonInWords, comparisonOf } from './compare.ts';
import { newBaseline } from './new-baseline.ts';

const shop = setup({
  types: { context: {} as { readonly code: string; readonly tries: number } },
  actors: { placeOrder: fromPromise(() => Promise.resolve()) },
  guards: { isGiven: ({ context }) => context.code !== '' },
  actions: {
    keepCode: assign({ code: 'WELCOME10' }),
    countTries: assign({ tries: ({ context }) => context.tries + 1 }),
    recordVisit: emit({ type: 'visit.recorded' }),
  },
});

const chart = {
  id: 'shop',
  context: { code: '', tries: 0 },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        typed: { actions: ['keepCode', 'recordVisit'] },
        pressed: { guard: 'isGiven', target: 'placing' },
        left: { target: 'away' },
      },
    },
    placing: {
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        onDone: 'placed',
        onError: { target: 'choosing', actions: 'countTries' },
      },
    },
    placed: { type: 'final' },
    away: { type: 'final' },
  },
} as const;

const scenario: Scenario = {
  inputs: { start: { sentence: 'someone in a shop', input: undefined } },
  events: ['typed', 'pressed', 'left'].map((type) => ({ sentence: `someone has ${type}`, event: { type } })),
  services: {
    placeOrder: {
      outcomes: { placed: answers('the shop agrees'), silent: noResponse('the shop is silent') },
    },
  },
  limit: 100,
};

const entryOf = (machine: AnyStateMachine) => ({ id: 'shop', kind: 'flow', title: 'Shop', machine }) as const;

/** The chart after a change of its text, as an edit of the source would be. */
const changedFrom = (change: (text: string) => string): AnyStateMachine =>
  shop.createMachine(JSON.parse(change(JSON.stringify(chart))) as typeof chart);

const replaced = (former: string, next: string) => changedFrom((text) => text.replace(former, next));

const accepted = newBaseline(exploreMachine(entryOf(shop.createMachine(chart)), scenario), null);

const wordsFor = (machine: AnyStateMachine): string =>
  comparisonInWords('shop', comparisonOf(entryOf(machine), scenario, accepted));

describe('the comparison with the accepted paths', () => {
  it('is silent about a chart that is as it was', () => {
    expect(wordsFor(changedFrom((text) => text))).toBe('');
  });

  it.each([
    [
      'another target',
      replaced('"onDone":"placed"', '"onDone":"away"'),
      /After “the shop agrees” the flow was in “Placed”; now it is in “Away”\./,
    ],
    [
      'a dropped action that only keeps something',
      replaced('"actions":"countTries"', '"description":""'),
      /After “the shop is silent” it no longer counts? tries; it no longer keeps tries = 1\./,
    ],
    [
      'a dropped action that only tells somebody',
      replaced('["keepCode","recordVisit"]', '["keepCode"]'),
      /After “someone has typed” it no longer records .*; it no longer emits visit\.recorded\./,
    ],
    [
      'a dropped guard',
      replaced('"guard":"isGiven",', ''),
      /After “someone has pressed” the flow was in “Choosing”; now it is in “Placing”\./,
    ],
    [
      'another event',
      replaced('"left":', '"pressed.twice":'),
      /After “someone has left” the flow was in “Away”; now it is in “Choosing”\./,
    ],
    [
      'a service that is no longer asked',
      replaced('"target":"placing"', '"target":"away"'),
      /the flow was in “Placing”; now it is in “Away”\./,
    ],
    [
      'a transition that was added',
      replaced('"left":', '"typed.again":{"target":"away"},"left":'),
      /No accepted path takes: .*typed again.*npm run paths -- shop --accept/s,
    ],
  ])('tells of %s', (_name, machine, sentence) => {
    expect(wordsFor(machine)).toMatch(sentence);
  });
});

describe('accepting a change', () => {
  const now = newBaseline(
    exploreMachine(
      entryOf(replaced('"onError":{"target":"choosing"', '"onError":{"target":"away"')),
      scenario,
    ),
    accepted,
  );

  it('keeps the paths that still hold as they were', () => {
    const silent = (path: (typeof accepted.paths)[number]) =>
      path.steps.some(({ label }) => label === 'placeOrder: silent');
    expect(accepted.paths.filter((path) => !silent(path)).length).toBeGreaterThan(0);
    for (const path of accepted.paths.filter((one) => !silent(one))) expect(now.paths).toContainEqual(path);
    expect(
      comparisonInWords('shop', comparisonOf(entryOf(shop.createMachine(chart)), scenario, now)),
    ).toMatch(/After “the shop is silent” the flow was in “Away”; now it is in “Choosing”\./);
  });

  it('says what came, went and changed', () => {
    expect(acceptedInWords('shop', null, accepted)).toMatch(
      /^shop: \d paths? came, 0 went, 0 changed, 0 stayed\.$/,
    );
    expect(acceptedInWords('shop', accepted, now)).toMatch(/^shop: .* stayed\.$/);
    expect(acceptedInWords('shop', accepted, accepted)).toMatch(
      /^shop: 0 paths came, 0 went, 0 changed, \d stayed\.$/,
    );
  });
});
