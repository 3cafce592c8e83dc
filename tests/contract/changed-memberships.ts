import { newRowId } from '../../server/db/row-id.ts';
import { globalId } from './checkout-client.ts';
import { type MadeFields } from './changing-client.ts';
import { type OrderShop } from './order-shop.ts';

/** Who has an individual membership. */
export const solo = 'individual@solo.example';

/** The administrator of Lakeside Clinic. */
export const clinic = 'admin@clinic.example';

/** The organization as it is after the change. */
export const organizationOf = ({ organizationMembership }: MadeFields) =>
  organizationMembership?.organization;

/** Why a change was refused. */
export const refusalsOf = ({ subscriptionErrors }: MadeFields) =>
  subscriptionErrors.map(({ code, reason }) => [code, reason].filter(Boolean).join(' '));

/** What is written where a membership changes, and what its organization is given before. */
export function changedMemberships(currentShop: () => OrderShop) {
  const listCharges = () =>
    currentShop()
      .provider.charged()
      .map(({ request }) => request.amount);
  const invoices = () => currentShop().database.sql<{ gross: number; lines: unknown[] }[]>`
  select gross::int, lines from invoice order by number`;

  async function mails(): Promise<readonly string[]> {
    await currentShop().runJobs();
    const rows = await currentShop().database.sql<{ subject: string }[]>`select subject from sandbox_mail`;
    return rows.map(({ subject }) => subject);
  }

  async function giveMonths(slug: string, months: number) {
    await currentShop().database.sql`
    insert into referral_entry (id, organization_id, months, reason)
    select ${newRowId()}, id, ${months}, 'GRANTED' from organization where slug = ${slug}`;
  }

  async function monthsLeft(slug: string): Promise<number> {
    const [{ months }] = await currentShop().database.sql<[{ months: number }]>`
    select sum(months)::int as months from referral_entry join organization on organization.id = organization_id
    where slug = ${slug}`;
    return months;
  }

  async function giveCard(slug: string, token: string) {
    const id = newRowId();
    await currentShop().database.sql`
    insert into payment_method (id, organization_id, customer_id, provider_method_id, method, details, is_primary)
    select ${id}, organization.id, 'cus_1', ${token}, 'CREDIT_CARD',
      '{"brand": "visa", "lastDigits": "4242", "expMonth": 12, "expYear": 2040}', true
    from organization where slug = ${slug}`;
    return globalId('CreditCard', id);
  }

  return { charged: listCharges, invoices, mails, giveMonths, monthsLeft, giveCard };
}
