import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  fromCallback,
  type InspectionEvent,
} from 'xstate';
import type { Scenario } from '../../machines/testing/index.ts';
import { activeStates } from './active-states.ts';
import { type ContextReads, factsBy } from './context-reads.ts';
import { equalEffects } from './equal-effects.ts';
import { equalValues } from './equal-values.ts';
import { instrument } from './instrumented-machine.ts';
import { eventOf } from './scripted-service.ts';
import type { Effect, Move, RestingState, Stimulus } from './simulation.types.ts';
import { servicesIn, stimuliAt } from './stimuli.ts';

/** A machine that is explored without running: no clock, no promises, always the same result. */
export interface Simulation {
  /** The names of the scenario's inputs. */
  readonly inputs: readonly string[];
  /** The context paths that guards have read so far. While it grows, keys change and an exploration must restart. */
  readonly reads: ContextReads;
  begin(input: string): Move;
  /** Every stimulus that is possible at `state`. */
  offers(state: RestingState): readonly Stimulus[];
  /** Throws if the machine breaks: a guard or an action threw, or a failure is unhandled. */
  move(state: RestingState, stimulus: Stimulus): Move;
}

/**
 * Where a stimulus has led to, kept with what was found further on: the same place is passed again whenever an
 * exploration restarts and by every path. What guards read since may change its key, which is determined again then.
 */
interface Place {
  readonly snapshot: AnyMachineSnapshot;
  readonly answered: readonly AnyActorRef[];
  /** What led to other places, by the stimulus' label. */
  readonly arrivals: Map<string, Arrival>;
  /** What is possible there, once it was asked for. */
  offers: readonly Stimulus[] | null;
  /** What its key is made of besides the facts, once it was determined. */
  name: string | null;
  /** The state with its key, and how many paths had been read then. */
  recorded: { readonly reads: number; readonly restingState: RestingState } | null;
}

/** How a stimulus has led to a place, which is the one before where it changed nothing. */
interface Arrival {
  readonly place: Place;
  readonly effect: Effect;
  move: Move | null;
}

interface Recording {
  readonly taken: string[];
  readonly visited: Set<string>;
  readonly guards: Set<string>;
}

/** The scope in which xstate computes a transition. Messages sent to it are only inspected. */
function inertScope(inspect: (inspected: InspectionEvent) => void): AnyActorScope {
  const around = createActor(fromCallback(() => undefined));
  const self: AnyActorRef = createActor(
    fromCallback(() => undefined),
    { parent: around },
  );
  self.system.inspect(inspect);
  return {
    self,
    id: '',
    sessionId: '',
    system: self.system,
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor: () => undefined,
  };
}

const eventFor = (stimulus: Stimulus, { snapshot }: RestingState): AnyEventObject => {
  if (stimulus.kind !== 'outcome') return stimulus.event;
  const first = snapshot.children[stimulus.service]?.getSnapshot() as { readonly first: object };
  return eventOf(stimulus.service, stimulus.outcome, first.first);
};

