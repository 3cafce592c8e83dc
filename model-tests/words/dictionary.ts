import { StateMachine } from 'xstate';
import { machineWords, registry, sharedWords } from '../../machines/registry.ts';
import type { Vocabulary } from '../../machines/flow/index.ts';

/** The words of all machines together: a name means the same in each that has it. */

const vocabularies: readonly Vocabulary[] = [sharedWords, ...Object.values(machineWords)];

const together = <Part extends keyof Vocabulary>(part: Part): NonNullable<Vocabulary[Part]> =>
  Object.assign({}, ...vocabularies.map((vocabulary) => vocabulary[part]));

export const services = together('services');
export const events = together('events');
export const guards = together('guards');
export const actions = together('actions');
export const places = together('places');

/** Ids of the states in which something is wrong. */
export const troubles: ReadonlySet<string> = new Set(
  Object.values(machineWords).flatMap(({ troubles: ids = [] }) => ids),
);

/** What each machine is about, in one sentence; null for one that is no more. */
export const sentenceOf = (id: string): string | null => machineWords[id]?.sentence ?? null;

/** Services that are machines of their own, by the id under which these are registered. */
export const machinesOfServices: Readonly<Record<string, string>> = Object.fromEntries(
  registry.flatMap(({ machine }) =>
    Object.entries(machine.implementations.actors).flatMap(([src, logic]) =>
      logic instanceof StateMachine ? [[src, logic.id]] : [],
    ),
  ),
);
