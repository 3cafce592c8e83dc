import { type AnyActorRef, type AnyMachineSnapshot, getNextTransitions } from 'xstate';
import { outcomeFor, type Scenario } from '../../machines/testing/index.ts';
import { durationInWords } from '../words/duration.ts';
import { inputOf } from './scripted-service.ts';
import type { RestingState, Stimulus } from './simulation.types.ts';

const isDescribedBy = (type: string, descriptor: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1)));

const knownDescriptors = new WeakMap<readonly string[], readonly string[]>();

/** The types of the events that the current states handle, which snapshots with the same states share. */
function descriptorsAt({ snapshot, states }: RestingState): readonly string[] {
  const descriptors = knownDescriptors.get(states) ?? [
    ...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType)),
  ];
  knownDescriptors.set(states, descriptors);
  return descriptors;
}

const knownEvents = new WeakMap<Scenario, readonly Stimulus[]>();

/** Every event of the scenario, whether or not the machine handles it. */
export function eventStimuli(scenario: Scenario): readonly Stimulus[] {
  const stimuli =
    knownEvents.get(scenario) ??
    scenario.events.map(({ sentence, event }): Stimulus => ({
      kind: 'event',
      label: JSON.stringify(event),
      sentence,
      event,
    }));
  knownEvents.set(scenario, stimuli);
  return stimuli;
}

type Services = readonly (readonly [id: string, AnyActorRef])[];
const knownServices = new WeakMap<object, Services>();

/** The services and contained machines of a snapshot, by ID. Snapshots share the record of them until it changes. */
export function servicesIn({ children }: AnyMachineSnapshot): Services {
  const services =
    knownServices.get(children) ?? Object.entries(children as Readonly<Record<string, AnyActorRef>>);
  knownServices.set(children, services);
  return services;
}

/** Every outcome of every pending service. */
function outcomesAt(
  { snapshot, answered }: RestingState,
  { services }: Scenario,
  isHeard: (type: string) => boolean,
): readonly Stimulus[] {
  return servicesIn(snapshot).flatMap(([id, asked]) => {
    if (answered.includes(asked)) return [];
    const { outcomes = {}, lasts } = services[asked.src as string] ?? {};
    const milliseconds = lasts?.(inputOf(asked) as never) ?? null;
    return Object.entries(outcomes).flatMap(([name, written]): readonly Stimulus[] => {
      const outcome = outcomeFor(written, inputOf(asked));
      const { sentence } = written;
      return outcome === null || ('sends' in outcome && !isHeard(outcome.sends.type))
        ? []
        : [{ kind: 'outcome', label: `${id}: ${name}`, sentence, service: id, outcome, milliseconds }];
    });
  });
}

const delayed = /^xstate\.after\.(\d+)\./;

/** Every delay of the current states that can end. Named delays have no known duration. */
const waitsAt = (descriptors: readonly string[]): readonly Stimulus[] =>
  descriptors.flatMap((type): readonly Stimulus[] => {
    const milliseconds = Number(delayed.exec(type)?.[1] ?? Number.NaN);
    if (Number.isNaN(milliseconds)) return [];
    return [
      {
        kind: 'time',
        label: type,
        sentence: `the flow has waited for ${durationInWords(milliseconds)}`,
        event: { type },
        milliseconds,
      },
    ];
  });

/** Whether a current state handles events of a type. */
const eventFilter = (descriptors: readonly string[]) => (type: string) =>
  descriptors.some((descriptor) => isDescribedBy(type, descriptor));

/** The scenario's events that no current state handles. */
export const ignoredStimuliAt = (restingState: RestingState, scenario: Scenario): readonly Stimulus[] => {
  const isHeard = eventFilter(descriptorsAt(restingState));
  return eventStimuli(scenario).filter(
    (stimulus) => stimulus.kind === 'event' && !isHeard(stimulus.event.type),
  );
};

/** Every stimulus that is possible at `state`: handled events, outcomes of services, and delays. */
export function stimuliAt(restingState: RestingState, scenario: Scenario): readonly Stimulus[] {
  if (restingState.snapshot.status !== 'active') return [];
  const descriptors = descriptorsAt(restingState);
  const isHeard = eventFilter(descriptors);
  const { mayHappen = () => true } = scenario;
  return [
    ...eventStimuli(scenario).filter((stimulus) => stimulus.kind === 'event' && isHeard(stimulus.event.type)),
    ...outcomesAt(restingState, scenario, isHeard),
    ...waitsAt(descriptors),
  ].filter(({ label }) => mayHappen(restingState.snapshot, label));
}
