import type { AnyStateMachine } from 'xstate';
import { flowWords } from './flow/flow.words.ts';
import type { MachineKind, MachineWords, Vocabulary } from './flow/index.ts';
import { machines } from './machines.generated.ts';

export type { MachineKind };

export interface RegisteredMachine {
  /** The machine's own id, under which tools know it. */
  readonly id: string;
  readonly kind: MachineKind;
  /** What people call it. */
  readonly title: string;
  readonly machine: AnyStateMachine;
}

const kinds: readonly MachineKind[] = ['flow', 'part', 'lifecycle'];

const registered = machines.map(({ machine, words: { kind, title } }): RegisteredMachine => {
  return { id: machine.id, kind, title, machine };
});

/** Every machine of the shop, for whoever draws or tests all of them; flows first, each kind by title. */
export const registry: readonly RegisteredMachine[] = kinds.flatMap((kind) =>
  registered.filter((entry) => entry.kind === kind).toSorted((a, b) => (a.title < b.title ? -1 : 1)),
);

/** What people call each machine and what is in it, by its id. */
export const machineWords: Readonly<Record<string, MachineWords>> = Object.fromEntries(
  machines.map(({ machine, words }) => [machine.id, words]),
);

/** Words of what many machines have. */
export const sharedWords: Vocabulary = flowWords;
