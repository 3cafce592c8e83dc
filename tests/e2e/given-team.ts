import { countryDay } from '@sonde/machines/rules/places';
import { addDays, addMonths } from '@sonde/machines/rules/time';
import type { Sql } from '../../server/db/connect.ts';
import { giveMembership, type Membership } from '../contract/memberships.ts';

const giveTo = (sql: Sql, email: string, { organizationId }: Membership) => sql`
  update organization_membership set user_id = (select id from users where email = ${email})
  where organization_id = ${organizationId}`;

/** The person's organization, with a Team plan that was bought so many days ago and doesn't renew automatically. */
export async function giveTeam(sql: Sql, email: string, age: number): Promise<Membership> {
  const startsOn = addDays(countryDay('US', new Date()), -age);
  const given = await giveMembership(sql, { startsOn, gross: 180_000, renews: false, card: null });
  await sql`
    update subscription set plan_type = 'TEAM', sku = 'SUB-TEAM-1Y', seats_in_base = 5, seat_limit = 50
    where id = ${given.subscriptionId}`;
  await giveTo(sql, email, given);
  return given;
}

/** Their veterinary practice, with a probe that it rents for 24 months, pays every month, and has rented for 15 days. */
export async function giveRental(sql: Sql, email: string): Promise<Membership> {
  const startsOn = addDays(countryDay('US', new Date()), -15);
  const given = await giveMembership(sql, { startsOn, termMonths: 1, gross: 21_900, card: null });
  await sql`
    update subscription set plan_type = 'RENTAL', sku = 'RENT-IQP-VET-USBC',
      commitment_months = 24, commitment_ends_on = ${addMonths(startsOn, 24)}
    where id = ${given.subscriptionId}`;
  await sql`update organization set market = 'VETERINARY' where id = ${given.organizationId}`;
  await giveTo(sql, email, given);
  return given;
}

/** What was charged for a membership. */
export async function invoicedFor(sql: Sql, { subscriptionId }: Membership): Promise<readonly number[]> {
  const invoices = await sql<{ gross: number }[]>`
    select gross::int from invoice where subscription_id = ${subscriptionId}`;
  return invoices.map(({ gross }) => gross);
}

/** Their organization in Germany, which has a probe, and whose membership was canceled and has ended. */
export async function giveCanceledInGermany(sql: Sql, email: string): Promise<void> {
  const startsOn = addMonths(countryDay('DE', new Date()), -13);
  const given = await giveMembership(sql, {
    country: 'DE',
    currency: 'EUR',
    startsOn,
    renews: false,
    card: null,
  });
  await sql`update subscription set status = 'CANCELED' where id = ${given.subscriptionId}`;
  await sql`
    insert into registered_probe (id, organization_id, product_line)
    values (gen_random_uuid(), ${given.organizationId}, 'IQ_3')`;
  await giveTo(sql, email, given);
}
