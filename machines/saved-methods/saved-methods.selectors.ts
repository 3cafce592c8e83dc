import type { SnapshotFrom } from 'xstate';
import {
  type CardEditProblem,
  cardEditProblems,
  primaryAfterRemoval,
  type SavedPaymentMethod,
} from '../rules/payment/index.ts';
import { editOf } from './card-draft.ts';
import { ownerOf } from './method-owner.ts';
import type { savedMethodsMachine } from './saved-methods.machine.ts';

/** The flow in one of its states, as its selectors read it. */
export type SavedMethodsSnapshot = SnapshotFrom<typeof savedMethodsMachine>;

/** The view: the list, the fields for another card, or something instead of both. */
export type SavedMethodsScreen = 'loading' | 'unanswered' | 'signedOut' | 'adding' | 'list';

const screens = ['loading', 'unanswered', 'signedOut', 'adding'] as const;

/** The screen of a state; the list of methods unless another one covers it. */
export const savedMethodsScreenOf = (snapshot: SavedMethodsSnapshot): SavedMethodsScreen =>
  screens.find((screen) => snapshot.matches(screen)) ?? 'list';

/** Whether a request to the store, the provider or the bank is pending. */
export const isSavedMethodsPending = (snapshot: SavedMethodsSnapshot): boolean => snapshot.hasTag('pending');

/** Whether one method is being changed, so that no other one can be. */
export const isMethodOpen = (snapshot: SavedMethodsSnapshot): boolean =>
  snapshot.matches('confirmingRemoval') || snapshot.matches('editing');

/** Whether the page asks to confirm the removal of this method. */
export const isRemovalToConfirm = (snapshot: SavedMethodsSnapshot, { id }: SavedPaymentMethod): boolean =>
  snapshot.matches('confirmingRemoval') && snapshot.context.change?.methodId === id;

/** What is charged once a method is removed. */
export type AfterRemoval =
  /** Another method is primary, and stays so. */
  | { readonly kind: 'UNCHANGED' }
  /** The method that becomes primary. */
  | { readonly kind: 'NEXT' | 'UNUSABLE_NEXT'; readonly next: SavedPaymentMethod }
  /** Its owner, an organization or a person, has no other method. */
  | { readonly kind: 'NONE_OF_ORGANIZATION' | 'NONE_OF_PERSON' };

/** What is charged once this method is removed: its owner's other methods decide. */
export function afterRemovalOf({ context }: SavedMethodsSnapshot, method: SavedPaymentMethod): AfterRemoval {
  const { id, isPrimary, isOfOrganization } = method;
  const owner = ownerOf(context, method);
  const nextId = primaryAfterRemoval(owner, id);
  const next = owner.methods.find((other) => other.id === nextId);
  if (next === undefined) return { kind: isOfOrganization ? 'NONE_OF_ORGANIZATION' : 'NONE_OF_PERSON' };
  if (!isPrimary) return { kind: 'UNCHANGED' };
  return { kind: next.isActive ? 'NEXT' : 'UNUSABLE_NEXT', next };
}

/** Whether an organization's renewals are charged to this method. */
export const isChargedForRenewals = (
  { context: { uses } }: SavedMethodsSnapshot,
  { isOfOrganization, isPrimary, isActive }: SavedPaymentMethod,
): boolean => isOfOrganization && isPrimary && isActive && uses.renewal !== 'none';

/** The problems of an edit, once it was submitted. */
export function editProblemsOf(snapshot: SavedMethodsSnapshot): readonly CardEditProblem[] {
  const { draft, methods, today } = snapshot.context;
  if (draft === null || !snapshot.matches({ editing: 'incomplete' })) return [];
  return cardEditProblems(editOf(draft, methods), today);
}

/** The method that an error is about, if it is in the list; null for an error shown above the list. */
export function troubledMethodOf({ context }: SavedMethodsSnapshot): SavedPaymentMethod | null {
  const { change, trouble, methods } = context;
  return trouble === null ? null : (methods.find(({ id }) => id === change?.methodId) ?? null);
}
