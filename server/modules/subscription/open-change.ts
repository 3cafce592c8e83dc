import { type ChangeNow, isOfLaterTerm, isPreviewValid, planChange } from '@sonde/machines/rules/changes';
import { inTransaction, type TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import { isPlanBeingPaid } from '../../db/plan-payments.ts';
import { refusal, type Refusal } from '../../kernel/refusal.ts';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { notAllowed } from '../people/change-members.ts';
import { lockOrganization } from '../people/lock-organization.ts';
import type { Membership, Person } from '../people/person.model.ts';
import { accountFor } from '../payment/provider/provider-accounts.ts';
import { savedMethodsFor } from '../people/saved-methods.ts';
import { withTaxesRequested } from './ask-taxes-before.ts';
import { billedPlan, billFor } from './bill.ts';
import type { ChangeAttempt, PaymentToCharge } from './change-attempt.model.ts';
import {
  attemptOfKey,
  changeAttemptFromRow,
  type ChangeAttemptRow,
  insertChangeAttempt,
  openAttempt,
} from './change-attempt.repository.ts';
import { changedSince, type ChangeRequest } from './change-request.ts';
import {
  changeTermsOf,
  changingFromRow,
  type ChangingRow,
  type ChangingSubscription,
  isBasedOnOther,
} from './change-terms.ts';
import type { MembershipQuote, MembershipTaxServices } from './membership-taxes.ts';
import { paymentToCharge } from './payment-to-charge.ts';
import { membershipColumns } from './memberships.repository.ts';
import { type ChangeOutcome, completeChange, outcomeOfEnded } from './record-change.ts';
import { refusalOf } from './subscription-payload.ts';
import type { SubscriptionServices } from './subscription-services.ts';

/** The person who asks, for one of their organizations. */
export interface Asker {
  readonly person: Person;
  readonly membership: Membership;
  readonly request: ChangeRequest;
  readonly key: string;
  readonly parametersHash: Buffer;
  readonly catalogue: Catalogue;
  readonly now: Date;
}

/** The data behind the decision, read with the organization locked. */
interface Facts {
  /** Null if the person has left the organization. */
  readonly isAdmin: boolean | null;
  readonly seatsInUse: number;
  readonly changing: ChangingSubscription;
  /** The attempt with the caller's key. */
  readonly known: (ChangeAttemptRow & { readonly parameters_hash: string }) | null;
  /** The subscription's open attempt. */
  readonly open: ChangeAttemptRow | null;
  /** Whether an order for a plan of the organization is being paid. */
  readonly isOrdered: boolean;
}

async function readFacts(
  sql: TransactionSql,
  { person, membership, key, now }: Asker,
): Promise<Facts | null> {
  const organizationId = membership.organization.id;
  await lockOrganization(sql, organizationId);
  const [row] = await sql<
    (ChangingRow & {
      is_admin: boolean | null;
      invited: number;
      known: ChangeAttemptRow | null;
      open: ChangeAttemptRow | null;
      is_ordered: boolean;
    })[]
  >`
    select ${membershipColumns(sql)},
      (
        select is_admin from organization_membership
        where organization_membership.id = ${membership.id} and user_id = ${person.id}
      ) as is_admin,
      (
        select count(*) from invitation where invitation.organization_id = organization.id
          and accepted_by is null and withdrawn_at is null and expires_at > ${now}
      ) as invited,
      ${attemptOfKey(sql, person.id, key)} as known,
      ${openAttempt(sql)} as open,
      ${isPlanBeingPaid(sql, organizationId, null)} as is_ordered
    from subscription join organization on organization.id = subscription.organization_id
    where organization_id = ${organizationId}`;
  if (row === undefined) return null;
  const changing = changingFromRow(row);
  return {
    isAdmin: row.is_admin,
    seatsInUse: changing.facts.members + row.invited,
    changing,
    known: row.known,
    open: row.open,
    isOrdered: row.is_ordered,
  };
}

/** What the caller does next, once the organization is unlocked. */
export type OpenedChange =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** It ended earlier, or cost nothing. */
  | { readonly kind: 'ended'; readonly outcome: ChangeOutcome }
  /** To be charged: written down just now, or found by its key. */
  | { readonly kind: 'open'; readonly attempt: ChangeAttempt; readonly isRepeated: boolean }
  /** Another change waits for its bank, and gives way to this one. */
  | { readonly kind: 'other'; readonly attempt: ChangeAttempt };

const toRefused = (one: Refusal): OpenedChange => ({ kind: 'refused', refusal: one });
export const underWay = refusal('OPERATION_NOT_ALLOWED', null, 'PAYMENT_UNDER_WAY');

function openedByKey(row: ChangeAttemptRow, { parametersHash }: Asker): OpenedChange {
  if (row.parameters_hash !== parametersHash.toString('hex'))
    return toRefused(refusal('INVALID', 'idempotencyKey'));
  const attempt = changeAttemptFromRow(row);
  const outcome = outcomeOfEnded(attempt);
  return outcome === null ? { kind: 'open', attempt, isRepeated: true } : { kind: 'ended', outcome };
}

/** The change by the day of its preview, if it is allowed and still is what the buyer was shown. */
async function decide(
  services: MembershipTaxServices,
  asker: Asker,
  facts: Facts,
): Promise<{ readonly change: ChangeNow; readonly quote: MembershipQuote } | Refusal> {
  const { person, membership, request, catalogue, now } = asker;
  const { changing, isAdmin, seatsInUse } = facts;
  if (isAdmin !== true) return notAllowed;
  if (!isPreviewValid(request.previewedAt, now)) return refusal('PRICES_ARE_CHANGED', 'previewedAt');
  const terms = await changeTermsOf(services, {
    ...changing,
    person,
    membership: { ...membership, isAdmin },
    seatsInUse,
    keepsMethod: request.payment?.isKept === true && request.payment.savedMethodId === null,
    catalogue,
    now: new Date(request.previewedAt),
  });
  if (isOfLaterTerm(changing.subscription, terms)) return refusal('PRICES_ARE_CHANGED', 'previewedAt');
  if (isBasedOnOther(request.basis, changing)) return changedSince;
  const change = planChange(changing.subscription, request.requested, terms);
  if (change.takesEffect === 'NEVER') return refusalOf(change.refusal);
  if (change.takesEffect === 'AT_RENEWAL') return refusal('PRICES_ARE_CHANGED', 'change');
  const { amount, currency } = change.amounts.due.gross;
  const { expectedAmount } = request;
  return amount === expectedAmount.amount && currency === expectedAmount.currency
    ? { change, quote: terms.quote }
    : refusal('PRICES_ARE_CHANGED', 'expectedAmount');
}

function attemptOf(
  services: SubscriptionServices,
  { person, membership, catalogue, now }: Asker,
  { changing }: Facts,
  { change, quote }: { readonly change: ChangeNow; readonly quote: MembershipQuote },
  payment: PaymentToCharge,
): ChangeAttempt {
  const { facts, subscription } = changing;
  const { after, amounts, effectiveDay, freeMonths, paidDays, plan } = change;
  return {
    id: newRowId(),
    subscriptionId: facts.id,
    organizationId: membership.organization.id,
    userId: person.id,
    email: person.email,
    before: subscription,
    change: { after, amounts, effectiveDay, paidDays },
    bill: {
      ...billFor({ ...services, catalogue }, facts, { plan, amount: amounts.due, quote }),
      credited: billedPlan(catalogue, facts),
      freeMonths,
    },
    amount: amounts.due,
    ...payment,
    status: amounts.due.gross.amount === 0 ? 'SUCCEEDED' : 'PENDING',
    intentId: null,
    failureCode: null,
    createdAt: now,
    invoiceNumber: null,
  };
}

/**
 * Decides a change and writes it down before it is charged, with the organization locked. One that costs nothing takes
 * effect at once.
 */
export async function openChange(services: SubscriptionServices, asker: Asker): Promise<OpenedChange> {
  const taxed = await withTaxesRequested(services, asker.membership.organization.id);
  return inTransaction(services.sql, async (sql) => {
    const facts = await readFacts(sql, asker);
    if (facts === null) return toRefused(refusal('OPERATION_NOT_ALLOWED', null, 'NOT_RENEWABLE'));
    if (facts.known !== null) return openedByKey(facts.known, asker);
    if (facts.isAdmin === true && facts.isOrdered) return toRefused(underWay);
    if (facts.isAdmin === true && facts.open !== null) {
      const attempt = changeAttemptFromRow(facts.open);
      return attempt.status === 'REQUIRES_ACTION' ? { kind: 'other', attempt } : toRefused(underWay);
    }
    const decided = await decide(taxed, asker, facts);
    if ('code' in decided) return toRefused(decided);
    const payment = paymentToCharge(
      asker.request.payment,
      savedMethodsFor(asker.person, asker.membership),
      decided.change.amounts.due.gross,
      accountFor(
        services.providers,
        'stripe',
        asker.request.payment?.country ?? facts.changing.facts.country,
      ),
    );
    if ('code' in payment) return toRefused(payment);
    const attempt = attemptOf(services, asker, facts, decided, payment);
    const { key, parametersHash } = asker;
    const { methodId } = payment;
    if (!(await insertChangeAttempt(sql, { attempt, key, parametersHash, methodId })))
      return toRefused(underWay);
    const isCharged = attempt.status === 'PENDING';
    const isChargeable = facts.changing.facts.method !== null;
    const invoiceNumber = isCharged
      ? null
      : await completeChange(sql, facts.changing, { attempt, isChargeable }, services);
    services.crashPoint('change-request.before-commit');
    if (isCharged) return { kind: 'open', attempt, isRepeated: false };
    return { kind: 'ended', outcome: { status: 'made', invoiceNumber } };
  });
}
