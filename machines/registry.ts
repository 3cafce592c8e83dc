import type { AnyStateMachine } from 'xstate';
import { flowWords } from './flow/flow.words.ts';
import type { MachineKind, MachineWords, Vocabulary } from './flow/index.ts';
import { machines } from './machines.generated.ts';

export type { MachineKind };

export interface RegisteredMachine {
  /** The machine's own ID, as used by tools. */
  readonly id: string;
  readonly kind: MachineKind;
  /** Its name for people. */
  readonly title: string;
  readonly machine: AnyStateMachine;
}

const kinds: readonly MachineKind[] = ['flow', 'part', 'lifecycle'];

const registered = machines.map(({ machine, words: { kind, title } }): RegisteredMachine => {
  return { id: machine.id, kind, title, machine };
});

/** Every machine of the shop, for drawing and testing; flows first, each kind sorted by title. */
export const registry: readonly RegisteredMachine[] = kinds.flatMap((kind) =>
  registered.filter((entry) => entry.kind === kind).toSorted((a, b) => (a.title < b.title ? -1 : 1)),
);

/** The texts for each machine and its contents, by its ID. */
export const machineWords: Readonly<Record<string, MachineWords>> = Object.fromEntries(
  machines.map(({ machine, words }) => [machine.id, words]),
);

/** The texts for names that many machines share. */
export const sharedWords: Vocabulary = flowWords;
