import { isPreviewValid, planChange, type ChangeNow, type WantedChange } from '@sonde/machines/rules/changes';
import type { Money } from '@sonde/machines/rules/money';
import type { TaxQuote } from '@sonde/machines/rules/tax';
import { inTransaction, type TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import type { Account } from '../../kernel/account.ts';
import { hashParameters } from '../../kernel/idempotency-key.ts';
import { refusal, type Refusal } from '../../kernel/refusal.ts';
import { notAllowed } from '../people/change-members.ts';
import { lockOrganization } from '../people/lock-organization.ts';
import { savedMethodsFor } from '../people/saved-methods.ts';
import type { PeopleServices } from '../people/people-services.ts';
import type { Membership, Person } from '../people/person.model.ts';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { billFor } from './bill.ts';
import type { ChangeAttempt, GivenPayment } from './change-attempt.model.ts';
import {
  attemptOfKey,
  changeAttemptFromRow,
  type ChangeAttemptRow,
  insertChangeAttempt,
  openAttempt,
} from './change-attempt.repository.ts';
import {
  changeTermsOf,
  changingFromRow,
  type ChangingRow,
  type ChangingSubscription,
} from './change-terms.ts';
import { givenPayment, type TypedPayment } from './given-payment.ts';
import { membershipColumns } from './memberships.repository.ts';
import { applyChange, type ChangeOutcome, outcomeOfEnded } from './record-change.ts';
import { settleChange } from './settle-change.ts';
import { refusalOf } from './subscription-payload.ts';
import type { SubscriptionServices } from './subscription-services.ts';

type Services = PeopleServices & SubscriptionServices;

/** A change as it is asked for, with what was shown. */
export interface ChangeRequest {
  readonly membershipId: string;
  readonly wanted: WantedChange;
  readonly previewedAt: string;
  readonly expectedAmount: Money;
  readonly payment: TypedPayment | null;
  /** Null where the caller has none: then each request is a change of its own. */
  readonly idempotencyKey: string | null;
}

/** What the caller is told. */
export interface ChangeAnswer {
  readonly refusals: readonly Refusal[];
  readonly membership: Membership | null;
  readonly clientSecret: string | null;
  readonly isPending: boolean;
  readonly invoiceNumber: string | null;
}

const answered: ChangeAnswer = {
  refusals: [],
  membership: null,
  clientSecret: null,
  isPending: false,
  invoiceNumber: null,
};

export const refusedChange = (one: Refusal): ChangeAnswer => ({ ...answered, refusals: [one] });

/** Who asks, and for which organization. */
interface Asker {
  readonly person: Person;
  readonly membership: Membership;
  readonly request: ChangeRequest;
  readonly key: string;
  readonly parametersHash: Buffer;
  readonly catalogue: Catalogue;
  readonly now: Date;
}

/** What is known with the organization locked. */
interface Facts {
  readonly isAdmin: boolean | null;
  readonly seatsInUse: number;
  readonly changing: ChangingSubscription;
  readonly known: (ChangeAttemptRow & { readonly parameters_hash: string }) | null;
  readonly open: ChangeAttemptRow | null;
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
      ${openAttempt(sql)} as open
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
  };
}

/** What happens next, once the organization is unlocked. */
type Opened =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'ended'; readonly outcome: ChangeOutcome }
  /** Written down, or found by its key, and to be charged. */
  | { readonly kind: 'open'; readonly attempt: ChangeAttempt; readonly isRepeated: boolean }
  /** Another one waits for its bank, and gives way. */
  | { readonly kind: 'other'; readonly attempt: ChangeAttempt };

const refused = (one: Refusal): Opened => ({ kind: 'refused', refusal: one });
const underWay = refusal('OPERATION_NOT_ALLOWED', null, 'PAYMENT_UNDER_WAY');

function openedByKey(row: ChangeAttemptRow, { parametersHash }: Asker): Opened {
  if (row.parameters_hash !== parametersHash.toString('hex'))
    return refused(refusal('INVALID', 'idempotencyKey'));
  const attempt = changeAttemptFromRow(row);
  const outcome = outcomeOfEnded(attempt);
  return outcome === null ? { kind: 'open', attempt, isRepeated: true } : { kind: 'ended', outcome };
}

/** The change, if it may be made and is what was shown. */
async function decide(
  services: Services,
  asker: Asker,
  facts: Facts,
): Promise<{ readonly change: ChangeNow; readonly quote: TaxQuote } | Refusal> {
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
    now,
  });
  const change = planChange(changing.subscription, request.wanted, terms);
  if (change.takesEffect === 'NEVER') return refusalOf(change.refusal);
  if (change.takesEffect === 'AT_RENEWAL') return refusal('PRICES_ARE_CHANGED', 'change');
  const { amount, currency } = change.amounts.due.gross;
  const { expectedAmount } = request;
  return amount === expectedAmount.amount && currency === expectedAmount.currency
    ? { change, quote: terms.quote }
    : refusal('PRICES_ARE_CHANGED', 'expectedAmount');
}

