import type { SnapshotFrom } from 'xstate';
import { checkEmail } from '../rules/people/index.ts';
import type { orderAccessMachine } from './order-access.machine.ts';

/** The flow in one of its states, as its selectors read it. */
export type OrderAccessSnapshot = SnapshotFrom<typeof orderAccessMachine>;

/** Whether the page waits for the shop before it asks for anything. */
export const isProving = (snapshot: OrderAccessSnapshot): boolean =>
  snapshot.matches('proving') || snapshot.matches('showing') || snapshot.matches('shown');

/** The problem with the submitted address; null if there is none. */
export const orderEmailProblemOf = (snapshot: OrderAccessSnapshot) =>
  snapshot.matches({ asking: 'incomplete' }) ? checkEmail(snapshot.context.email) : null;

/** Why access wasn't granted; null if nothing was refused. */
export function orderAccessFailureOf(
  snapshot: OrderAccessSnapshot,
): 'refused' | 'limited' | 'unanswered' | null {
  const failures = ['refused', 'limited', 'unanswered'] as const;
  return failures.find((asking) => snapshot.matches({ asking })) ?? null;
}
