import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { registry } from '../../machines/registry.ts';
import { scenarios } from '../../machines/testing/index.ts';
import { simulate, type Simulation } from '../../model-tests/explore/simulation.ts';
import { clockOf, waitsAmong } from './clock.ts';
import { beginRun, offersOf, play, type Run } from './run.ts';

const after = (simulation: Simulation, run: Run, label: string): Run => {
  const offer = offersOf(simulation, run).find((one) => one.label.startsWith(label));
  if (offer === undefined) throw new Error(`"${label}" cannot happen.`);
  return play(simulation, run, offer);
};

const sentencesOf = (simulation: Simulation, run: Run) =>
  waitsAmong(offersOf(simulation, run), run).map(({ stimulus, left }) => [stimulus.sentence, left]);

describe('the clock of a checkout whose order stays unclear', () => {
  const entry = registry.find(({ id }) => id === 'checkout') as (typeof registry)[number];
  const scenario = scenarios['checkout'] as (typeof scenarios)[string];
  const simulation = simulate(entry.machine, scenario);
  const [input = ''] = Object.keys(scenario.inputs);
  const ordered = [
    'loadCheckout: complete',
    'paymentForm: card',
    '{"type":"attestation.changed"',
    '{"type":"order.submitted"',
    'createIdempotencyKey: made',
    'placeOrder: silent',
  ].reduce((run, label) => after(simulation, run, label), beginRun(simulation, input));

  it('does not advance while nothing waits', () => {
    expect(clockOf(ordered)).toBe(0);
  });

  it('advances by the length of each delay', () => {
    expect(sentencesOf(simulation, ordered)).toEqual([['the wait is over', 1_000]]);
    const again = after(simulation, after(simulation, ordered, 'deadline'), 'placeOrder: silent');
    expect(clockOf(again)).toBe(1_000);
    expect(sentencesOf(simulation, again)).toEqual([['the wait is over', 2_000]]);
  });
});

it('parallel delays end in order, each with its remaining time', () => {
  const lamp = (milliseconds: number) => ({
    initial: 'off',
    states: { off: { after: { [milliseconds]: 'on' } }, on: {} },
  });
  const lamps = createMachine({
    type: 'parallel',
    id: 'lamps',
    states: { slow: lamp(5_000), quick: lamp(2_000) },
  });
  const scenario = {
    inputs: { new: { sentence: 'two lamps', input: undefined } },
    events: [],
    services: {},
    limit: 9,
  };
  const simulation = simulate(lamps, scenario);
  const begun = beginRun(simulation, 'new');
  expect(sentencesOf(simulation, begun).map(([, left]) => left)).toEqual([2_000, 5_000]);
  const later = after(simulation, begun, 'xstate.after.2000');
  expect(clockOf(later)).toBe(2_000);
  expect(sentencesOf(simulation, later)).toEqual([['the flow has waited for 5 seconds', 3_000]]);
});
