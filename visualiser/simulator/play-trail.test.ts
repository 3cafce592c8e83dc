import { describe, expect, it } from 'vitest';
import { stateValueText, type TrailEntry } from '../../machines/flow/index.ts';
import { registry } from '../../machines/registry.ts';
import { scenarios } from '../../machines/testing/index.ts';
import { readChart } from '../../model-tests/chart/read-chart.ts';
import { runAllPieces } from '../../model-tests/explore/explore.ts';
import { simulate } from '../../model-tests/explore/simulation.ts';
import { indexChart } from '../drawing/chart-index.ts';
import { playTrail } from './play-trail.ts';
import { presentMove } from './run.ts';
import trails from './trails-of-errors.fixture.json' with { type: 'json' };

const playWalk = (id: string, trail: readonly TrailEntry[]) => {
  const entry = registry.find((machine) => machine.id === id) as (typeof registry)[number];
  const scenario = scenarios[id] as (typeof scenarios)[string];
  const index = indexChart(readChart(entry));
  return runAllPieces(playTrail(simulate(entry.machine, scenario), index, trail, scenario.limit));
};

describe('the trail of an error that a shop reported', () => {
  it.each(Object.entries(trails))('%s, is replayed to its end', (_what, trail) => {
    const { run, failure, before } = playWalk('checkout', trail);
    expect(failure).toBe('');
    expect(before).toBeGreaterThan(0);
    expect(run && stateValueText(presentMove(run).to.snapshot)).toBe(
      'failed.refused,voucher.idle,sync.idle,renewal.idle',
    );
    const sentences = run?.steps.map(({ stimulus }) => stimulus.sentence) ?? [];
    expect(sentences.slice(-4)).toEqual([
      'the buyer places the order',
      'a key is made',
      'the order cannot be created',
      'the shop finds the checkout with everything but the payment',
    ]);
  });
});

const entry = (event: string, state: string): TrailEntry => ({ actor: 'cart', event, state });
const begun = entry('xstate.init', 'loading');

describe('a trail', () => {
  it('that starts with the flow is replayed from there', () => {
    const trail = [begun, entry('xstate.error.actor.loadCheckout', 'failed')];
    const { run, before } = playWalk('cart', trail);
    expect(before).toBe(0);
    expect(run?.steps.map(({ stimulus }) => stimulus.sentence)).toEqual(['the shop does not answer']);
  });

  it('that left something out in the middle is replayed from there by the fewest steps', () => {
    const beginning = [
      begun,
      entry('xstate.done.actor.loadCheckout', 'ready.idle.shown'),
      ...Array.from({ length: 8 }, () => entry('nothing.happened', 'ready.idle.shown')),
    ];
    const rest = Array.from({ length: 38 }, () => entry('nothing.happened', 'failed'));
    const { run, failure } = playWalk('cart', [
      ...beginning,
      { actor: 'voucher', event: 'voucher.typed', state: 'typing' },
      entry('xstate.error.actor.loadCheckout', 'failed'),
      ...rest,
    ]);
    expect(failure).toBe('');
    expect(run && stateValueText(presentMove(run).to.snapshot)).toBe('failed');
  });

  it.each([
    [[], 'This trail doesn’t include this flow.'],
    [
      [entry('xstate.init', 'ready.nowhere')],
      'No known path leads to “Ready: nowhere”, where this trail starts.',
    ],
    [
      [begun, entry('line.removed', 'ready.removingLine')],
      'No known path leads from here to “Ready: removing a line” by “Buyer removes a line”.',
    ],
  ] as const)('that cannot be played says so in plain words: %o', (trail, sentence) => {
    expect(playWalk('cart', trail).failure).toBe(sentence);
  });
});
