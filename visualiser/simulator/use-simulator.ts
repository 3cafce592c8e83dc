import { useMemo, useState } from 'react';
import { stateValueText } from '../../machines/flow/index.ts';
import { registry } from '../../machines/registry.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { simulate } from '../../model-tests/explore/simulation.ts';
import type { Stimulus } from '../../model-tests/explore/simulation.types.ts';
import { beginRun, goTo, offersOf, play, present, type Run } from './run.ts';

/** A machine that the reader plays. */
export interface Simulator {
  readonly scenario: Scenario;
  /** Null until it is begun. */
  readonly run: Run | null;
  /** Everything that can happen now. */
  readonly offers: readonly Stimulus[];
  /** Why the last thing could not happen: the machine broke. Empty otherwise. */
  readonly failure: string;
  readonly begin: (input: string) => void;
  readonly play: (stimulus: Stimulus) => void;
  readonly goTo: (at: number) => void;
  readonly stop: () => void;
}

/** Told after every move where the machine stands, as `data-state` has it; the first region alone. */
export type Follow = (state: string) => void;

/** Null for a machine without a scenario, which only a compared version can have. */
export function useSimulator(machineId: string, follow: Follow): Simulator | null {
  const entry = registry.find(({ id }) => id === machineId);
  const scenario = scenarios[machineId];
  const simulation = useMemo(
    () => (entry === undefined || scenario === undefined ? null : simulate(entry.machine, scenario)),
    [entry, scenario],
  );
  const [run, setRun] = useState<Run | null>(null);
  const [failure, setFailure] = useState('');
  if (simulation === null || scenario === undefined) return null;

  const moveOn = (next: () => Run) => {
    try {
      const moved = next();
      setRun(moved);
      setFailure('');
      follow(stateValueText(present(moved).to.snapshot).split(',')[0] ?? '');
    } catch (error) {
      setFailure(String(error));
    }
  };
  return {
    scenario,
    run,
    failure,
    offers: run === null ? [] : offersOf(simulation, run),
    begin: (input) => moveOn(() => beginRun(simulation, input)),
    play: (stimulus) => {
      if (run !== null) moveOn(() => play(simulation, run, stimulus));
    },
    goTo: (at) => {
      if (run !== null) moveOn(() => goTo(run, at));
    },
    stop: () => setRun(null),
  };
}
