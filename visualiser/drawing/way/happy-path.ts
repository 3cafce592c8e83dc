import { machineWords } from '../../../machines/registry.ts';
import { scenarios } from '../../../machines/testing/index.ts';
import { statesIn } from '../../../model-tests/chart/read-chart.ts';
import type { ChartState, ChartTransition } from '../../../model-tests/chart/chart.types.ts';
import { eventInWords, guardInWords, subjectOf } from '../../../model-tests/words/words.ts';
import { happyPathStates } from './happy-path-states.ts';
import type { ChartIndex } from '../chart-index.ts';
import { serviceOf } from '../event-type-in-words.ts';
import { lookIn } from '../look.ts';
import { answerInWords } from '../services-in-words.ts';
import { pathToEnd } from './path-to-end.ts';

/** A state in which something has failed, beside the step where it happens first. */
export interface Failure {
  readonly state: ChartState;
  /** The IDs of the transitions that lead there from the step. */
  readonly transitions: readonly string[];
}

/** A step of the happy path. */
export interface PathStep {
  readonly state: ChartState;
  /** What leads to the next step; empty for the last. */
  readonly trigger: string;
  /** The IDs of the transitions on the way to the next step, through states that are collapsed. */
  readonly transitions: readonly string[];
  readonly failures: readonly Failure[];
}

/** A single step is no path. */
const leastSteps = 2;

/** The state whose children are the steps: the whole machine, or its first region. */
export const focusOf = ({ chart: { root } }: ChartIndex): ChartState =>
  root.type === 'parallel' ? (root.states[0] ?? root) : root;

/** A state in which nobody rests, because every transition is taken at once. */
const isPassed = ({ transitions, invokes, states }: ChartState): boolean =>
  states.length + invokes.length === 0 &&
  transitions.length > 0 &&
  transitions.every(({ kind }) => kind === 'always');

function statesOnWay(index: ChartIndex): readonly ChartState[] {
  const { id } = index.chart;
  const named = machineWords[id]?.happyPath;
  if (named !== undefined) return named.map((state) => index.state(state));
  const steps = happyPathStates(index.chart).filter((state) => lookIn(id, state) !== 'trouble');
  if (steps.length > 0) {
    const [end] = steps.filter(({ type }) => type === 'final');
    return [...steps.filter(({ type }) => type !== 'final'), ...(end === undefined ? [] : [end])];
  }
  return pathToEnd(index, focusOf(index)).filter((state) => !isPassed(state));
}

const isWithin = ({ path }: ChartState, outer: ChartState): boolean =>
  outer.path.every((key, at) => path[at] === key);

/** Where a flow rests or continues when it enters a state. */
const enteredBy = (index: ChartIndex, state: ChartState): ChartState =>
  state.initial === null ? state : enteredBy(index, index.state(state.initial));

/** Whether a transition can be on a happy path. */
type MayTake = (transition: ChartTransition) => boolean;

/** The fewest transitions from one step to the next, through no trouble and no other step; empty if there are none. */
function transitionsBetween(
  index: ChartIndex,
  [from, to]: readonly [ChartState, ChartState],
  steps: readonly ChartState[],
  mayTake: MayTake,
): readonly ChartTransition[] {
  const focus = focusOf(index);
  const begun = enteredBy(index, from);
  const mayEnter = (state: ChartState): boolean =>
    lookIn(index.chart.id, state) !== 'trouble' &&
    !steps.some((step) => step !== from && step !== to && isWithin(state, step));
  const ways = new Map<ChartState, readonly ChartTransition[]>([[begun, []]]);
  // Iterating over a map includes entries added meanwhile, oldest first.
  for (const [state, way] of ways) {
    if (state !== begun && isWithin(state, to)) return way;
    const around = index.lineage(state.id).filter(({ order }) => order > focus.order);
    const onward = around.toReversed().flatMap(({ transitions }) => transitions.filter(mayTake));
    for (const transition of onward)
      for (const target of transition.targets) {
        const next = enteredBy(index, index.state(target));
        if (!ways.has(next) && mayEnter(next)) ways.set(next, [...way, transition]);
      }
  }
  return [];
}

