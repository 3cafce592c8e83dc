import type { SnapshotFrom } from 'xstate';
import { declarationFieldsOf, normaliseDeclaration } from '../rules/declaration/index.ts';
import type { Declaration, DeclarationField, DeclarationReason } from '../rules/declaration/index.ts';
import type { declarationMachine } from './declaration.machine.ts';
import type { DeclarationStep } from './declaration.steps.ts';
import type { DeclarationContext, DeclarationReceipt } from './declaration.types.ts';

/** The flow in one of its states, as its selectors read it. */
export type DeclarationSnapshot = SnapshotFrom<typeof declarationMachine>;

/** The reported problem of a field; null if there is none. */
export const declarationProblemAt = (
  { problems }: DeclarationContext,
  field: DeclarationField,
): DeclarationReason | null => problems.find((problem) => problem.field === field)?.reason ?? null;

/** The fields that are asked now. */
export const askedFieldsOf = ({ kind, declaration }: DeclarationContext): readonly DeclarationField[] =>
  declarationFieldsOf(kind, declaration);

/** What is declared, as it is sent. */
export const declaredOf = ({ kind, declaration }: DeclarationContext): Declaration =>
  normaliseDeclaration(kind, declaration);

/** The state of the link of a receipt by which the page was opened; null for a new declaration. */
export function linkStateOf(snapshot: DeclarationSnapshot): 'open' | 'unknown' | null {
  if (!snapshot.matches('linked')) return null;
  return snapshot.matches({ linked: 'unknown' }) ? 'unknown' : 'open';
}

/** The current step; null once the declaration is received, and for the link of a receipt. */
export function declarationStepOf(snapshot: DeclarationSnapshot): DeclarationStep | null {
  if (snapshot.matches('received') || snapshot.matches('linked')) return null;
  return snapshot.matches('writing') ? 'details' : 'confirmation';
}

/** The receipt; null before. */
export const receiptOf = (snapshot: DeclarationSnapshot): DeclarationReceipt | null =>
  snapshot.context.receipt;

/** Whether the declaration is being sent. */
export const isDeclarationPending = (snapshot: DeclarationSnapshot): boolean => snapshot.hasTag('pending');
