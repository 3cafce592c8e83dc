import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { outcomeFor, type Scenario } from '../../machines/testing/index.ts';
import { inputOf } from '../explore/scripted-service.ts';
import type { Stimulus } from '../explore/simulation.types.ts';

/** Why a step of an accepted path cannot be played. Continues "it cannot happen: ". */
export class ImpossibleStep extends Error {
  override readonly name = 'ImpossibleStep';
}

const delay = /^xstate\.after\.(\d+)\./;

function outcomeOfLabel(label: string, snapshot: AnyMachineSnapshot, { services }: Scenario): Stimulus {
  const [service = '', name = ''] = label.split(/: (.*)/s);
  const asked = (snapshot.children as Readonly<Record<string, AnyActorRef | undefined>>)[service];
  if (asked === undefined) throw new ImpossibleStep(`nothing asks “${service}” there`);
  const written = services[asked.src as string]?.outcomes[name];
  const outcome = written === undefined ? null : outcomeFor(written, inputOf(asked));
  if (written === undefined || outcome === null)
    throw new ImpossibleStep(`“${service}” does not answer “${name}” to what it is asked`);
  return { kind: 'outcome', label, sentence: written.sentence, service, outcome, milliseconds: null };
}

/** The stimulus with this label on a running machine. Throws an {@link ImpossibleStep} if it has no such service or answer. */
export function stimulusOf(
  { label, sentence }: Pick<Stimulus, 'label' | 'sentence'>,
  snapshot: AnyMachineSnapshot,
  scenario: Scenario,
): Stimulus {
  if (label.startsWith('{')) {
    const known = scenario.events.find(({ event }) => JSON.stringify(event) === label);
    const event = known?.event ?? (JSON.parse(label) as AnyEventObject);
    return { kind: 'event', label, sentence: known?.sentence ?? sentence, event };
  }
  const milliseconds = delay.exec(label)?.[1];
  return milliseconds === undefined
    ? outcomeOfLabel(label, snapshot, scenario)
    : { kind: 'time', label, sentence, event: { type: label }, milliseconds: Number(milliseconds) };
}
