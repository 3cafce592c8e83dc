import {
  isOfLaterTerm,
  isPreviewValid,
  planChange,
  type RequestedChange,
} from '@sonde/machines/rules/changes';
import type { Money } from '@sonde/machines/rules/money';
import type { SoldPlan } from '@sonde/machines/rules/sales';
import type { Fragment, TransactionSql } from '../../db/connect.ts';
import { openAttempts } from '../../db/open-attempts.ts';
import { isPlanBeingPaid } from '../../db/plan-payments.ts';
import type { Account } from '../../kernel/account.ts';
import { refusal, type Refusal } from '../../kernel/refusal.ts';
import { changeMembers, type MembersAnswer, notAllowed } from '../people/change-members.ts';
import type { PeopleServices } from '../people/people-services.ts';
import { changedByHand } from './announce-membership.ts';
import { withTaxesRequested } from './ask-taxes-before.ts';
import { billedPlan } from './bill.ts';
import { changedSince } from './change-request.ts';
import { changeTermsOf, isBasedOnOther, readChanging } from './change-terms.ts';
import { keepScheduleKey, readScheduleKey, type ScheduleKey, scheduleKey } from './schedule-key.ts';
import { refusalOf } from './subscription-payload.ts';
import { json } from './subscription-row.ts';
import type { SubscriptionServices } from './subscription-services.ts';

interface Schedule {
  readonly subscriptionId: string;
  /** Null to remove what is scheduled. */
  readonly plan: SoldPlan | null;
  /** Tells the administrators. */
  readonly announcement: Fragment;
}

/**
 * Writes the scheduled state of a subscription at renewal, with its organization locked. Refused during a charge, which
 * is for the state scheduled when it started.
 */
async function writeSchedule(
  sql: TransactionSql,
  { subscriptionId, plan, announcement }: Schedule,
  { crashPoint }: Pick<SubscriptionServices, 'crashPoint'>,
): Promise<readonly Refusal[]> {
  const { count } = await sql`
    update subscription set scheduled = ${plan && json(sql, plan)}
    where id = ${subscriptionId}
      and not exists (
        select from renewal_attempt where renewal_attempt.subscription_id = subscription.id
          and renewal_attempt.status in (${openAttempts(sql)})
      )
      and not exists (
        select from change_attempt where change_attempt.subscription_id = subscription.id
          and change_attempt.status in (${openAttempts(sql)})
      )
      and not ${isPlanBeingPaid(sql, sql`subscription.organization_id`, null)}
    returning ${announcement}`;
  crashPoint('schedule.before-commit');
  return count === 1 ? [] : [refusal('OPERATION_NOT_ALLOWED', null, 'PAYMENT_UNDER_WAY')];
}

/** A change to be scheduled, with what was shown. */
interface ScheduleRequest {
  readonly requested: RequestedChange;
  readonly previewedAt: string;
  /** Of the preview; null if the caller names none. */
  readonly basis: string | null;
  /** Of one more term, with tax. */
  readonly expectedPrice: Money;
  /** Null if the caller has none: each request is then a schedule of its own. */
  readonly idempotencyKey: string | null;
}

const isSameMoney = (one: Money, other: Money): boolean =>
  one.amount === other.amount && one.currency === other.currency;

/** What a request that is repeated with its key is told; null for a first one. */
async function answerBefore(
  sql: TransactionSql,
  key: ScheduleKey | null,
): Promise<readonly Refusal[] | null> {
  const used = key && (await readScheduleKey(sql, key));
  if (key === null || used === null) return null;
  return used.equals(key.parametersHash) ? [] : [refusal('INVALID', 'idempotencyKey')];
}

/**
 * Schedules a change for the end of the term, replacing a scheduled one. A request that is repeated with its key
 * changes nothing, and no one is told again.
 */
export async function scheduleChange(
  services: PeopleServices & SubscriptionServices,
  account: Account | null,
  membershipId: string,
  { idempotencyKey, ...asked }: ScheduleRequest,
): Promise<MembersAnswer> {
  const { requested, previewedAt, basis, expectedPrice } = asked;
  const key = idempotencyKey === null ? null : scheduleKey(membershipId, idempotencyKey, asked);
  const person = await services.people.of(account);
  const catalogue = await services.catalogue.latest();
  const own = person?.memberships.find(({ id }) => id === membershipId);
  const taxed = own === undefined ? services : await withTaxesRequested(services, own.organization.id);
  return changeMembers(services, account, membershipId, async ({ sql, organization, self, now }) => {
    if (!self.isAdmin) return [notAllowed];
    const before = await answerBefore(sql, key);
    if (before !== null) return before;
    if (!isPreviewValid(previewedAt, now)) return [refusal('PRICES_ARE_CHANGED', 'previewedAt')];
    const changing = await readChanging(sql, organization.id);
    if (person === null || own === undefined || changing === null)
      return [refusal('OPERATION_NOT_ALLOWED', null, 'NOT_RENEWABLE')];
    const terms = await changeTermsOf(taxed, {
      ...changing,
      person,
      membership: { ...own, isAdmin: self.isAdmin },
      seatsInUse: organization.members.length + organization.invitations.length,
      keepsMethod: false,
      catalogue,
      now: new Date(previewedAt),
    });
    if (isOfLaterTerm(changing.subscription, terms)) return [refusal('PRICES_ARE_CHANGED', 'previewedAt')];
    if (isBasedOnOther(basis, changing)) return [changedSince];
    const change = planChange(changing.subscription, requested, terms);
    if (change.takesEffect === 'NEVER') return [refusalOf(change.refusal)];
    if (change.takesEffect === 'NOW') return [refusal('PRICES_ARE_CHANGED', 'change')];
    if (!isSameMoney(change.plan.price.gross, expectedPrice))
      return [refusal('PRICES_ARE_CHANGED', 'expectedPrice')];
    const { facts } = changing;
    const { name: planName, seats } = billedPlan(catalogue, { ...facts, ...change.plan });
    const announcement = services.announceMembership(sql, {
      ...changedByHand(catalogue, facts),
      kind: 'CHANGE_SCHEDULED',
      chargeOn: change.effectiveDay,
      planName,
      seats,
      amount: change.plan.price.gross,
    });
    const schedule = { subscriptionId: facts.id, plan: change.plan, announcement };
    const refusals = await writeSchedule(sql, schedule, services);
    if (key !== null && refusals.length === 0) await keepScheduleKey(sql, key);
    return refusals;
  });
}

/** Removes the scheduled change, if there is one. */
export async function removeScheduledChange(
  services: PeopleServices & Pick<SubscriptionServices, 'announceMembership' | 'catalogue' | 'crashPoint'>,
  account: Account | null,
  membershipId: string,
): Promise<MembersAnswer> {
  const catalogue = await services.catalogue.latest();
  return changeMembers(services, account, membershipId, async ({ sql, organization, self }) => {
    if (!self.isAdmin) return [notAllowed];
    const changing = await readChanging(sql, organization.id);
    if (changing === null || changing.subscription.scheduled === null) return [];
    const { facts, subscription } = changing;
    const announcement = services.announceMembership(sql, {
      ...changedByHand(catalogue, facts),
      kind: 'CHANGE_UNSCHEDULED',
      chargeOn: subscription.nextChargeOn ?? facts.expiresOn,
    });
    return writeSchedule(sql, { subscriptionId: facts.id, plan: null, announcement }, services);
  });
}