function attemptOf(
  services: Services,
  { person, membership, catalogue, now }: Asker,
  { changing }: Facts,
  { change, quote }: { readonly change: ChangeNow; readonly quote: TaxQuote },
  payment: GivenPayment,
): ChangeAttempt {
  const { facts, subscription } = changing;
  const { after, amounts, effectiveDay, paidDays, plan } = change;
  return {
    id: newRowId(),
    subscriptionId: facts.id,
    organizationId: membership.organization.id,
    userId: person.id,
    email: person.email,
    before: subscription,
    change: { after, amounts, effectiveDay, paidDays },
    bill: billFor({ ...services, catalogue }, facts, { plan, amount: amounts.due, quote }),
    amount: amounts.due,
    ...payment,
    status: amounts.due.gross.amount === 0 ? 'SUCCEEDED' : 'PENDING',
    intentId: null,
    failureCode: null,
    createdAt: now,
    invoiceNumber: null,
  };
}

/** Writes the change down before it is charged, with the organization locked; one that costs nothing is made at once. */
async function open(services: Services, asker: Asker): Promise<Opened> {
  return inTransaction(services.sql, async (sql) => {
    const facts = await readFacts(sql, asker);
    if (facts === null) return refused(refusal('OPERATION_NOT_ALLOWED', null, 'NOT_RENEWABLE'));
    if (facts.known !== null) return openedByKey(facts.known, asker);
    if (facts.isAdmin === true && facts.open !== null) {
      const attempt = changeAttemptFromRow(facts.open);
      return attempt.status === 'REQUIRES_ACTION' ? { kind: 'other', attempt } : refused(underWay);
    }
    const decided = await decide(services, asker, facts);
    if ('code' in decided) return refused(decided);
    const payment = givenPayment(
      asker.request.payment,
      savedMethodsFor(asker.person, asker.membership),
      decided.change.amounts.due.gross,
    );
    if ('code' in payment) return refused(payment);
    const attempt = attemptOf(services, asker, facts, decided, payment);
    const { key, parametersHash } = asker;
    const { methodId } = payment;
    if (!(await insertChangeAttempt(sql, { attempt, key, parametersHash, methodId })))
      return refused(underWay);
    if (attempt.status === 'PENDING') return { kind: 'open', attempt, isRepeated: false };
    await applyChange(sql, facts.changing, attempt, {
      isChargeable: facts.changing.facts.method !== null,
    });
    return { kind: 'ended', outcome: { status: 'made', invoiceNumber: null } };
  });
}

/** The code of a charge that failed; what is the shop's fault is a problem with the payment for the buyer. */
const declinedRefusal = (code: ChangeAttempt['failureCode']): Refusal =>
  refusal(code === null || code === 'ORDER_CREATION_FAILED' ? 'PAYMENT_ERROR' : code, null);

function answerOf(outcome: ChangeOutcome): ChangeAnswer {
  switch (outcome.status) {
    case 'made':
      return { ...answered, invoiceNumber: outcome.invoiceNumber };
    case 'declined':
      return refusedChange(declinedRefusal(outcome.code));
    case 'outdated':
      return refusedChange(refusal('OPERATION_NOT_ALLOWED', null, 'CHANGED_ELSEWHERE'));
    case 'confirmation':
      return { ...answered, clientSecret: outcome.clientSecret };
    case 'pending':
      return { ...answered, isPending: true };
  }
}

/** One that waits for another's bank is given up, once; then everything is decided anew. */
async function make(services: Services, asker: Asker, isFirst = true): Promise<ChangeAnswer> {
  const opened = await open(services, asker);
  switch (opened.kind) {
    case 'refused':
      return refusedChange(opened.refusal);
    case 'ended':
      return answerOf(opened.outcome);
    case 'open': {
      const { attempt, isRepeated } = opened;
      return answerOf(await settleChange(services, attempt, { isRepeated, isGivenUp: false }));
    }
    case 'other': {
      if (!isFirst) return refusedChange(underWay);
      await settleChange(services, opened.attempt, { isRepeated: true, isGivenUp: true });
      return make(services, asker, false);
    }
  }
}

/**
 * Changes a subscription as it was previewed, and charges what is due: one change and one charge, however often it is
 * asked for with its key. Of two at once, the other is refused, as the subscription is no longer what it was shown.
 */
export async function changeSubscription(
  services: Services,
  account: Account | null,
  request: ChangeRequest,
): Promise<ChangeAnswer> {
  const person = await services.people.of(account);
  if (account === null || person === null) return refusedChange(refusal('NO_PERMISSIONS', null));
  const { membershipId, idempotencyKey, ...parameters } = request;
  const membership = person.memberships.find(({ id }) => id === membershipId);
  if (membership === undefined) return refusedChange(refusal('NOT_FOUND', 'organizationMembershipId'));
  const answer = await make(services, {
    person,
    membership,
    request,
    key: idempotencyKey ?? newRowId(),
    parametersHash: hashParameters({ membershipId, ...parameters }),
    catalogue: await services.catalogue.latest(),
    now: services.now(),
  });
  const { memberships } = await services.people.again(account);
  return { ...answer, membership: memberships.find(({ id }) => id === membershipId) ?? null };
}
