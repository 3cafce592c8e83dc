import type { MachineKind } from '../../machines/registry.ts';

/** The kinds of machines in display order, with their titles. */
export const kinds: readonly (readonly [kind: MachineKind, title: string])[] = [
  ['flow', 'Flows'],
  ['part', 'Parts'],
  ['lifecycle', 'Lifecycles'],
];
