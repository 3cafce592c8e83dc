import {
  nextPaymentAttemptStatus,
  nextSubscriptionStatus,
  type PaymentAttemptEvent,
} from '@sonde/machines/lifecycles';
import { countryDay } from '@sonde/machines/rules/places';
import {
  afterCharge,
  afterFailedCharge,
  committedThrough,
  firstDayOfTerm,
  paidTerm,
  type RenewalEffect,
} from '@sonde/machines/rules/plans';
import { planOfSubscription, renewedPlan } from '@sonde/machines/rules/sales';
import type { TransactionSql } from '../../db/connect.ts';
import type { ChargeFailureCode } from '../payment/provider/payment-provider.ts';
import type { RenewalAnswer } from './ask-about-renewal.ts';
import { queueRefund } from './refund-renewal.ts';
import { chargingGateway } from './charging-gateway.ts';
import { debitedAccountOf } from './debited-account.ts';
import { announceMembership } from './announce-membership.ts';
import {
  type ChargedMembership,
  type ConcludedAttempt,
  isAwaited,
  isCharged,
  type MembershipFacts,
  type RenewalAttempt,
  renewalKey,
} from './renewal.model.ts';
import { insertInvoice } from './invoice.repository.ts';
import { closeInvoiceFor, openInvoiceFor } from './open-invoice.repository.ts';
import {
  changeAttempt,
  changeDays,
  lockMembership,
  spendFreeMonths,
  statusOfAttempt,
} from './renewal.repository.ts';
import { writeTerms } from './subscription-row.ts';
import type { SubscriptionServices } from './subscription-services.ts';
import { nextTermOf } from './next-term.ts';

type Recording = Pick<SubscriptionServices, 'announceMembership' | 'seller' | 'now'>;

/** The status that the lifecycle allows. */
export function statusAfter(
  { id, status }: Pick<MembershipFacts, 'id' | 'status'>,
  event: RenewalEffect['event'],
): MembershipFacts['status'] {
  const next = nextSubscriptionStatus(status, { type: event });
  if (next === null) throw new Error(`Subscription ${id} is ${status}: ${event} must not follow`);
  return next;
}

/**
 * The next term, as it is scheduled or else as it was, with its invoice, the months of credit that it uses and the mail
 * that receipts it. The membership is locked.
 */
export async function renewMembership(
  sql: TransactionSql,
  membership: ChargedMembership,
  attempt: ConcludedAttempt,
  services: Recording,
): Promise<void> {
  const { dueOn, amount, bill, organizationId } = attempt;
  const paidAt = services.now();
  const today = countryDay(membership.country, paidAt);
  const paid = { ...(bill.plan ?? planOfSubscription(membership)), scheduled: null };
  const plan = renewedPlan(paid, { members: membership.members, seatPrice: null });
  const chargedOn = countryDay(membership.country, attempt.pendingSince ?? paidAt);
  const firstDay = firstDayOfTerm(dueOn, chargedOn);
  const effect = afterCharge({ ...membership, termMonths: plan.termMonths ?? 12 }, dueOn, chargedOn);
  const { event, ...changed } = effect;
  await writeTerms(sql, membership.id, {
    ...plan,
    ...changed,
    status: statusAfter(membership, event),
    term: paidTerm(firstDay, amount),
    scheduled: null,
    commitment: membership.commitment,
  });
  const invoiced = { ...attempt, kind: 'RENEWAL', parts: [{ amount, plan: bill }] } as const;
  const days = { issuedOn: today, firstDay, lastDay: effect.expiresOn, paidAt };
  const openInvoiceId = await closeInvoiceFor(sql, attempt);
  const invoice = await insertInvoice(sql, { ...invoiced, openInvoiceId }, days, services.seller);
  await spendFreeMonths(sql, attempt, 'attempt_id');
  await announceMembership(sql, services, {
    kind: 'RENEWED',
    key: renewalKey(attempt),
    organizationId,
    country: membership.country,
    language: bill.language,
    name: bill.name,
    invoice,
    amount: amount.gross,
    tax: amount.tax,
    isTaxEstimated: bill.isTaxEstimated ?? false,
    lastDay: effect.expiresOn,
    chargeOn: effect.nextChargeOn ?? '',
    next: nextTermOf(plan, membership.unspentMonths - (bill.freeMonths ?? 0)),
    committedThrough: committedThrough(membership.commitment, effect.nextChargeOn ?? ''),
  });
}