/** A machine whose moves can be tried from any state in which it rests. */
export function simulate(original: AnyStateMachine, scenario: Scenario): Simulation {
  const reads: ContextReads = new Set(scenario.answeredBy);
  const factsOf = factsBy(reads);
  let recording: Recording = { taken: [], visited: new Set(), guards: new Set() };
  const equal = equalValues();
  const equalEffect = equalEffects();
  const watch = { reads, equal, isEventRead: false };
  const { machine, ids } = instrument(original, scenario, watch, (answer) => recording.guards.add(answer));
  const statesOf = activeStates();

  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.microstep') return;
    const transitions: readonly AnyTransitionDefinition[] = inspected._transitions;
    recording.taken.push(...transitions.map((transition) => ids.get(transition) ?? ''));
    transitions.forEach(({ source }) => recording.visited.add(source.id));
    statesOf(inspected.snapshot as AnyMachineSnapshot).ids.forEach((id) => recording.visited.add(id));
  };
  const scope = inertScope(inspect);

  /** Delivers the first snapshot of newly started contained machines immediately. */
  const withFirstAnnouncement = (
    before: AnyMachineSnapshot | null,
    after: AnyMachineSnapshot,
  ): AnyMachineSnapshot =>
    servicesIn(after).reduce((snapshot, [id, child]) => {
      if (before?.children[id] === child || !statesOf(snapshot).listenTo(id)) return snapshot;
      const event = { type: `xstate.snapshot.${id}`, snapshot: child.getSnapshot() };
      return machine.transition(snapshot, event, scope);
    }, after);

  const nameOf = ({ snapshot, answered }: Place): string => {
    const remembered = Object.values(snapshot.historyValue)
      .flat()
      .map(({ id }) => `back to ${id}`);
    const answeredServices = servicesIn(snapshot).flatMap(([id, child]) =>
      answered.includes(child) ? [`${id} has answered`] : [],
    );
    return [snapshot.status, statesOf(snapshot).text, ...remembered, ...answeredServices].join('|');
  };

  const restingStateOf = (place: Place): RestingState => {
    const { snapshot, answered } = place;
    const facts = factsOf(snapshot.context);
    place.name ??= nameOf(place);
    return {
      snapshot,
      states: statesOf(snapshot).ids,
      facts: facts.texts,
      key: `${place.name}|${facts.name}`,
      answered,
    };
  };

  const placeOf = (
    snapshot: AnyMachineSnapshot,
    answered: readonly AnyActorRef[],
    before: Place | null,
  ): Place => {
    if (snapshot === before?.snapshot && answered === before.answered) return before;
    const pending = servicesIn(snapshot).map(([, child]) => child);
    return {
      snapshot,
      answered: pending.filter((child) => answered.includes(child)),
      arrivals: new Map(),
      offers: null,
      name: null,
      recorded: null,
    };
  };

  const arrive = (
    walk: () => AnyMachineSnapshot,
    answered: readonly AnyActorRef[],
    played: string | null,
    before: Place | null,
  ): Arrival => {
    recording = { taken: [], visited: new Set(), guards: new Set() };
    const snapshot = walk();
    snapshot.context = equal(snapshot.context);
    if (snapshot.status === 'error') throw snapshot.error;
    statesOf(snapshot).ids.forEach((id) => recording.visited.add(id));
    const { taken, visited, guards } = recording;
    const effect = equalEffect({ taken, visited: [...visited], played, guards: [...guards] });
    return { place: placeOf(snapshot, answered, before), effect, move: null };
  };

  const places = new WeakMap<RestingState, Place>();

  /** The state of this place, with the key that the reads so far give it. */
  const rest = (place: Place): RestingState => {
    if (place.recorded?.reads !== reads.size) {
      place.recorded = { reads: reads.size, restingState: restingStateOf(place) };
      places.set(place.recorded.restingState, place);
    }
    return place.recorded.restingState;
  };

  const moveBy = (known: Map<string, Arrival>, name: string, arrived: () => Arrival): Move => {
    const arrival = known.get(name) ?? arrived();
    known.set(name, arrival);
    const to = rest(arrival.place);
    const { effect } = arrival;
    if (arrival.move?.to !== to) arrival.move = { ...effect, to, effect };
    return arrival.move;
  };

  const begun = new Map<string, Arrival>();

  return {
    inputs: Object.keys(scenario.inputs),
    reads,
    begin: (name) =>
      moveBy(begun, name, () =>
        arrive(
          () => {
            const first = machine.getInitialSnapshot(scope, scenario.inputs[name]?.input);
            return withFirstAnnouncement(null, first);
          },
          [],
          `input: ${name}`,
          null,
        ),
      ),
    offers: (at) => {
      const place = places.get(at);
      if (place === undefined) return stimuliAt(at, scenario);
      place.offers ??= stimuliAt(at, scenario);
      return place.offers;
    },
    move: (at, stimulus) => {
      const place = places.get(at) ?? null;
      return moveBy(place?.arrivals ?? new Map<string, Arrival>(), stimulus.label, () => {
        const asked = stimulus.kind === 'outcome' ? at.snapshot.children[stimulus.service] : undefined;
        const isEnded =
          stimulus.kind === 'outcome' && ('output' in stimulus.outcome || 'error' in stimulus.outcome);
        return arrive(
          () => {
            const next = machine.transition(at.snapshot, eventFor(stimulus, at), scope);
            return withFirstAnnouncement(at.snapshot, next);
          },
          isEnded && asked !== undefined ? [...at.answered, asked] : at.answered,
          stimulus.kind === 'outcome' ? stimulus.label : null,
          place,
        );
      });
    },
  };
}
