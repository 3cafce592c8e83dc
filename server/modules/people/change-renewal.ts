import { countryDay } from '@sonde/machines/rules/places';
import { automaticChargeDay, type SwitchedSubscription } from '@sonde/machines/rules/plans';
import type { TransactionSql } from '../../db/connect.ts';
import type { Account } from '../../kernel/account.ts';
import { refusal } from '../../kernel/refusal.ts';
import { changeMembers, type MembersAnswer, notAllowed } from './change-members.ts';
import type { PeopleServices } from './people-services.ts';

interface RenewalFacts {
  /** Null where there is none. */
  readonly subscription: SwitchedSubscription | null;
  readonly hasMethod: boolean;
}

async function readFacts(sql: TransactionSql, organizationId: string): Promise<RenewalFacts> {
  const [row] = await sql<[RenewalFacts]>`
    select
      (
        select jsonb_build_object(
          'status', status, 'termMonths', term_months, 'expiresOn', expires_on, 'hasPrice', price_gross is not null
        )
        from subscription where organization_id = ${organizationId}
      ) as subscription,
      exists (
        select from payment_method where organization_id = ${organizationId} and is_primary
      ) as "hasMethod"`;
  return row;
}

/**
 * Lets the subscription of an organization renew by itself, or no longer, which costs nothing and takes no access away.
 * It renews only where the organization has a payment method to be charged.
 */
export async function setRenewal(
  services: PeopleServices,
  account: Account | null,
  membershipId: string,
  isAutomatic: boolean,
): Promise<MembersAnswer> {
  return changeMembers(services, account, membershipId, async ({ sql, organization, self, now }) => {
    if (!self.isAdmin) return [notAllowed];
    const { id, country } = organization;
    const { subscription, hasMethod } = await readFacts(sql, id);
    const chargeDay = subscription && automaticChargeDay(subscription, countryDay(country, now));
    if (isAutomatic && chargeDay === null) return [refusal('OPERATION_NOT_ALLOWED', 'isAutomatic')];
    if (isAutomatic && !hasMethod) return [refusal('NOT_FOUND', 'paymentMethod')];
    await sql`
      update subscription set next_charge_on = ${isAutomatic ? chargeDay : null}
      where organization_id = ${id} and (next_charge_on is null) = ${isAutomatic}`;
    return [];
  });
}
