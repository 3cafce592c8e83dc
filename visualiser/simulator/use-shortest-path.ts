import { useEffect, useRef, useState } from 'react';
import { countText } from '../../model-tests/words/count-text.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import type { Simulator } from './use-simulator.ts';

/** Taking the simulator to a state of the drawing. */
export interface WayThere {
  /** What became of the last wish; empty before the first. */
  readonly said: string;
  /** Null without a simulator. */
  readonly goThere: ((state: string) => void) | null;
}

/**
 * Plays the shortest path to a state on demand. `input` starts it where no run has begun; empty for any example.
 * `impossible` are the IDs of what is known to be impossible for this buyer.
 */
export function useShortestPath(
  index: ChartIndex,
  simulator: Simulator | null,
  input: string,
  impossible: ReadonlySet<string>,
): WayThere {
  const [said, setSaid] = useState('');
  const seeking = useRef<AbortController>(null);
  useEffect(() => () => seeking.current?.abort(), []);
  const go = async (state: string) => {
    seeking.current?.abort();
    const controller = new AbortController();
    seeking.current = controller;
    const title = index.titleOf(index.state(state));
    if (impossible.has(state)) {
      setSaid(`“${title}” cannot happen for this choice.`);
      return;
    }
    setSaid(`Looking for the shortest path to “${title}”…`);
    const found = await simulator?.goThere(state, input, controller.signal);
    if (controller.signal.aborted) return;
    setSaid(
      found === null || found === undefined
        ? `No path to “${title}” was found for this buyer.`
        : `“${title}” is ${countText(found.at, 'step')} from the start, which the simulator has played.`,
    );
  };
  return { said, goThere: simulator === null ? null : (state) => void go(state) };
}
