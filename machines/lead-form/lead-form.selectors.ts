import type { SnapshotFrom } from 'xstate';
import type { LeadField, LeadReason } from '../rules/leads/index.ts';
import type { leadFormMachine } from './lead-form.machine.ts';
import type { LeadFormContext } from './lead-form.types.ts';

export type LeadFormSnapshot = SnapshotFrom<typeof leadFormMachine>;

/** What is wrong with a field, as told so far; null when nothing is. */
export function leadProblemAt({ problems }: LeadFormContext, field: LeadField): LeadReason | null {
  return problems.find((problem) => problem.field === field)?.reason ?? null;
}

/** Whether the form waits for the shop. */
export const isLeadPending = (snapshot: LeadFormSnapshot): boolean => snapshot.hasTag('pending');

export const isLeadSending = (snapshot: LeadFormSnapshot): boolean => snapshot.matches('sending');

/** Whether the shop has it. */
export const isLeadSent = (snapshot: LeadFormSnapshot): boolean => snapshot.matches('sent');
