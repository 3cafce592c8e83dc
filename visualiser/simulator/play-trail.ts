import { keptBeginning, longestTrail, stateValueText, type TrailEntry } from '../../machines/flow/index.ts';
import type { InPieces } from '../../model-tests/explore/explore.ts';
import type { Simulation } from '../../model-tests/explore/simulation.ts';
import type { Stimulus } from '../../model-tests/explore/simulation.types.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { eventTypeInWords } from '../drawing/event-type-in-words.ts';
import { placeInWords } from '../../model-tests/words/words.ts';
import { shortestRuns } from './explored-ways.ts';
import { beginRun, offersOf, play, presentMove, type Run } from './run.ts';

/** The result of replaying a trail. */
export interface TrailRun {
  readonly run: Run | null;
  /** Why it stopped early; empty if it didn't. */
  readonly failure: string;
  /** The number of steps that lead to the start of the trail; 0 if it starts with the flow. */
  readonly before: number;
}

/** The number of candidate paths, because a trail has no values and may match several. */
const followedAtMost = 24;

/** A candidate path, and how many of its steps lead to the start of the trail. */
interface Way {
  readonly run: Run;
  readonly before: number;
}

const placeOf = (run: Run): string => stateValueText(presentMove(run).to.snapshot);

const isOf = (stimulus: Stimulus, event: string): boolean => {
  if (stimulus.kind === 'event') return stimulus.event.type === event;
  if (stimulus.kind === 'time') return event.startsWith('xstate.after.');
  const { service, outcome } = stimulus;
  if ('shows' in outcome) return event === `xstate.snapshot.${service}`;
  if ('sends' in outcome) return event === outcome.sends.type;
  return event === `xstate.${'error' in outcome ? 'error' : 'done'}.actor.${service}`;
};

/** The first path for each resting state that guards can distinguish. Scenarios list the usual cases first. */
const distinct = (ways: readonly Way[]): readonly Way[] => {
  const byKey = new Map<string, Way>();
  for (const way of ways) {
    const { key } = presentMove(way.run).to;
    if (!byKey.has(key)) byKey.set(key, way);
  }
  return [...byKey.values()].slice(0, followedAtMost);
};

/** The shortest runs to every resting state in a place. */
function* waysTo(simulation: Simulation, place: string, limit: number): InPieces<readonly Run[]> {
  return (yield* shortestRuns(simulation, limit)).filter((run) => placeOf(run) === place);
}

/** Possible starts of the trail: an input, or the middle of the flow if the trail's start was cut off or restored. */
function* beginningsOf(
  simulation: Simulation,
  { state }: TrailEntry,
  limit: number,
): InPieces<readonly Way[]> {
  const begun = simulation.inputs.map((input) => beginRun(simulation, input));
  const same = begun.filter((run) => placeOf(run) === state);
  const runs = same.length > 0 ? same : yield* waysTo(simulation, state, limit);
  return distinct(runs.map((run) => ({ run, before: run.at })));
}

/** The possible continuations of a path; the path itself if an event is unknown and the state didn't change. */
function continuationsOf(
  simulation: Simulation,
  { run, before }: Way,
  { event, state }: TrailEntry,
): readonly Way[] {
  const moved = offersOf(simulation, run)
    .filter((offer) => isOf(offer, event))
    .map((offer) => play(simulation, run, offer))
    .filter((next) => placeOf(next) === state);
  const stays = placeOf(run) === state ? [run] : [];
  return (moved.length > 0 ? moved : stays).map((next) => ({ run: next, before }));
}

/** The flow's own entries since its last start. */
function ownEntries({ chart }: ChartIndex, trail: readonly TrailEntry[]): readonly TrailEntry[] {
  const own = trail.filter(({ actor, event }) => actor === chart.id && event !== 'xstate.stop');
  return own.slice(
    Math.max(
      0,
      own.findLastIndex(({ event }) => event === 'xstate.init'),
    ),
  );
}

/** The flow's first own entry after what a full trail left out. Undefined if nothing is missing. */
const afterGap = ({ chart }: ChartIndex, trail: readonly TrailEntry[]): TrailEntry | undefined =>
  trail.length < longestTrail
    ? undefined
    : trail.slice(keptBeginning).find(({ actor }) => actor === chart.id);

/** Replays the trail, exploring at most `limit` states to find its start. Each entry is one piece. */
function* runWithin(
  simulation: Simulation,
  index: ChartIndex,
  trail: readonly TrailEntry[],
  limit: number,
): InPieces<TrailRun> {
  const [first, ...others] = ownEntries(index, trail);
  if (first === undefined) return { run: null, failure: 'This trail doesn’t include this flow.', before: 0 };
  let ways = yield* beginningsOf(simulation, first, limit);
  for (const entry of others) {
    const next = distinct(ways.flatMap((way) => continuationsOf(simulation, way, entry)));
    const [way] = ways;
    if (next.length === 0 && entry === afterGap(index, trail)) {
      const runs = yield* waysTo(simulation, entry.state, limit);
      ways = distinct(runs.map((run) => ({ run, before: run.at })));
      yield;
      continue;
    }
    if (way !== undefined && next.length === 0)
      return {
        ...way,
        failure: `No known path leads from here to “${placeInWords(index.chart.id, entry.state)}” by “${eventTypeInWords(index, entry.event)}”.`,
      };
    ways = next;
    yield;
  }
  const [way] = ways;
  return way === undefined
    ? {
        run: null,
        failure: `No known path leads to “${placeInWords(index.chart.id, first.state)}”, where this trail starts.`,
        before: 0,
      }
    : { ...way, failure: '' };
}

/** The share of the limit for a first, short exploration, which suffices for most trails. */
const nearShare = 0.1;

/**
 * Finds a run that matches a trail: of all stimuli with the same event, it takes those that lead to the same states.
 * `limit` is the number of states to explore for the start of the trail, if a short exploration doesn't find it.
 */
export function* playTrail(
  simulation: Simulation,
  index: ChartIndex,
  trail: readonly TrailEntry[],
  limit: number,
): InPieces<TrailRun> {
  const near = yield* runWithin(simulation, index, trail, Math.ceil(limit * nearShare));
  return near.failure === '' ? near : yield* runWithin(simulation, index, trail, limit);
}
