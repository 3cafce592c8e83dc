import { addDays, addMonths } from '@sonde/machines/rules/time';
import { countryDay } from '@sonde/machines/rules/places';
import type { Sql } from '../../server/db/connect.ts';
import { newRowId } from '../../server/db/row-id.ts';
import type { PaymentProvider } from '../../server/modules/payment/provider/payment-provider.ts';
import { giveMembership } from '../contract/memberships.ts';

const today = () => countryDay('US', new Date());

/** Creates organizations with a saved card and memberships that aren't due yet; returns their IDs. */
export async function foundMembers(
  sql: Sql,
  provider: PaymentProvider,
  count: number,
): Promise<readonly string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const { subscriptionId, organizationId } = await giveMembership(sql, {
      startsOn: addDays(today(), -30),
      renews: false,
      card: null,
    });
    const customerId = await provider.createCustomer({ key: organizationId, email: null, name: 'Clinic' });
    if (customerId === null) throw new Error('The provider created no customer');
    const kept = await provider.keepMethod({
      key: organizationId,
      customerId,
      method: 'CREDIT_CARD',
      token: 'pm_card_visa',
      returnUrl: 'http://shop.test/',
    });
    if (kept.status !== 'kept') throw new Error(`The provider did not save the card: ${kept.status}`);
    await sql`
      insert into payment_method (id, organization_id, customer_id, provider_method_id, method, details, is_primary)
      values (
        ${newRowId()}, ${organizationId}, ${customerId}, ${kept.token}, 'CREDIT_CARD', ${sql.json(kept.details)}, true
      )`;
    ids.push(subscriptionId);
  }
  return ids;
}

/** Makes the next term of memberships due today, and wakes the job. */
export async function makeDue(sql: Sql, subscriptionIds: readonly string[]): Promise<void> {
  await sql`
    update subscription
    set starts_on = ${addMonths(today(), -12)}::date, expires_on = ${addDays(today(), -1)}::date,
      next_charge_on = ${today()}::date
    where id = any(${[...subscriptionIds]}::text[]::uuid[])`;
  await sql`select graphile_worker.add_job('renew-subscriptions')`;
}
