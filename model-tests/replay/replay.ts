import type { AnyStateMachine } from 'xstate';
import { stateValueText } from '../../machines/flow/index.ts';
import type { Scenario } from '../../machines/testing/index.ts';
import type { Path } from '../cover/path.types.ts';
import type { Move } from '../explore/simulation.types.ts';
import { brokenAddress } from './broken-address.ts';
import { type Sight, startLive } from './live-machine.ts';

/** Where a replay went another way than the path. */
export interface Break {
  /** 0 is the beginning, 1 the first step. */
  readonly step: number;
  /** What was done, for people. */
  readonly when: string;
  readonly expected: string;
  readonly seen: string;
  /** Where the visualiser shows it. */
  readonly address: string;
}

const promisedBy = ({ to }: Move): string => `${stateValueText(to.snapshot)} (${to.snapshot.status})`;
const seenIn = ({ state, status }: Sight): string => `${state} (${status})`;

/**
 * What can be seen after each step of a path that is played on a machine with scripted services, the beginning first.
 * Throws where the machine breaks.
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
 * Plays a path on a running machine with scripted services: the first step after which it stands elsewhere, or null
 * where it goes as the path says.
 */
export function replay(scripted: AnyStateMachine, scenario: Scenario, path: Path): Break | null {
  const moves = [path.beginning, ...path.steps.map(({ move }) => move)];
  const given = scenario.inputs[path.input]?.sentence ?? path.input;
  let step = 0;
  const broken = (seen: string): Break => {
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
      if (move === undefined || seenIn(sight) !== promisedBy(move)) return broken(seenIn(sight));
      step += 1;
    }
    return null;
  } catch (error) {
    return broken(String(error));
  }
}
