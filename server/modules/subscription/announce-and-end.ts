import { addDays } from '@sonde/machines/rules/time';
import { countryDay } from '@sonde/machines/rules/places';
import { committedThrough, isTrialEndNear, renewalAction } from '@sonde/machines/rules/plans';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { billOf, languageOf, membershipName } from './bill.ts';
import { debitedAccountOf } from './debited-account.ts';
import type { MembershipEvent } from './membership-event.ts';
import { isChangeOpen } from './memberships.repository.ts';
import { statusAfter } from './record-renewal.ts';
import { isCharged, type MembershipFacts } from './renewal.model.ts';
import { soldColumns } from './subscription-row.ts';
import type { SubscriptionServices } from './subscription-services.ts';

const todayOf = ({ now }: SubscriptionServices, { country }: MembershipFacts) => countryDay(country, now());

const describeMembership = (catalogue: Catalogue, facts: MembershipFacts, day: string) => ({
  key: `${facts.id}-${day}`,
  organizationId: facts.organizationId,
  country: facts.country,
  language: languageOf(facts),
  name: membershipName(catalogue, facts),
});

/** Today's announcement, with the day it announces; null if there is none. */
async function announcementOf(
  services: SubscriptionServices,
  facts: MembershipFacts,
  catalogue: Catalogue,
): Promise<{ readonly day: string; readonly event: MembershipEvent } | null> {
  const today = todayOf(services, facts);
  if (isCharged(facts)) {
    const action = renewalAction(facts, { today, announced: facts.announcedChargeOn });
    if (action?.kind !== 'NOTICE') return null;
    const { chargeOn: day } = action;
    const { price, freeMonths, amount, bill } = await billOf({ ...services, catalogue }, facts);
    const isTrial = facts.status === 'TRIALING';
    const base = describeMembership(catalogue, facts, day);
    const committed = committedThrough(facts.commitment, day);
    const { termMonths } = facts;
    const charge = {
      chargeOn: day,
      amount: amount.gross,
      price: price.gross,
      freeMonths,
      estimatedTax: bill.isTaxEstimated === true && amount.tax.amount > 0 ? amount.tax : null,
      isTrial,
      termMonths,
      committedThrough: committed,
      debited: debitedAccountOf(facts),
    };
    return { day, event: { ...base, kind: 'CHARGE_NEAR', ...charge } };
  }
  const { expiresOn: lastDay } = facts;
  if (facts.status !== 'TRIALING' || lastDay < today || !isTrialEndNear(lastDay, today)) return null;
  const day = addDays(lastDay, 1);
  const keepsBasic = facts.replacedPlan !== null;
  return {
    day,
    event: { ...describeMembership(catalogue, facts, day), kind: 'TRIAL_END_NEAR', lastDay, keepsBasic },
  };
}

/** Announces the next charge of a membership, or the end of its trial. Each is announced once. */
export async function announceNext(
  services: SubscriptionServices,
  facts: MembershipFacts,
  catalogue: Catalogue,
): Promise<void> {
  const announcement = await announcementOf(services, facts, catalogue);
  if (announcement === null) return;
  const { sql, announceMembership } = services;
  const { day, event } = announcement;
  await sql`
    update subscription set announced_charge_on = ${day}::date
    where id = ${facts.id} and status = ${facts.status} and announced_charge_on is distinct from ${day}::date
      and coalesce(next_charge_on, expires_on + 1) = ${day}::date
    returning ${announceMembership(sql, event)}`;
}

/** The number of days after the last day during which administrators are told that a membership ended. */
const newsDays = 30;

/**
 * Ends a membership that doesn't renew automatically, once its last day has passed in its organization's shop. It waits
 * for a change that is being paid, such as a renewal by hand whose debit a bank has. Its administrators aren't told about
 * one that ended long ago.
 */
export async function endLapsed(
  services: SubscriptionServices,
  facts: MembershipFacts,
  catalogue: Catalogue,
): Promise<void> {
  const today = todayOf(services, facts);
  if (facts.expiresOn >= today) return;
  const { sql, announceMembership } = services;
  const event: MembershipEvent = {
    ...describeMembership(catalogue, facts, `${facts.expiresOn}-end`),
    kind: 'ENDED',
    isUnpaid: facts.status === 'PAST_DUE',
    keepsBasic: facts.replacedPlan !== null,
  };
  const isNews = addDays(facts.expiresOn, newsDays) >= today;
  await sql`
    update subscription set status = ${statusAfter(facts, 'subscription.canceled')}
    where id = ${facts.id} and status = ${facts.status} and next_charge_on is null
      and expires_on = ${facts.expiresOn}::date and not ${isChangeOpen(sql)}
    ${isNews ? sql`returning ${announceMembership(sql, event)}` : sql``}`;
}

/**
 * Gives organizations the basic plan again that a trial replaced, as it was, once the trial has ended unpaid, in
 * whatever way.
 */
export async function restoreReplaced({ sql }: Pick<SubscriptionServices, 'sql'>): Promise<void> {
  const columns = sql.unsafe(['order_id', ...soldColumns].join(', '));
  await sql`
    update subscription set replaced_by_trial = null, announced_charge_on = null, (${columns}) = (
      select ${columns} from jsonb_populate_record(null::subscription, subscription.replaced_by_trial)
    )
    where status = 'CANCELED' and replaced_by_trial is not null`;
}
