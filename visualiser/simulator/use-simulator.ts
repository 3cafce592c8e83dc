import { useMemo, useState } from 'react';
import { stateValueText, type TrailEntry } from '../../machines/flow/index.ts';
import { registry } from '../../machines/registry.ts';
import { type Scenario, scenarioOfInput, scenarios } from '../../machines/testing/index.ts';
import { asRunAddress, pack, type RunAddress, unpack } from '../../model-tests/cover/run-address.ts';
import { simulate, type Simulation } from '../../model-tests/explore/simulation.ts';
import type { Stimulus } from '../../model-tests/explore/simulation.types.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { betweenFrames } from './between-frames.ts';
import { shortestRunTo } from './explored-ways.ts';
import { judgedOffers, type Offer, refusalsWithEveryCode } from './offers.ts';
import { playTrail, type TrailRun } from './play-trail.ts';
import { addressOf, type ReplayResult, replayer } from './replay-result.ts';
import { beginRun, goTo, offersOf, play, presentMove, type Run } from './run.ts';

/** A machine in the simulator. */
export interface Simulator {
  /** The scenario of the current run. */
  readonly scenario: Scenario;
  /** The machine's own example inputs. */
  readonly examples: Scenario['inputs'];
  /** Null before the start. */
  readonly run: Run | null;
  /** The step at which a failed test broke; null if there is none. */
  readonly broken: RunAddress['broken'] | null;
  /** Every stimulus that is possible now, and those that the flow would ignore. */
  readonly offers: readonly Offer[];
  /** The refusals of the pending services with every other code. */
  readonly refusals: readonly Stimulus[];
  /** Why the path in the URL stopped early; otherwise empty. */
  readonly failure: string;
  /** The trail replay that led to the current state; null if something else did. */
  readonly replayed: TrailRun | null;
  readonly begin: (input: string) => void;
  readonly play: (stimulus: Stimulus) => void;
  readonly goTo: (at: number) => void;
  readonly stop: () => void;
  readonly replay: (way: RunAddress) => void;
  /** Replays a trail as far as possible and returns the result; null if the signal was aborted first. */
  readonly replayTrail: (trail: readonly TrailEntry[], signal: AbortSignal) => Promise<TrailRun | null>;
  /**
   * Plays the shortest path to a state: for the buyer of the run, otherwise for `input`, otherwise for any example. The
   * run, or null if there is no such path or the signal was aborted.
   */
  readonly goThere: (state: string, input: string, signal: AbortSignal) => Promise<Run | null>;
}

interface Playing {
  readonly scenario: Scenario;
  readonly simulation: Simulation;
  readonly replay: (way: RunAddress) => ReplayResult;
}

/** The simulation for an input, which may be an example or a chosen buyer's. Null without a scenario. */
function startPlaying(machineId: string, input: string): Playing | null {
  const entry = registry.find(({ id }) => id === machineId);
  const scenario = scenarioOfInput(machineId, input);
  if (entry === undefined || scenario === undefined) return null;
  const simulation = simulate(entry.machine, scenario);
  return { scenario, simulation, replay: replayer(simulation) };
}

/** Called after every move with the run for the URL and the state of the first region, as in `data-state`. */
export type Follow = (run: string, state: string) => void;

/** Plays the run in the URL, so that it survives a reload, supports Back and can be shared. Null without a scenario. */
export function useSimulator(index: ChartIndex, address: string, follow: Follow): Simulator | null {
  const machineId = index.chart.id;
  const way = useMemo(() => (address === '' ? null : asRunAddress(unpack(address))), [address]);
  const playing = useMemo(() => startPlaying(machineId, way?.input ?? ''), [machineId, way?.input]);
  // Trails are replayed with the examples, because a trail doesn't identify its buyer.
  const examples = useMemo(() => startPlaying(machineId, ''), [machineId]);
  const { run, failure } = useMemo(() => {
    if (playing === null || address === '') return { run: null, failure: '' };
    if (way === null) return { run: null, failure: 'This address contains no readable path.' };
    return playing.replay(way);
  }, [playing, way, address]);
  const [trailPlayed, setTrailPlayed] = useState<{ readonly to: string; readonly walked: TrailRun } | null>(
    null,
  );
  const possible = useMemo(() => {
    if (playing === null || run === null) return { offers: [], refusals: [] };
    const stimuli = offersOf(playing.simulation, run);
    return {
      offers: judgedOffers(index, playing.simulation, run, stimuli),
      refusals: refusalsWithEveryCode(stimuli),
    };
  }, [index, playing, run]);
  if (playing === null) return null;
  const { scenario, simulation } = playing;

  const broken = way?.broken ?? null;
  const placeOf = (next: Run) => stateValueText(presentMove(next).to.snapshot).split(',')[0] ?? '';
  const addressTo = (next: Run, known: RunAddress['broken'] | null) =>
    pack({ ...addressOf(next), ...(known === null ? {} : { broken: known }) });
  const show = (next: Run, known = broken) => follow(addressTo(next, known), placeOf(next));
  return {
    scenario,
    examples: scenarios[machineId]?.inputs ?? {},
    run,
    broken,
    failure,
    replayed: trailPlayed?.to === address ? trailPlayed.walked : null,
    ...possible,
    begin: (input) => {
      const begun = startPlaying(machineId, input);
      if (begun !== null) show(beginRun(begun.simulation, input), null);
    },
    play: (stimulus) => {
      if (run !== null) show(play(simulation, run, stimulus));
    },
    goTo: (at) => {
      if (run !== null) show(goTo(run, at));
    },
    stop: () => follow('', ''),
    replay: (next) => {
      const begun = way?.input === next.input ? playing : startPlaying(machineId, next.input);
      const walked = begun?.replay(next).run ?? null;
      follow(pack(next), walked === null ? '' : placeOf(walked));
    },
    replayTrail: async (trail, signal) => {
      const { simulation: played, scenario: example } = examples ?? playing;
      const walked = await betweenFrames(playTrail(played, index, trail, example.limit), signal);
      if (walked !== null && walked.run !== null) {
        setTrailPlayed({ to: addressTo(walked.run, null), walked });
        show(walked.run, null);
      }
      return walked;
    },
    goThere: async (state, input, signal) => {
      const begun = run?.input ?? input;
      const asked = begun === way?.input ? playing : startPlaying(machineId, begun);
      if (asked === null) return null;
      const path = shortestRunTo(asked.simulation, state, asked.scenario.limit);
      const found = await betweenFrames(path, signal);
      if (found !== null && !signal.aborted) show(found, null);
      return found;
    },
  };
}
