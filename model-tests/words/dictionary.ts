import { StateMachine } from 'xstate';
import { machineWords, registry, sharedWords } from '../../machines/registry.ts';
import type { Vocabulary } from '../../machines/flow/index.ts';

/**
 * The words of all machines. The name of a service, event, guard or action means the same in every machine that uses it;
 * a place belongs to its machine.
 */

const vocabularies: readonly Vocabulary[] = [sharedWords, ...Object.values(machineWords)];

const together = <Part extends Exclude<keyof Vocabulary, 'places'>>(
  part: Part,
): NonNullable<Vocabulary[Part]> => Object.assign({}, ...vocabularies.map((vocabulary) => vocabulary[part]));

export const services = together('services');
export const events = together('events');
export const guards = together('guards');
export const actions = together('actions');

type Places = NonNullable<Vocabulary['places']>;

const placesByMachine: Readonly<Record<string, Places>> = Object.fromEntries(
  Object.entries(machineWords).map(([id, { places = {} }]) => [id, { ...sharedWords.places, ...places }]),
);

/** The words for a machine's places, by key or dotted path; the shared ones for an unknown machine. */
export const placesOf = (machine: string): Places => placesByMachine[machine] ?? sharedWords.places ?? {};

/** The IDs of error states. */
export const troubles: ReadonlySet<string> = new Set(
  Object.values(machineWords).flatMap(({ troubles: ids = [] }) => ids),
);

/** A sentence about each machine; null for a machine that no longer exists. */
export const sentenceOf = (id: string): string | null => machineWords[id]?.sentence ?? null;

/** The registered machine IDs of services that are machines themselves. */
export const machinesOfServices: Readonly<Record<string, string>> = Object.fromEntries(
  registry.flatMap(({ machine }) =>
    Object.entries(machine.implementations.actors).flatMap(([src, logic]) =>
      logic instanceof StateMachine ? [[src, logic.id]] : [],
    ),
  ),
);
