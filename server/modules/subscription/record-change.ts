import { isDeepStrictEqual } from 'node:util';
import { nextPaymentAttemptStatus, nextSubscriptionStatus } from '@sonde/machines/lifecycles';
import { subtractTaxedMoney, zeroTaxedMoney } from '@sonde/machines/rules/money';
import { isDebit } from '@sonde/machines/rules/payment';
import { countryDay } from '@sonde/machines/rules/places';
import { renewedPlan } from '@sonde/machines/rules/sales';
import type { Fragment, TransactionSql } from '../../db/connect.ts';
import type { ChargeResult } from '../payment/provider/payment-provider.ts';
import { keepForOrganization } from '../payment/saved/keep-charged-method.ts';
import { announceMembership } from './announce-membership.ts';
import type { ChangeAttempt } from './change-attempt.model.ts';
import { moveChangeAttempt } from './change-attempt.repository.ts';
import { type ChangingSubscription, lockChanging } from './change-terms.ts';
import { insertInvoice } from './invoice.repository.ts';
import { nextTermOf } from './next-term.ts';
import type { MembershipEvent } from './membership-event.ts';
import { queueRefund } from './refund-renewal.ts';
import { spendFreeMonths } from './renewal.repository.ts';
import type { SubscriptionServices } from './subscription-services.ts';
import { writeTerms } from './subscription-row.ts';

type Recording = Pick<SubscriptionServices, 'announceMembership' | 'seller' | 'now'>;

/** Writes the changed subscription, with a seat for everyone who has joined in the meantime. */
async function applyChange(
  sql: TransactionSql,
  { subscription, facts }: ChangingSubscription,
  { change: { after } }: Pick<ChangeAttempt, 'change'>,
  { isChargeable, announcement }: { readonly isChargeable: boolean; readonly announcement?: Fragment },
): Promise<void> {
  const event = subscription.status === 'CANCELED' ? 'subscription.reactivated' : 'subscription.charged';
  const status = nextSubscriptionStatus(subscription.status, { type: event });
  if (status === null)
    throw new Error(`Subscription ${facts.id} is ${subscription.status}: no change follows`);
  const plan = renewedPlan({ ...after, scheduled: null }, { members: facts.members, seatPrice: null });
  const nextChargeOn = isChargeable ? after.nextChargeOn : null;
  const scheduled = nextChargeOn === null ? null : after.scheduled;
  await writeTerms(sql, facts.id, { ...after, ...plan, nextChargeOn, scheduled, status }, announcement);
}

/** Writes the invoice of a paid change; returns the event that sends its receipt. */
async function invoiceChange(
  sql: TransactionSql,
  attempt: ChangeAttempt,
  { facts }: ChangingSubscription,
  { now, seller }: Pick<Recording, 'now' | 'seller'>,
): Promise<Extract<MembershipEvent, { readonly kind: 'CHANGED' }>> {
  const { id, subscriptionId, organizationId, change, bill, amount } = attempt;
  const { amounts, paidDays, effectiveDay, after } = change;
  const { credit, charge } = amounts;
  const paidAt = now();
  const lastDay = paidDays.last ?? paidDays.first;
  const zero = zeroTaxedMoney(credit.gross.currency);
  const invoice = await insertInvoice(
    sql,
    {
      id,
      kind: 'CHANGE',
      subscriptionId,
      organizationId,
      dueOn: effectiveDay,
      amount,
      bill,
      parts: [
        { amount: charge, plan: bill },
        ...(credit.gross.amount === 0
          ? []
          : [{ amount: subtractTaxedMoney(zero, credit), plan: bill.credited ?? bill }]),
      ],
    },
    { issuedOn: countryDay(facts.country, paidAt), firstDay: paidDays.first, lastDay, paidAt },
    seller,
  );
  return {
    kind: 'CHANGED',
    key: id,
    organizationId,
    country: facts.country,
    language: bill.language,
    name: bill.name,
    invoice,
    amount: amount.gross,
    tax: amount.tax,
    isTaxEstimated: bill.isTaxEstimated ?? false,
    lastDay,
    chargeOn: after.nextChargeOn,
    next: nextTermOf(after, facts.unspentMonths - (bill.freeMonths ?? 0)),
  };
}

/**
 * A change that is paid or costs nothing, with everything that follows from it: the subscription as it is from now on,
 * the months of referral credit that it uses, its invoice and the event that receipts it. Returns the invoice's number,
 * or null where nothing was to be paid. The organization is locked.
 */