/** The consequences of a failed attempt: the grace period until the next one, or the end. The membership is locked. */
export async function failRenewal(
  sql: TransactionSql,
  membership: ChargedMembership,
  attempt: Pick<RenewalAttempt, 'subscriptionId' | 'dueOn' | 'number' | 'bill' | 'amount'>,
  services: Recording,
): Promise<void> {
  const { organizationId, country } = membership;
  const { dueOn, amount, bill } = attempt;
  const effect = afterFailedCharge(membership, dueOn, countryDay(country, services.now()));
  await changeDays(sql, membership.id, { ...effect, status: statusAfter(membership, effect.event) });
  const happened = {
    key: renewalKey(attempt),
    organizationId,
    country,
    language: bill.language,
    name: bill.name,
  };
  const { nextChargeOn, expiresOn } = effect;
  const keepsBasic = membership.replacedPlan !== null;
  if (nextChargeOn === null)
    return announceMembership(sql, services, { ...happened, kind: 'ENDED', isUnpaid: true, keepsBasic });
  return announceMembership(sql, services, {
    ...happened,
    kind: 'CHARGE_FAILED',
    amount: amount.gross,
    lastDay: expiresOn,
    nextTryOn: nextChargeOn,
    debited: debitedAccountOf(membership),
    openInvoiceId: await openInvoiceFor(sql, attempt, services.now()),
  });
}

/** The result of an attempt, or what it waits for. */
export type RenewalOutcome =
  | { readonly status: 'renewed' }
  | { readonly status: 'declined'; readonly code: ChargeFailureCode | null }
  /** The term is no longer wanted; a payment is refunded. */
  | { readonly status: 'outdated' }
  | { readonly status: 'confirmation'; readonly clientSecret: string }
  /** Whoever pays verifies their account on that page of the provider first; null where nothing is left to do. */
  | { readonly status: 'pending'; readonly verificationUrl: string | null };

/** The result of an attempt that has ended; null for an open one. */
export function outcomeOfEnded({
  status,
  failureCode: code,
}: Pick<RenewalAttempt, 'status' | 'failureCode'>): RenewalOutcome | null {
  if (status === 'SUCCEEDED') return { status: 'renewed' };
  if (status === 'DECLINED') return { status: 'declined', code };
  return status === 'CANCELED' ? { status: 'outdated' } : null;
}

/** Ends an attempt by an event of its lifecycle, or lets it continue; false if it was ended concurrently. */
async function changeBy(
  sql: TransactionSql,
  attempt: RenewalAttempt,
  { type }: PaymentAttemptEvent,
  intentId: string | null,
  failureCode: ChargeFailureCode | null = null,
): Promise<boolean> {
  const status = nextPaymentAttemptStatus(attempt.status, { type });
  return status !== null && changeAttempt(sql, attempt, { status, intentId, failureCode });
}

/** A payment without a term, which is refunded. */
async function refundUnwanted(
  sql: TransactionSql,
  attempt: RenewalAttempt,
  intentId: string,
): Promise<RenewalOutcome> {
  const { payment, account } = attempt;
  const gateway = chargingGateway(payment.kind === 'ENTERED' ? payment.method : null);
  await queueRefund(sql, attempt, { key: renewalKey(attempt), intentId, gateway, account });
  return { status: 'outdated' };
}

/** A payment has arrived for an attempt that another process moved on: it is refunded if that had ended without it. */
async function succeedLate(
  sql: TransactionSql,
  attempt: RenewalAttempt,
  intentId: string,
): Promise<RenewalOutcome> {
  const status = await statusOfAttempt(sql, attempt);
  if (status === 'SUCCEEDED') return { status: 'renewed' };
  return status === 'DECLINED' || status === 'CANCELED'
    ? refundUnwanted(sql, attempt, intentId)
    : { status: 'pending', verificationUrl: null };
}

