import { money, type Money, subtractMoney } from '@sonde/machines/rules/money';
import { inTransaction, type Sql, type TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import { findAttempt } from '../payment/attempt.repository.ts';
import { bookRefunds } from '../payment/book-refunds.ts';
import { owedAmount, settledAmount, settledAtBank } from '../payment/failed-refund.repository.ts';
import type { PaymentServices } from '../payment/payment-services.ts';
import { lockOrganization } from '../people/lock-organization.ts';
import { creditRefunds } from '../subscription/credit-membership.ts';
import type { SubscriptionServices } from '../subscription/subscription-services.ts';
import {
  findBankRefund,
  findTransferred,
  insertBankRefund,
  loadTransferred,
  type TransferredPayment,
} from './bank-refund.repository.ts';
import { lockTarget } from './refund.repository.ts';

/** The dependencies of recording a refund that was made at the bank. */
export type BankRefundServices = Pick<PaymentServices, 'announceRefunded'> &
  Pick<SubscriptionServices, 'announceCredited'> & {
    readonly sql: Sql;
    now(): Date;
  };

/** A refund as an operator records it. */
export interface TypedBankRefund {
  /** Of an order, or of an invoice. */
  readonly number: string;
  /** In minor units of what was paid. */
  readonly amount: number;
  /** As on the bank statement. */
  readonly reference: string;
  readonly recordedBy: string;
}

/** What follows: nothing for what was never charged, and where it only pays what a failed refund owes. */
export type FollowsRefund = 'creditNote' | 'nothing' | 'settled';

/** What became of it. Nothing is written unless it is `recorded` and new. */
export type RecordedBankRefund =
  /** An unknown number, or nothing was paid for it by bank transfer and no refund of it failed. */
  | { readonly status: 'missing' }
  /** The reference is recorded for something else, or with another amount. */
  | { readonly status: 'otherRefund'; readonly amount: Money }
  /** Less is left of what was paid. */
  | { readonly status: 'tooMuch'; readonly left: Money }
  | {
      readonly status: 'recorded';
      readonly left: Money;
      readonly isNew: boolean;
      readonly follows: FollowsRefund;
    };

/** What is left of a payment. */
export const unreturnedAmount = ({ paid, returned }: TransferredPayment): Money =>
  subtractMoney(paid, returned);

/** Books a refund with everything that follows: journal or membership, credit note and mail. Nothing follows if nothing was charged. */
async function book(
  sql: TransactionSql,
  services: BankRefundServices,
  { attemptId, invoiceId }: TransferredPayment,
  refund: { readonly id: string; readonly amount: number },
): Promise<void> {
  const attempt = attemptId === null ? null : await findAttempt(sql, attemptId);
  if (attempt !== null) await bookRefunds(sql, attempt, [refund], services, 'BANK');
  if (invoiceId !== null) await creditRefunds(sql, services, invoiceId, [refund], settledAtBank);
}

/**
 * Records that money has been returned at the bank, with its credit note and what the refund ends, all in one transaction.
 * What failed refunds owe is paid first: it was credited before. The same reference is recorded once.
 */
export async function recordBankRefund(
  services: BankRefundServices,
  { number, amount, reference, recordedBy }: TypedBankRefund,
): Promise<RecordedBankRefund> {
  return inTransaction(services.sql, async (sql): Promise<RecordedBankRefund> => {
    const named = await findTransferred(sql, number);
    if (named === null) return { status: 'missing' };
    if (named.organizationId !== null) await lockOrganization(sql, named.organizationId);
    await lockTarget(sql, named);
    // What was named before the lock may have been refunded elsewhere since: then nothing is left.
    const payment = (await loadTransferred(sql, named)) ?? { ...named, paid: named.returned };
    const left = unreturnedAmount(payment);
    const isCharged = payment.attemptId !== null || payment.invoiceId !== null;
    const followsOf = (isSettled: boolean): FollowsRefund => {
      if (isSettled) return 'settled';
      return isCharged ? 'creditNote' : 'nothing';
    };
    const known = await findBankRefund(sql, reference);
    if (known !== null) {
      const isSame =
        known.orderId === payment.orderId &&
        known.invoiceId === payment.invoiceId &&
        known.amount.amount === amount;
      const follows = followsOf((await settledAmount(sql, `bank-${known.id}`)) === amount);
      return isSame
        ? { status: 'recorded', left, isNew: false, follows }
        : { status: 'otherRefund', amount: known.amount };
    }
    if (amount > left.amount) return { status: 'tooMuch', left };
    const returned = money(amount, left.currency);
    const id = newRowId();
    const recordedAt = services.now();
    const follows = followsOf((await owedAmount(sql, payment)) >= amount);
    await insertBankRefund(sql, payment, { id, amount: returned, reference, recordedBy, recordedAt });
    await book(sql, services, payment, { id: `bank-${id}`, amount });
    return { status: 'recorded', left: subtractMoney(left, returned), isNew: true, follows };
  });
}
