import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type Snapshot } from 'xstate';
import { stateValueText } from '../machines/flow/index.ts';
import type { Scenario } from '../machines/testing/index.ts';
import { definitionsOf, nodesOf } from './chart/definitions.ts';
import { withScriptedServices } from './explore/instrumented-machine.ts';
import { simulate, type Simulation } from './explore/simulation.ts';
import type { RestingState, Stimulus } from './explore/simulation.types.ts';
import { played } from './registry.fixture.ts';
import { brokenAddress } from './replay/broken-address.ts';
import { startLive } from './replay/live-machine.ts';
import { guardedLoop, question } from './small-machines.fixture.ts';

/** A failure prints its seed and path. Setting both here repeats the same walk. */
const { WALK_SEED, WALK_PATH, FULL } = process.env;
const repeated = {
  ...(WALK_SEED === undefined ? {} : { seed: Number(WALK_SEED) }),
  ...(WALK_PATH === undefined ? {} : { path: WALK_PATH }),
};
const walks = FULL === '1' ? 400 : 25;
const longest = 30;

interface Walked {
  readonly machine: AnyStateMachine;
  readonly scenario: Scenario;
  readonly simulation: Simulation;
}

/** The scenario's events that would have an effect. */
const possibleIn = (snapshot: AnyMachineSnapshot, { scenario }: Walked): readonly string[] =>
  scenario.events.filter(({ event }) => snapshot.can(event)).map(({ sentence }) => sentence);

/** A screen that the chart never leaves also counts as an end, such as the cart that became an order. */
const hasWayOn = ({ states }: RestingState, { machine }: Walked): boolean =>
  nodesOf(machine).some((node) => states.includes(node.id) && definitionsOf(node).length > 0);

/** The snapshot after a reload: a round trip through JSON. */
function restore(
  { snapshot }: RestingState,
  { machine, scenario }: Walked,
  input: unknown,
): AnyMachineSnapshot {
  const scripted = withScriptedServices(machine, scenario);
  const stored: unknown = JSON.parse(JSON.stringify(scripted.getPersistedSnapshot(snapshot)));
  return createActor(scripted, {
    input,
    snapshot: stored as Snapshot<unknown>,
  }).getSnapshot() as AnyMachineSnapshot;
}

function expectSound(
  restingState: RestingState,
  offers: readonly Stimulus[],
  walked: Walked,
  input: unknown,
): void {
  const { snapshot } = restingState;
  if (snapshot.status === 'active' && hasWayOn(restingState, walked))
    expect(offers, 'what can happen').not.toEqual([]);
  const again = restore(restingState, walked, input);
  expect(stateValueText(again), 'the place after a reload').toBe(stateValueText(snapshot));
  expect(possibleIn(again, walked), 'what is possible after a reload').toEqual(possibleIn(snapshot, walked));
}

/** Takes a random walk in the simulation and on the running machine, which must agree. */
function walk(walked: Walked, input: string, choices: readonly number[]): void {
  const { machine, scenario, simulation } = walked;
  const given = scenario.inputs[input]?.input;
  const live = startLive(withScriptedServices(machine, scenario), given);
  const steps: string[] = [];
  let restingState = simulation.begin(input).to;
  try {
    let seen = live.begun();
    for (const choice of [...choices, null]) {
      expect(seen.state, 'the state of the running machine').toBe(stateValueText(restingState.snapshot));
      const offers = simulation.offers(restingState);
      expectSound(restingState, offers, walked, given);
      const stimulus = choice === null ? undefined : offers[choice % Math.max(1, offers.length)];
      if (stimulus === undefined) return;
      steps.push(stimulus.label);
      restingState = simulation.move(restingState, stimulus).to;
      seen = live.play(stimulus);
    }
  } catch (error) {
    const address = brokenAddress(machine.id, { input, steps }, steps.length, String(error));
    throw new Error(`${[input, ...steps].join('\n  ')}\nOn the chart: ${address}`, { cause: error });
  } finally {
    live.stop();
  }
}

const soundness = (walked: Walked) =>
  fc.property(
    fc.constantFrom(...walked.simulation.inputs),
    fc.array(fc.nat({ max: 9_999 }), { maxLength: longest }),
    (input, choices) => walk(walked, input, choices),
  );

describe.each(played)('random walks of $title', ({ machine, scenario }) => {
  it('never break, have no dead ends except final states, and survive a reload in every state', () => {
    const walked = { machine, scenario, simulation: simulate(machine, scenario) };
    const parameters = { ...repeated, numRuns: walks, includeErrorInReport: true };
    expect(() => fc.assert(soundness(walked), parameters)).not.toThrow();
  });
});

describe('a random walk', () => {
  it('reports the fewest steps to the failure, the seed, and the URL of its drawing', () => {
    const { machine, scenario } = question;
    const broken = { ...scenario, services: { ask: { outcomes: {} } } };
    const walked = { machine, scenario: broken, simulation: simulate(machine, broken) };
    const failure = () => fc.assert(soundness(walked), { seed: 1, numRuns: 5, includeErrorInReport: true });
    expect(failure).toThrow(/seed: 1/);
    expect(failure).toThrow(/Counterexample: \["start",\[\]\]/);
    expect(failure).toThrow(/On the chart: #\/question\?run=/);
  });

  it('is reproducible by its seed', () => {
    const takeWalk = () => {
      const choices: unknown[] = [];
      const { machine, scenario } = guardedLoop;
      const walked = { machine, scenario, simulation: simulate(machine, scenario) };
      fc.assert(
        fc.property(fc.array(fc.nat()), (numbers) => {
          choices.push(numbers);
          walk(walked, 'start', numbers);
        }),
        { seed: 7, numRuns: 5 },
      );
      return choices;
    };
    expect(takeWalk()).toEqual(takeWalk());
  });
});
