import { stateValueText, type TrailEntry } from '../../machines/flow/index.ts';
import { type Exploration, exploreInPieces, type InPieces } from '../../model-tests/explore/explore.ts';
import type { Simulation } from '../../model-tests/explore/simulation.ts';
import type { Stimulus } from '../../model-tests/explore/simulation.types.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { happeningInWords } from '../drawing/happening.ts';
import { placeInWords } from '../../model-tests/words/words.ts';
import { beginRun, offersOf, play, present, type Run } from './run.ts';

/** As far as a trail could be played. */
export interface TrailRun {
  readonly run: Run | null;
  /** Why it ends before its end; empty where it does not. */
  readonly failure: string;
  /** How many steps lead to where the trail begins; 0 where it begins with the flow. */
  readonly before: number;
}

/** Ways that are followed at once: a trail has no values, so the same entries may be true of several. */
const followedAtMost = 24;

/** One of the ways that a trail may tell of, and how many of its steps lead to where the trail begins. */
interface Way {
  readonly run: Run;
  readonly before: number;
}

const placeOf = (run: Run): string => stateValueText(present(run).to.snapshot);

const isOf = (stimulus: Stimulus, event: string): boolean => {
  if (stimulus.kind === 'event') return stimulus.event.type === event;
  if (stimulus.kind === 'time') return event.startsWith('xstate.after.');
  const { service, outcome } = stimulus;
  if ('shows' in outcome) return event === `xstate.snapshot.${service}`;
  if ('sends' in outcome) return event === outcome.sends.type;
  return event === `xstate.${'error' in outcome ? 'error' : 'done'}.actor.${service}`;
};

/** For each standing that guards can tell apart the first way; scenarios name what is usual first. */
const distinct = (ways: readonly Way[]): readonly Way[] => {
  const byKey = new Map<string, Way>();
  for (const way of ways) {
    const { key } = present(way.run).to;
    if (!byKey.has(key)) byKey.set(key, way);
  }
  return [...byKey.values()].slice(0, followedAtMost);
};

/** What was walked for a machine that is played, by how far. */
const walked = new WeakMap<Simulation, Map<number, Exploration>>();

function* everythingOf(simulation: Simulation, limit: number): InPieces<Exploration> {
  const walks = walked.get(simulation) ?? new Map<number, Exploration>();
  const exploration = walks.get(limit) ?? (yield* exploreInPieces(simulation, limit));
  walked.set(simulation, walks.set(limit, exploration));
  return exploration;
}

/** The fewest steps to everything that stands in a place; walks all that can happen, which takes seconds the first time. */
function* waysTo(simulation: Simulation, place: string, limit: number): InPieces<readonly Run[]> {
  const { beginnings, nodes } = yield* everythingOf(simulation, limit);
  const ways = new Map<number, Run>();
  for (const { input, edge } of beginnings)
    if (!ways.has(edge.to)) ways.set(edge.to, beginRun(simulation, input));
  // A map hands out what is put into it meanwhile, oldest first.
  for (const [node, run] of ways)
    for (const { stimulus, move, to } of nodes[node]?.edges ?? [])
      if (!ways.has(to)) {
        const steps = [...run.steps, { stimulus, move }];
        ways.set(to, { ...run, steps, at: steps.length });
      }
  return [...ways.values()].filter((run) => placeOf(run) === place);
}

/** Where the trail may begin: with an input, or, where its beginning was left out or restored, in the midst of the flow. */
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

/** What may have happened to one way; the way as it is where an event is not known and nothing moved. */
function following(
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

/** The flow's own entries since it was begun last. */
function ownEntries({ chart }: ChartIndex, trail: readonly TrailEntry[]): readonly TrailEntry[] {
  const own = trail.filter(({ actor, event }) => actor === chart.id && event !== 'xstate.stop');
  return own.slice(
    Math.max(
      0,
      own.findLastIndex(({ event }) => event === 'xstate.init'),
    ),
  );
}

/** As far as the trail can be played when so many states are looked at to find where it begins. An entry is a piece. */
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
    const next = distinct(ways.flatMap((way) => following(simulation, way, entry)));
    const [way] = ways;
    if (way !== undefined && next.length === 0)
      return {
        ...way,
        failure: `There is no known path from here to “${placeInWords(entry.state)}” by “${happeningInWords(index, entry.event)}”.`,
      };
    ways = next;
    yield;
  }
  const [way] = ways;
  return way === undefined
    ? {
        run: null,
        failure: `There is no known path to “${placeInWords(first.state)}”, where this trail starts.`,
        before: 0,
      }
    : { ...way, failure: '' };
}

/** Most trails begin where a short walk comes by: it looks at this share of the states. */
const nearShare = 0.1;

/**
 * A way that goes where a trail went: of everything that the same events may be, what leads to the same states is taken.
 * `limit` is how many states are looked at to find where the trail begins, if a short walk does not find it.
 */
export function* runAlongTrail(
  simulation: Simulation,
  index: ChartIndex,
  trail: readonly TrailEntry[],
  limit: number,
): InPieces<TrailRun> {
  const near = yield* runWithin(simulation, index, trail, Math.ceil(limit * nearShare));
  return near.failure === '' ? near : yield* runWithin(simulation, index, trail, limit);
}
