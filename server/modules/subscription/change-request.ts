import type { RequestedChange } from '@sonde/machines/rules/changes';
import type { Money } from '@sonde/machines/rules/money';
import { refusal, type Refusal } from '../../kernel/refusal.ts';
import type { Membership } from '../people/person.model.ts';
import type { ChangeAttempt } from './change-attempt.model.ts';
import type { RequestedPayment } from './payment-to-charge.ts';
import type { ChangeOutcome } from './record-change.ts';

/** A requested change, with the preview that the buyer accepted. */
export interface ChangeRequest {
  readonly membershipId: string;
  readonly requested: RequestedChange;
  readonly previewedAt: string;
  /** Of the preview; null if the caller names none. */
  readonly basis: string | null;
  readonly expectedAmount: Money;
  readonly payment: RequestedPayment | null;
  /** Null if the caller has none: each request is then a change of its own. */
  readonly idempotencyKey: string | null;
}

/** The result for the caller. */
export interface ChangeAnswer {
  readonly refusals: readonly Refusal[];
  readonly membership: Membership | null;
  /** The bank's question; null if it has none. */
  readonly clientSecret: string | null;
  readonly isPending: boolean;
  /** Whether a bank has the debit that pays the change, which is made once that clears. */
  readonly isDebited: boolean;
  readonly invoiceNumber: string | null;
}

const answered: ChangeAnswer = {
  refusals: [],
  membership: null,
  clientSecret: null,
  isPending: false,
  isDebited: false,
  invoiceNumber: null,
};

/** The membership was changed since the preview was shown. */
export const changedSince = refusal('OPERATION_NOT_ALLOWED', null, 'CHANGED_ELSEWHERE');

export const refusedChange = (one: Refusal): ChangeAnswer => ({ ...answered, refusals: [one] });

/** The refusal of a failed charge. A fault of the shop is a payment problem for the buyer. */
const declinedRefusal = (code: ChangeAttempt['failureCode']): Refusal =>
  refusal(code === null || code === 'ORDER_CREATION_FAILED' ? 'PAYMENT_ERROR' : code, null);

/** The result of an attempt; the membership is added by its caller. */
export function answerOf(outcome: ChangeOutcome): ChangeAnswer {
  switch (outcome.status) {
    case 'made':
      return { ...answered, invoiceNumber: outcome.invoiceNumber };
    case 'declined':
      return refusedChange(declinedRefusal(outcome.code));
    case 'outdated':
      return refusedChange(changedSince);
    case 'confirmation':
      return { ...answered, clientSecret: outcome.clientSecret };
    case 'pending':
      return { ...answered, isPending: true };
    case 'debited':
      return { ...answered, isDebited: true };
  }
}
