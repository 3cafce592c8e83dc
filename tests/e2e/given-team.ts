import { countryDay } from '@sonde/machines/rules/places';
import { addDays } from '@sonde/machines/rules/time';
import type { Sql } from '../../server/db/connect.ts';
import { giveMembership, type Membership } from '../contract/memberships.ts';

/** The person's organization, with a Team plan that was bought so many days ago and doesn't renew automatically. */
export async function giveTeam(sql: Sql, email: string, age: number): Promise<Membership> {
  const startsOn = addDays(countryDay('US', new Date()), -age);
  const given = await giveMembership(sql, { startsOn, gross: 180_000, renews: false, card: null });
  await sql`
    update subscription set plan_type = 'TEAM', sku = 'SUB-TEAM-1Y', seats_in_base = 5, seat_limit = 50
    where id = ${given.subscriptionId}`;
  await sql`
    update organization_membership set user_id = (select id from users where email = ${email})
    where organization_id = ${given.organizationId}`;
  return given;
}

/** What was charged for a membership. */
export async function invoicedFor(sql: Sql, { subscriptionId }: Membership): Promise<readonly number[]> {
  const invoices = await sql<{ gross: number }[]>`
    select gross::int from invoice where subscription_id = ${subscriptionId}`;
  return invoices.map(({ gross }) => gross);
}
