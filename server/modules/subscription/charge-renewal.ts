import { countryDay } from '@sonde/machines/rules/places';
import { renewalAction } from '@sonde/machines/rules/plans';
import { inTransaction } from '../../db/connect.ts';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import type { SavedKind } from '../payment/provider/payment-method.ts';
import { savedKindOf } from '../payment/saved/saved-node.ts';
import { askAboutRenewal, hasConfirmationExpired, type RenewalQuestion } from './ask-about-renewal.ts';
import { billOf } from './bill.ts';
import { failRenewal, recordRenewal, type RenewalOutcome, renewMembership } from './record-renewal.ts';
import {
  type ChargedMembership,
  isCharged,
  type MembershipFacts,
  type RenewalAttempt,
  type RenewalMethod,
} from './renewal.model.ts';
import { insertAttempt, isStillAwaited, lockMembership } from './renewal.repository.ts';
import type { SubscriptionServices } from './subscription-services.ts';

/** Why a method can't be charged, if that is known without the provider; otherwise null. */
function problemOf(
  method: RenewalMethod | null,
  today: string,
): 'NO_METHOD' | SavedKind['invalidCode'] | null {
  if (method === null) return 'NO_METHOD';
  const { isValid, invalidCode } = savedKindOf(method);
  return isValid(method.details, today) ? null : invalidCode;
}

type Opening = Parameters<typeof insertAttempt>[2];

/**
 * Settles an attempt without the provider, because it can't succeed or costs nothing. The attempt and its result are
 * written in one transaction.
 */
async function settleAtOnce(
  services: SubscriptionServices,
  membership: ChargedMembership,
  opening: Opening,
): Promise<void> {
  await inTransaction(services.sql, async (sql) => {
    const opened = await insertAttempt(sql, membership, opening, services.now());
    if (opened === null) return;
    const locked = await lockMembership(sql, membership);
    if (!isCharged(locked)) throw new Error(`Subscription ${locked.id} changed while it was locked`);
    const { dueOn, amount, bill, failureCode } = opening;
    const { id: subscriptionId, organizationId } = locked;
    const attempt = { ...opened, subscriptionId, organizationId, dueOn, amount, bill };
    const conclude = failureCode === null ? renewMembership : failRenewal;
    await conclude(sql, locked, attempt, services);
    services.crashPoint('renewal.before-commit');
  });
  services.crashPoint('renewal.after-commit');
}

/** Asks the provider about an attempt and records the result. Repeating it charges once and records once. */
export async function settleRenewal(
  services: SubscriptionServices,
  attempt: RenewalAttempt,
  question: RenewalQuestion,
): Promise<RenewalOutcome> {
  const { sql, crashPoint } = services;
  crashPoint('renewal.before-charge');
  const answer = await askAboutRenewal(services, attempt, question);
  crashPoint('renewal.after-charge');
  const outcome = await inTransaction(sql, async (transaction) => {
    const recorded = await recordRenewal(transaction, attempt, answer, services);
    crashPoint('renewal.before-commit');
    return recorded;
  });
  crashPoint('renewal.after-commit');
  return outcome;
}

/** Resumes an attempt that a process left open, or that the provider didn't clearly answer. */
export async function resumeRenewal(services: SubscriptionServices, attempt: RenewalAttempt): Promise<void> {
  await settleRenewal(services, attempt, {
    isAwaited: await isStillAwaited(services.sql, attempt),
    isGivenUp: hasConfirmationExpired(services, attempt),
    isRepeated: true,
  });
}

/**
 * Charges a membership whose term is due today in its organization's shop:
 *
 * 1. Records the attempt, with the membership locked and unchanged since it was read. A renewal that was turned off is
 *    never charged, and a second process finds the attempt of the first.
 * 2. Asks the provider.
 * 3. Records the result.
 */
export async function chargeRenewal(
  services: SubscriptionServices,
  facts: MembershipFacts,
  catalogue: Catalogue,
): Promise<void> {
  if (!isCharged(facts)) return;
  const today = countryDay(facts.country, services.now());
  const action = renewalAction(facts, { today, announced: facts.announcedChargeOn });
  if (action?.kind !== 'CHARGE') return;
  const { method } = facts;
  const billed = await billOf({ ...services, catalogue }, facts);
  const isFree = billed.amount.gross.amount === 0;
  const failureCode = isFree ? null : problemOf(method, today);
  const opening = { dueOn: action.dueOn, failureCode, ...billed };
  if (isFree || method === null || failureCode !== null) return settleAtOnce(services, facts, opening);
  const opened = await inTransaction(services.sql, (sql) =>
    insertAttempt(sql, facts, opening, services.now()),
  );
  if (opened === null) return;
  const { dueOn, amount, bill } = opening;
  const { account, ...charged } = method;
  const attempt: RenewalAttempt = {
    ...opened,
    subscriptionId: facts.id,
    organizationId: facts.organizationId,
    dueOn,
    chargeOn: facts.nextChargeOn,
    amount,
    bill,
    payment: { kind: 'SAVED', ...charged },
    account,
    status: 'PENDING',
    intentId: null,
    failureCode: null,
  };
  await settleRenewal(services, attempt, { isAwaited: true, isGivenUp: false, isRepeated: true });
}
