import { countryDay } from '@sonde/machines/rules/places';
import { automaticChargeDay, isRenewalEndable, type SwitchedSubscription } from '@sonde/machines/rules/plans';
import type { TransactionSql } from '../../db/connect.ts';
import type { Account } from '../../kernel/account.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { changeMembers, type MembersAnswer, notAllowed } from '../people/change-members.ts';
import type { PeopleServices } from '../people/people-services.ts';
import { changedByHand } from './announce-membership.ts';
import { type ChangingSubscription, readChanging } from './change-terms.ts';
import { nextTermOf } from './next-term.ts';
import type { MembershipEvent } from './membership-event.ts';
import type { SubscriptionServices } from './subscription-services.ts';

interface RenewalFacts {
  /** Null if there is none. */
  readonly subscription: SwitchedSubscription | null;
  readonly hasMethod: boolean;
}

async function readFacts(sql: TransactionSql, organizationId: string, today: string): Promise<RenewalFacts> {
  const [row] = await sql<[RenewalFacts]>`
    select
      (
        select jsonb_build_object(
          'planType', plan_type, 'status', status, 'expiresOn', expires_on,
          'isExpired', coalesce(expires_on < ${today}::date, false),
          'hasPrice', price_gross is not null and term_months is not null,
          'nextChargeOn', next_charge_on, 'commitmentEndsOn', commitment_ends_on
        )
        from subscription where organization_id = ${organizationId}
      ) as subscription,
      exists (
        select from payment_method where organization_id = ${organizationId} and is_primary
      ) as "hasMethod"`;
  return row;
}

/** What administrators are told of a renewal that one of them has switched. */
const renewalEvent = (
  catalogue: Catalogue,
  { facts, subscription }: ChangingSubscription,
  chargeOn: string | null,
): MembershipEvent =>
  chargeOn === null
    ? {
        ...changedByHand(catalogue, facts),
        kind: 'RENEWAL_ENDED',
        lastDay: facts.expiresOn,
        dropsChange: subscription.scheduled !== null,
      }
    : {
        ...changedByHand(catalogue, facts),
        kind: 'RENEWAL_RESUMED',
        chargeOn,
        next: nextTermOf({ ...subscription, scheduled: null }, facts.unspentMonths),
      };

/**
 * Lets the subscription of an organization renew by itself, or no longer, which costs nothing and takes no access away;
 * what was scheduled for a renewal that is turned off is given up.
 * It renews only where the organization has a payment method to be charged. What sales or a commitment promises stays.
 */
export async function setRenewal(
  services: PeopleServices & Pick<SubscriptionServices, 'announceMembership' | 'catalogue'>,
  account: Account | null,
  membershipId: string,
  isAutomatic: boolean,
): Promise<MembersAnswer> {
  const catalogue = await services.catalogue.latest();
  return changeMembers(services, account, membershipId, async ({ sql, organization, self, now }) => {
    if (!self.isAdmin) return [notAllowed];
    const { id, country } = organization;
    const { subscription, hasMethod } = await readFacts(sql, id, countryDay(country, now));
    const chargeDay = subscription && automaticChargeDay(subscription);
    const isSwitchable = isAutomatic
      ? chargeDay !== null
      : subscription === null || isRenewalEndable(subscription);
    if (!isSwitchable) return [refusal('OPERATION_NOT_ALLOWED', 'isAutomatic')];
    if (isAutomatic && !hasMethod) return [refusal('NOT_FOUND', 'paymentMethod')];
    const changing = await readChanging(sql, id);
    if (changing === null) return [];
    const event = renewalEvent(catalogue, changing, isAutomatic ? chargeDay : null);
    await sql`
      update subscription set next_charge_on = ${isAutomatic ? chargeDay : null}, scheduled = null
      where organization_id = ${id} and (next_charge_on is null) = ${isAutomatic}
      returning ${services.announceMembership(sql, event)}`;
    return [];
  });
}
