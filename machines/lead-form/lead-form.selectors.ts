import type { SnapshotFrom } from 'xstate';
import type { LeadField, LeadReason } from '../rules/leads/index.ts';
import type { leadFormMachine } from './lead-form.machine.ts';
import type { LeadFormContext } from './lead-form.types.ts';

/** The flow in one of its states, as its selectors read it. */
export type LeadFormSnapshot = SnapshotFrom<typeof leadFormMachine>;

/** The shown problem of a field; null if there is none. */
export function leadProblemAt({ problems }: LeadFormContext, field: LeadField): LeadReason | null {
  return problems.find((problem) => problem.field === field)?.reason ?? null;
}

/** Whether the form is waiting for the shop. */
export const isLeadPending = (snapshot: LeadFormSnapshot): boolean => snapshot.hasTag('pending');

/** Whether the message is on its way to the shop. */
export const isLeadSending = (snapshot: LeadFormSnapshot): boolean => snapshot.matches('sending');

/** Whether the shop has accepted it. */
export const isLeadSent = (snapshot: LeadFormSnapshot): boolean => snapshot.matches('sent');