export async function completeChange(
  sql: TransactionSql,
  changing: ChangingSubscription,
  { attempt, isChargeable }: { readonly attempt: ChangeAttempt; readonly isChargeable: boolean },
  services: Recording,
): Promise<string | null> {
  const { amount, bill } = attempt;
  if (amount.gross.amount === 0 && (bill.freeMonths ?? 0) === 0) {
    await applyChange(sql, changing, attempt, { isChargeable });
    return null;
  }
  const event = await invoiceChange(sql, attempt, changing, services);
  await spendFreeMonths(sql, attempt, 'change_attempt_id');
  const chargeOn = isChargeable ? event.chargeOn : null;
  const announcement = services.announceMembership(sql, { ...event, chargeOn });
  await applyChange(sql, changing, attempt, { isChargeable, announcement });
  return event.invoice;
}

/** The result of an attempt, or what it waits for. */
export type ChangeOutcome =
  | { readonly status: 'made'; readonly invoiceNumber: string | null }
  | { readonly status: 'declined'; readonly code: ChangeAttempt['failureCode'] }
  /** The subscription was changed in the meantime; the payment is refunded. */
  | { readonly status: 'outdated' }
  | { readonly status: 'confirmation'; readonly clientSecret: string }
  | { readonly status: 'pending' }
  /** The bank has the debit that pays it, and answers in days. */
  | { readonly status: 'debited' };

/** The result of an attempt that has ended; null for an open one. */
export function outcomeOfEnded({ status, failureCode, invoiceNumber }: ChangeAttempt): ChangeOutcome | null {
  if (status === 'SUCCEEDED') return { status: 'made', invoiceNumber };
  if (status === 'DECLINED') return { status: 'declined', code: failureCode };
  return status === 'CANCELED' ? { status: 'outdated' } : null;
}

async function succeed(
  sql: TransactionSql,
  attempt: ChangeAttempt,
  result: Extract<ChargeResult, { status: 'succeeded' }>,
  services: Recording,
): Promise<ChangeOutcome> {
  const { intentId, kept } = result;
  const changing = await lockChanging(sql, attempt.organizationId);
  const isAwaited = changing !== null && isDeepStrictEqual(changing.subscription, attempt.before);
  const status = isAwaited ? 'SUCCEEDED' : 'CANCELED';
  if (!(await moveChangeAttempt(sql, attempt, { status, intentId }))) return { status: 'pending' };
  if (!isAwaited) {
    await queueRefund(sql, attempt, {
      key: `change-${attempt.id}`,
      intentId,
      account: attempt.account,
    });
    return { status: 'outdated' };
  }
  const isChargeable = kept !== null || changing.facts.method !== null;
  const invoiceNumber = await completeChange(sql, changing, { attempt, isChargeable }, services);
  if (kept !== null) {
    const organization = { kind: 'organization', id: attempt.organizationId } as const;
    const buyer = { kind: 'person', id: attempt.userId } as const;
    await keepForOrganization(sql, { organization, buyer }, { ...attempt, kept });
  }
  return { status: 'made', invoiceNumber };
}

/** Tells the administrators that a bank returned the debit of a change, which is not made. */
const announceUnpaid = (
  sql: TransactionSql,
  { id: key, organizationId, bill: { country, language, name }, amount: { gross: amount } }: ChangeAttempt,
  services: Recording,
) =>
  announceMembership(sql, services, {
    kind: 'CHANGE_UNPAID',
    key,
    organizationId,
    country,
    language,
    name,
    amount,
  });

/**
 * Records the provider's answer about an attempt, with its consequences: the changed subscription and its invoice, or a
 * refund if the subscription was changed in the meantime. An attempt that has ended never changes again.
 */
export async function recordChange(
  sql: TransactionSql,
  attempt: ChangeAttempt,
  result: ChargeResult,
  services: Recording,
): Promise<ChangeOutcome> {
  switch (result.status) {
    case 'succeeded':
      return succeed(sql, attempt, result, services);
    case 'declined': {
      const { intentId, code: failureCode } = result;
      const isEnded = await moveChangeAttempt(sql, attempt, { status: 'DECLINED', intentId, failureCode });
      // The person who asked for the change has been told that the debit is under way.
      if (isEnded && attempt.status === 'PROCESSING' && isDebit(attempt.method))
        await announceUnpaid(sql, attempt, services);
      return { status: 'declined', code: failureCode };
    }
    case 'requires_action':
    case 'processing': {
      const isActionRequired = result.status === 'requires_action';
      const type = isActionRequired ? 'attempt.actionRequired' : 'attempt.processing';
      const status = nextPaymentAttemptStatus(attempt.status, { type }) ?? attempt.status;
      await moveChangeAttempt(sql, attempt, { status, intentId: result.intentId });
      if (isActionRequired) return { status: 'confirmation', clientSecret: result.clientSecret };
      return { status: isDebit(attempt.method) ? 'debited' : 'pending' };
    }
    case 'unclear':
      return { status: 'pending' };
  }
}
