import { expect } from 'vitest';
import { referrerTokenOf } from '../../server/kernel/referrer-token.ts';
import { settleReferrals } from '../../server/modules/referral/settle-referrals.ts';
import { type BuyerChoice, type CheckoutClient, fillCheckout, place } from './checkout-client.ts';
import { type Membership } from './memberships.ts';
import { type OrderShop } from './order-shop.ts';

interface ReferrerFields {
  readonly voucherCode: string;
  readonly link: string;
  readonly friendDiscountPercentage: number;
  readonly monthsPerReferral: number;
  readonly unspentMonths: number;
  readonly credits: readonly { readonly kind: string; readonly months: number; readonly day: string }[];
}

/** The kinds of a referrer’s credits, with their months. */
export const kindsOf = ({ credits }: ReferrerFields) =>
  credits.map(({ kind, months }) => `${kind} ${months}`);

/** What the tests of referrals ask the shop, and what they read of it. */
export function referralRequests(currentShop: () => OrderShop) {
  async function membershipIdOf({ organizationId }: Pick<Membership, 'organizationId'>): Promise<string> {
    const [row] = await currentShop().database.sql<[{ id: string }]>`
    select id from organization_membership where organization_id = ${organizationId}`;
    return row.id;
  }

  const tokenOf = async (membership: Pick<Membership, 'organizationId'>) =>
    referrerTokenOf(currentShop().services.deriveToken, await membershipIdOf(membership));

  async function referrerAt(referrerToken: string): Promise<ReferrerFields | null> {
    const { data, errors } = await currentShop().client.send('Referrer', { referrerToken });
    expect(errors).toBeUndefined();
    return (data as { referrer: ReferrerFields | null }).referrer;
  }

  async function pageOf(membership: Pick<Membership, 'organizationId'>): Promise<ReferrerFields> {
    const referrer = await referrerAt(await tokenOf(membership));
    if (referrer === null) throw new Error('The member can’t refer anybody');
    return referrer;
  }

  let friends = 0;
  const friendEmail = () => `friend-${(friends += 1)}@elsewhere.example`;

  /** A friend's order with a code, and when it can no longer be returned. */
  async function orderWith(
    voucherCode: string,
    choice: BuyerChoice = {},
    client: CheckoutClient = currentShop().client,
  ) {
    const checkout = await fillCheckout(client, { email: friendEmail(), voucherCode, ...choice });
    const completed = await place(client, checkout);
    const [row] = await currentShop().database.sql<
      [{ id: string; referral_code: string | null; latest: string | null }]
    >`
    select orders.id, orders.referral_code, delivery_window ->> 'latest' as latest
    from orders join checkout on checkout.id = checkout_id
    where checkout.token_hash = sha256(${checkout.token}::bytea)`;
    return { ...row, completed, checkout };
  }

  /** What the ledger adds up to. */
  async function sumOf({ organizationId }: Pick<Membership, 'organizationId'>): Promise<number> {
    const [row] = await currentShop().database.sql<[{ months: number }]>`
    select coalesce(sum(months), 0)::integer as months from referral_entry where organization_id = ${organizationId}`;
    return row.months;
  }

  const statusOf = async (orderId: string) =>
    (
      await currentShop().database.sql<
        { status: string }[]
      >`select status from referral where order_id = ${orderId}`
    )[0]?.status ?? null;

  const withdraw = (orderId: string) =>
    currentShop().database.sql`update orders set status = 'WITHDRAWN' where id = ${orderId}`;

  /** Books a refund of a part of an order, as the shop's books have it. */
  const refund = (orderId: string, share: number) => currentShop().database.sql`
  insert into ledger_entry (attempt_id, entry, account, order_id, amount, currency)
  select id, 'REFUND', account, order_id, sign * round(amount * ${share}::numeric), currency
  from payment_attempt, (values ('PROVIDER', -1), ('SALES', 1)) as sides (account, sign)
  where order_id = ${orderId} and status = 'SUCCEEDED'`;

  const settle = () => settleReferrals(currentShop().services);

  const creditMails = async ({ organizationId }: Pick<Membership, 'organizationId'>) => {
    await currentShop().runJobs();
    return currentShop().database.sql<{ subject: string; text: string; message_id: string }[]>`
    select subject, text_body as text, message_id from sandbox_mail
    where message_id like '<membership.referral-credited.%' and recipient in (
      select email from users join organization_membership on user_id = users.id where organization_id = ${organizationId}
    )`;
  };

  return {
    membershipIdOf,
    tokenOf,
    referrerAt,
    pageOf,
    friendEmail,
    orderWith,
    sumOf,
    statusOf,
    withdraw,
    refund,
    settle,
    creditMails,
  };
}