/** What people do, in contrast to what a flow or a contained machine tells itself. */
function isOfPerson({ chart }: ChartIndex): MayTake {
  const events = new Set(scenarios[chart.id]?.events.map(({ event }) => event.type));
  return ({ kind, event }) => kind === 'event' && events.has(event);
}

function wayBetween(
  index: ChartIndex,
  ends: readonly [ChartState, ChartState],
  steps: readonly ChartState[],
): readonly ChartTransition[] {
  const isPersonal = isOfPerson(index);
  const direct = transitionsBetween(index, ends, steps, (transition) =>
    transition.kind === 'event' ? isPersonal(transition) : transition.kind !== 'error',
  );
  return direct.length > 0 ? direct : transitionsBetween(index, ends, steps, ({ kind }) => kind !== 'error');
}

const submitted = 'step.submitted';

/** What a person does on the way or in the step, otherwise what is asked, or what is checked; of several, the first. */
function triggerOf(index: ChartIndex, step: ChartState, way: readonly ChartTransition[]): string {
  const told =
    way.find(isOfPerson(index)) ??
    statesIn(step)
      .flatMap(({ transitions }) => transitions)
      .find(({ event }) => event === submitted) ??
    way.find(({ kind }) => kind !== 'always');
  if (told === undefined) {
    const condition = way.find(({ guard }) => guard !== null)?.guard ?? null;
    return condition === null ? '' : `If ${guardInWords(condition)}`;
  }
  return told.kind === 'done'
    ? answerInWords(told, serviceOf(index, subjectOf(told.event)))
    : eventInWords(told);
}

/**
 * The state around failures that stands for all of them: it is neither a step nor around one, and either is a failure
 * itself or holds several.
 */
function standInFor(
  index: ChartIndex,
  failure: ChartState,
  failures: readonly ChartState[],
  steps: readonly ChartState[],
): ChartState {
  const around = index
    .lineage(failure.id)
    .slice(focusOf(index).path.length + 1)
    .find((state) => !steps.some((step) => isWithin(step, state)));
  if (around === undefined) return failure;
  const held = failures.filter((state) => isWithin(state, around));
  return failures.includes(around) || held.length > 1 ? around : failure;
}

/** The failures by the step at which each happens first; what happens between steps belongs to the one before. */
function failuresByStep(
  index: ChartIndex,
  steps: readonly ChartState[],
): ReadonlyMap<ChartState, readonly Failure[]> {
  const all = statesIn(focusOf(index));
  const transitions = all.flatMap((state) => state.transitions);
  const stepAt = (id: string): ChartState => {
    const state = index.state(id);
    return (
      steps.find((step) => isWithin(state, step)) ??
      steps.findLast((step) => step.order < state.order) ??
      (steps[0] as ChartState)
    );
  };
  const failed = all.filter((state) => lookIn(index.chart.id, state) === 'trouble' && !steps.includes(state));
  const shown = [...new Set(failed.map((state) => standInFor(index, state, failed, steps)))];
  const found = new Map<ChartState, Failure[]>();
  for (const state of shown) {
    const leadsThere = ({ source, targets }: ChartTransition) =>
      !isWithin(index.state(source), state) && targets.some((id) => isWithin(index.state(id), state));
    const ways = transitions.filter(leadsThere);
    const sources = ways.map(({ source }) => stepAt(source));
    const step = steps.find((candidate) => sources.includes(candidate)) ?? stepAt(state.id);
    const own = ways.filter(({ source }) => stepAt(source) === step).map(({ id }) => id);
    found.set(step, [...(found.get(step) ?? []), { state, transitions: own }]);
  }
  return found;
}

/** The way of a flow in which nothing fails, from first to last; empty for a flow with hardly any steps. */
export function happyPath(index: ChartIndex): readonly PathStep[] {
  const steps = statesOnWay(index);
  if (steps.length < leastSteps) return [];
  const failures = failuresByStep(index, steps);
  return steps.map((state, at): PathStep => {
    const next = steps[at + 1];
    const way = next === undefined ? [] : wayBetween(index, [state, next], steps);
    return {
      state,
      trigger: next === undefined ? '' : triggerOf(index, state, way),
      transitions: way.map(({ id }) => id),
      failures: failures.get(state) ?? [],
    };
  });
}
