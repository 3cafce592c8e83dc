import type { SnapshotFrom } from 'xstate';
import { type CardEditProblem, cardEditProblems, type SavedCard } from '../rules/payment/index.ts';
import { editOf } from './card-draft.ts';
import type { savedMethodsMachine } from './saved-methods.machine.ts';

export type SavedMethodsSnapshot = SnapshotFrom<typeof savedMethodsMachine>;

/** What is shown: the list, the fields for one more card, or something instead of both. */
export type SavedMethodsScreen = 'loading' | 'unanswered' | 'signedOut' | 'adding' | 'list';

const screens = ['loading', 'unanswered', 'signedOut', 'adding'] as const;

export const savedMethodsScreenOf = (snapshot: SavedMethodsSnapshot): SavedMethodsScreen =>
  screens.find((screen) => snapshot.matches(screen)) ?? 'list';

/** Whether the store, the provider or the bank is being asked. */
export const isSavedMethodsPending = (snapshot: SavedMethodsSnapshot): boolean => snapshot.hasTag('pending');

/** Whether something about one method is asked or typed, so that nothing is done to another one. */
export const isMethodOpen = (snapshot: SavedMethodsSnapshot): boolean =>
  snapshot.matches('confirmingRemoval') || snapshot.matches('editing');

/** Whether the page asks to really remove this method. */
export const isDeletionAsked = (snapshot: SavedMethodsSnapshot, { id }: SavedCard): boolean =>
  snapshot.matches('confirmingRemoval') && snapshot.context.change?.methodId === id;

/** What is wrong with an edit, once it was sent. */
export function editProblemsOf(snapshot: SavedMethodsSnapshot): readonly CardEditProblem[] {
  const { draft, methods, today } = snapshot.context;
  if (draft === null || !snapshot.matches({ editing: 'incomplete' })) return [];
  return cardEditProblems(editOf(draft, methods), today);
}

/** The method that a trouble is about, where it is in the list; null for what is said above the list. */
export function troubledMethodOf({ context }: SavedMethodsSnapshot): SavedCard | null {
  const { change, trouble, methods } = context;
  return trouble === null ? null : (methods.find(({ id }) => id === change?.methodId) ?? null);
}
