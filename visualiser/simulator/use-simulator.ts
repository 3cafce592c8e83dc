import { useMemo } from 'react';
import { stateValueText, type TrailEntry } from '../../machines/flow/index.ts';
import { registry } from '../../machines/registry.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { asRunAddress, packed, type RunAddress, unpacked } from '../../model-tests/cover/run-address.ts';
import { simulate } from '../../model-tests/explore/simulation.ts';
import type { Stimulus } from '../../model-tests/explore/simulation.types.ts';
import { addressOf, replayed, runAlongTrail } from './replayed.ts';
import { beginRun, goTo, offersOf, play, present, type Run } from './run.ts';

/** A machine that the reader plays. */
export interface Simulator {
  readonly scenario: Scenario;
  /** Null until it is begun. */
  readonly run: Run | null;
  /** The step that a failed test broke at; null where none is told. */
  readonly broken: RunAddress['broken'] | null;
  /** Everything that can happen now. */
  readonly offers: readonly Stimulus[];
  /** Why the way that the address carries ends before its end. Empty otherwise. */
  readonly failure: string;
  readonly begin: (input: string) => void;
  readonly play: (stimulus: Stimulus) => void;
  readonly goTo: (at: number) => void;
  readonly stop: () => void;
  readonly replay: (way: RunAddress) => void;
  /** Says why it cannot be walked again; empty where it can. */
  readonly replayTrail: (trail: readonly TrailEntry[]) => string;
}

/** Told after every move: the way for the address, and the state of the first region as `data-state` has it. */
export type Follow = (run: string, state: string) => void;

/** Plays what the address carries, so that it survives a reload, can be gone back in and handed on. Null without a scenario. */
export function useSimulator(machineId: string, address: string, follow: Follow): Simulator | null {
  const entry = registry.find(({ id }) => id === machineId);
  const scenario = scenarios[machineId];
  const simulation = useMemo(
    () => (entry === undefined || scenario === undefined ? null : simulate(entry.machine, scenario)),
    [entry, scenario],
  );
  const way = useMemo(() => (address === '' ? null : asRunAddress(unpacked(address))), [address]);
  const { run, failure } = useMemo(() => {
    if (simulation === null || address === '') return { run: null, failure: '' };
    if (way === null) return { run: null, failure: 'This address carries no readable way.' };
    return replayed(simulation, way);
  }, [simulation, way, address]);
  if (simulation === null || scenario === undefined) return null;

  const broken = way?.broken ?? null;
  const placeOf = (next: Run) => stateValueText(present(next).to.snapshot).split(',')[0] ?? '';
  const show = (next: Run, known: RunAddress['broken'] | null = broken) =>
    follow(packed({ ...addressOf(next), ...(known === null ? {} : { broken: known }) }), placeOf(next));
  return {
    scenario,
    run,
    broken,
    failure,
    offers: run === null ? [] : offersOf(simulation, run),
    begin: (input) => show(beginRun(simulation, input), null),
    play: (stimulus) => {
      if (run !== null) show(play(simulation, run, stimulus));
    },
    goTo: (at) => {
      if (run !== null) show(goTo(run, at));
    },
    stop: () => follow('', ''),
    replay: (next) => {
      const { run: walked } = replayed(simulation, next);
      follow(packed(next), walked === null ? '' : placeOf(walked));
    },
    replayTrail: (trail) => {
      const { run: walked, failure: refusal } = runAlongTrail(simulation, machineId, trail);
      if (walked !== null) show(walked, null);
      return refusal;
    },
  };
}
