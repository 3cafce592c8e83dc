import type { ActorLogic, AnyEventObject, Snapshot } from 'xstate';
import { TestModel } from 'xstate/graph';
import { stateValueText } from '../../machines/flow/index.ts';
import type { RegisteredMachine } from '../../machines/registry.ts';
import type { Scenario } from '../../machines/testing/index.ts';
import { type Exploration, explore } from '../explore/explore.ts';
import { simulate, type Simulation } from '../explore/simulation.ts';
import type { RestingState, Stimulus } from '../explore/simulation.types.ts';

/** A machine at rest, as `xstate/graph` passes it to tests. */
export type GraphSnapshot = Snapshot<undefined> & {
  readonly at: RestingState;
  /** As in `data-state`: descriptions of paths print snapshots as JSON. */
  toJSON(): string;
};

/** A model of a machine whose paths `xstate/graph` generates. Its input is the name of one of the scenario's inputs. */
export type GraphModel = TestModel<GraphSnapshot, AnyEventObject, string>;

/**
 * The event that stands for a stimulus: an event of the scenario as it is, an outcome as `{ type: 'service: outcome' }`,
 * and the end of a delay as `{ type: 'xstate.after…' }`.
 */
const graphEventOf = (stimulus: Stimulus): AnyEventObject =>
  stimulus.kind === 'event' ? stimulus.event : { type: stimulus.label };

const snapshots = new WeakMap<RestingState, GraphSnapshot>();

/** Always the same object for a resting state, because paths are joined where they have the same one. */
function snapshotOf(at: RestingState): GraphSnapshot {
  const snapshot = snapshots.get(at) ?? {
    status: 'active',
    output: undefined,
    error: undefined,
    at,
    toJSON: () => stateValueText(at.snapshot),
  };
  snapshots.set(at, snapshot);
  return snapshot;
}

/** The stimulus among those that are possible which an event of a path stands for. */
export const stimulusFor = (offers: readonly Stimulus[], event: AnyEventObject): Stimulus | undefined => {
  const text = JSON.stringify(event);
  return offers.find((stimulus) => JSON.stringify(graphEventOf(stimulus)) === text);
};

/** `prepare` runs before the first state, whose key depends on what guards read anywhere. */
function logicOf(
  simulation: Simulation,
  prepare: () => void,
): ActorLogic<GraphSnapshot, AnyEventObject, string> {
  return {
    getInitialSnapshot: (_scope, input: string | undefined) => {
      prepare();
      return snapshotOf(simulation.begin(input ?? simulation.inputs[0] ?? '').to);
    },
    transition: (snapshot, event) => {
      const stimulus = stimulusFor(simulation.offers(snapshot.at), event);
      return stimulus === undefined ? snapshot : snapshotOf(simulation.move(snapshot.at, stimulus).to);
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

/**
 * A machine as a model of `xstate/graph`, whose own `createTestModel` refuses machines with services or delays. Everything
 * of the scenario is an event. Snapshots that no guard can distinguish count as one, and the scenario's limit ends what
 * is walked.
 */
export function graphModelOf({ machine }: RegisteredMachine, scenario: Scenario): GraphModel {
  const simulation = simulate(machine, scenario);
  let explored: Exploration | null = null;
  const exploreOnce = (): Exploration => (explored ??= explore(simulation, scenario.limit));
  const eventsAt = ({ at }: GraphSnapshot): readonly AnyEventObject[] => {
    const { nodes, indexByKey } = exploreOnce();
    const node = nodes[indexByKey.get(at.key) ?? -1];
    return node?.edges.map(({ stimulus }) => graphEventOf(stimulus)) ?? [];
  };
  return new TestModel(logicOf(simulation, exploreOnce), {
    events: eventsAt,
    serializeState: ({ at }) => at.key,
    serializeEvent: (event) => JSON.stringify(event),
    stateMatcher: ({ at }, key) =>
      key.startsWith('#') ? at.states.includes(key.slice(1)) : at.snapshot.matches(key),
  });
}