/** The payment of an attempt has arrived: the next term, or a refund if that is no longer wanted. */
async function succeed(
  sql: TransactionSql,
  attempt: RenewalAttempt,
  { intentId, details }: Extract<RenewalAnswer, { readonly status: 'succeeded' }>,
  awaited: ChargedMembership | null,
  services: Recording,
): Promise<RenewalOutcome> {
  const event = awaited === null ? 'attempt.canceled' : 'attempt.succeeded';
  if (!(await changeBy(sql, attempt, { type: event }, intentId))) return succeedLate(sql, attempt, intentId);
  if (awaited === null) return refundUnwanted(sql, attempt, intentId);
  const { payment, status, createdAt } = attempt;
  const paidWith = payment.kind === 'ENTERED' ? { method: payment.method, details } : null;
  const pendingSince = status === 'PROCESSING' ? createdAt : null;
  await renewMembership(sql, awaited, { ...attempt, paidWith, pendingSince }, services);
  return { status: 'renewed' };
}

/** A bank returned the debit by which an open invoice was paid: those who manage the plan are told, not only its page. */
async function tellReturned(
  sql: TransactionSql,
  membership: ChargedMembership,
  attempt: RenewalAttempt,
  services: Recording,
): Promise<void> {
  const { organizationId, country, expiresOn, nextChargeOn } = membership;
  const { amount, bill } = attempt;
  return announceMembership(sql, services, {
    kind: 'CHARGE_FAILED',
    key: renewalKey(attempt),
    organizationId,
    country,
    language: bill.language,
    name: bill.name,
    amount: amount.gross,
    lastDay: expiresOn,
    nextTryOn: nextChargeOn,
    debited: debitedAccountOf(membership),
    openInvoiceId: await openInvoiceFor(sql, attempt, services.now()),
  });
}

/** Nothing was paid: after a charge, the grace period begins or the membership ends; an open invoice stays open. */
async function decline(
  sql: TransactionSql,
  attempt: RenewalAttempt,
  { intentId, code }: Extract<RenewalAnswer, { readonly status: 'declined' }>,
  awaited: ChargedMembership | null,
  services: Recording,
): Promise<RenewalOutcome> {
  const isEnded = await changeBy(sql, attempt, { type: 'attempt.declined' }, intentId, code);
  if (!isEnded || awaited === null) return { status: 'declined', code };
  if (attempt.payment.kind === 'SAVED') await failRenewal(sql, awaited, attempt, services);
  else if (attempt.status === 'PROCESSING') await tellReturned(sql, awaited, attempt, services);
  return { status: 'declined', code };
}

/**
 * The bank has the debit of a saved account, and answers in days: the invoice of the term is pending, and access lasts
 * until then. Nothing else is charged, because the attempt stays open.
 */
async function wait(
  sql: TransactionSql,
  attempt: RenewalAttempt,
  { intentId, verificationUrl }: Extract<RenewalAnswer, { readonly status: 'processing' }>,
  awaited: ChargedMembership | null,
  { now }: Recording,
): Promise<RenewalOutcome> {
  const isNew = await changeBy(sql, attempt, { type: 'attempt.processing' }, intentId);
  if (isNew && awaited !== null && attempt.payment.kind === 'SAVED')
    await openInvoiceFor(sql, attempt, now());
  return { status: 'pending', verificationUrl };
}

/**
 * Records the provider's response to an attempt with all its consequences: the next term with its invoice, or the grace
 * period until the next attempt. A payment for a term that is no longer wanted, because the renewal was turned off or
 * the plan was bought again, is refunded. An ended attempt never changes again.
 */
export async function recordRenewal(
  sql: TransactionSql,
  attempt: RenewalAttempt,
  answer: RenewalAnswer,
  services: Recording,
): Promise<RenewalOutcome> {
  const membership = await lockMembership(sql, attempt);
  const awaited = isAwaited(membership, attempt) && isCharged(membership) ? membership : null;
  switch (answer.status) {
    case 'succeeded':
      return succeed(sql, attempt, answer, awaited, services);
    case 'declined':
      return decline(sql, attempt, answer, awaited, services);
    case 'unknown':
      await changeBy(sql, attempt, { type: 'attempt.canceled' }, null);
      return { status: 'outdated' };
    case 'processing':
      return wait(sql, attempt, answer, awaited, services);
    case 'requires_action':
      await changeBy(sql, attempt, { type: 'attempt.actionRequired' }, answer.intentId);
      return { status: 'confirmation', clientSecret: answer.clientSecret };
    case 'unclear':
      return { status: 'pending', verificationUrl: null };
  }
}
