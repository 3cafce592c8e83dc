import type { MachineKind } from '../../machines/registry.ts';

/** The kinds of machines in the order in which they are listed, and what people call them. */
export const kinds: readonly (readonly [kind: MachineKind, title: string])[] = [
  ['flow', 'Flows'],
  ['part', 'Parts'],
  ['lifecycle', 'Lifecycles'],
];
