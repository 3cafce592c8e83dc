import type { AnyStateMachine } from 'xstate';
import { stateValueText } from '../../machines/flow/index.ts';
import type { Scenario } from '../../machines/testing/index.ts';
import type { Path } from '../cover/path.types.ts';
import type { Move } from '../explore/simulation.types.ts';
import { brokenAddress } from './broken-address.ts';
import { type Sight, startLive } from './live-machine.ts';

/** The first deviation of a replay from its path. */
export interface Break {
  /** 0 is the start, 1 the first step. */
  readonly step: number;
  /** The step in words. */
  readonly when: string;
  readonly expected: string;
  readonly seen: string;
  /** The visualiser's URL that shows it. */
  readonly address: string;
}

const promisedBy = ({ to }: Move): string => `${stateValueText(to.snapshot)} (${to.snapshot.status})`;
const seenIn = ({ state, status }: Sight): string => `${state} (${status})`;

/**
 * Plays a path on a machine with scripted services and yields its state after the start and after each step. Throws if
 * the machine breaks.
 */
export function* sightsOf(scripted: AnyStateMachine, scenario: Scenario, path: Path): Generator<Sight> {
  const live = startLive(scripted, scenario.inputs[path.input]?.input);
  try {
    yield live.begun();
    for (const { stimulus } of path.steps) yield live.play(stimulus);
  } finally {
    live.stop();
  }
}

/**
 * Plays a path on a running machine with scripted services. Returns the first step with a different state, or null if
 * the path matches.
 */
export function replay(scripted: AnyStateMachine, scenario: Scenario, path: Path): Break | null {
  const moves = [path.beginning, ...path.steps.map(({ move }) => move)];
  const given = scenario.inputs[path.input]?.sentence ?? path.input;
  let step = 0;
  const breakAt = (seen: string): Break => {
    const move = moves[step] ?? path.beginning;
    const labels = path.steps.map(({ stimulus }) => stimulus.label);
    return {
      step,
      when: path.steps[step - 1]?.stimulus.sentence ?? given,
      expected: promisedBy(move),
      seen,
      address: brokenAddress(scripted.id, { input: path.input, steps: labels }, step, seen),
    };
  };
  try {
    for (const sight of sightsOf(scripted, scenario, path)) {
      const move = moves[step];
      if (move === undefined || seenIn(sight) !== promisedBy(move)) return breakAt(seenIn(sight));
      step += 1;
    }
    return null;
  } catch (error) {
    return breakAt(String(error));
  }
}
