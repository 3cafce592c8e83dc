import { beforeEach, expect, it, vi } from 'vitest';
import { stateValueText } from '../../machines/flow/index.ts';
import { registry } from '../../machines/registry.ts';
import { scenarios } from '../../machines/testing/index.ts';
import { simulate, type Simulation } from '../../model-tests/explore/simulation.ts';
import { replayer } from './replay-result.ts';
import { presentMove } from './run.ts';

const entry = registry.find(({ id }) => id === 'cart') as (typeof registry)[number];
const scenario = scenarios['cart'] as (typeof scenarios)[string];
const removed = '{"type":"line.removed","lineId":"line-device"}';
const steps = ['loadCheckout: open', removed, 'removeLine: accepted'];

let simulation: Simulation;
let moves: readonly string[];
let replay: ReturnType<typeof replayer>;

beforeEach(() => {
  simulation = simulate(entry.machine, scenario);
  const played: string[] = [];
  moves = played;
  const { move } = simulation;
  vi.spyOn(simulation, 'move').mockImplementation((restingState, stimulus) => {
    played.push(stimulus.label);
    return move(restingState, stimulus);
  });
  replay = replayer(simulation);
});

const placeAfter = (labels: readonly string[], at = labels.length): string => {
  const { run, failure } = replay({ input: 'known', steps: labels, at });
  return failure || (run === null ? '' : stateValueText(presentMove(run).to.snapshot));
};

it('each step of a growing path is played once', () => {
  for (const length of [0, 1, 2, 3]) placeAfter(steps.slice(0, length));
  expect(moves).toEqual(steps);
});

it('going back plays nothing, and a new branch plays only its own steps', () => {
  placeAfter(steps);
  expect(placeAfter(steps, 2)).toBe('ready.removingLine');
  expect(placeAfter([...steps.slice(0, 2), 'removeLine: emptied'])).toBe('empty');
  expect(moves).toEqual([...steps, 'removeLine: emptied']);
});

it('another input starts a new run', () => {
  placeAfter(steps);
  const { run } = replay({ input: 'none', steps: [], at: 0 });
  expect(run && stateValueText(presentMove(run).to.snapshot)).toBe('empty');
});

it('an impossible step is reported by its number', () => {
  placeAfter(steps);
  expect(placeAfter([...steps, 'nobody: knows'])).toBe('Step 4 of this path is no longer possible.');
});
