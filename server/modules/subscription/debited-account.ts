import { isDebit } from '@sonde/machines/rules/payment';
import { savedKindOf } from '../payment/saved/saved-node.ts';
import type { DebitedAccount } from './membership-event.ts';
import type { MembershipFacts } from './renewal.model.ts';

/** The account that the next charge is debited from; null for a membership that is charged in another way. */
export function debitedAccountOf({ method: saved }: Pick<MembershipFacts, 'method'>): DebitedAccount | null {
  if (saved === null || !isDebit(saved.method)) return null;
  const { method, details } = saved;
  return { method, details, mandateReference: savedKindOf(saved).mandateReferenceOf?.(details) ?? '' };
}
