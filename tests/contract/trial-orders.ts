import { newRowId } from '../../server/db/row-id.ts';
import { accountOf, signedInHeaders } from '../support/test-account.ts';
import {
  type BuyerChoice,
  type CheckoutClient,
  type CheckoutFields,
  fillCheckout,
  place,
} from './checkout-client.ts';
import { giveMembership } from './memberships.ts';
import { type OrderShop } from './order-shop.ts';
import { clientWith } from './client-with-headers.ts';

/** A probe with a trial. */
export const withTrial = { 'IQ3-USBC': 1, 'SUB-IND-TRIAL': 1 } as const;

/** A trial without a probe. */
export const trialAlone = { 'SUB-IND-TRIAL': 1 } as const;

/** Why an order was refused. */
export const reasonsOf = ({
  checkoutErrors,
}: {
  checkoutErrors: readonly { code: string; reason: string | null }[];
}) => checkoutErrors.map(({ code, reason }) => `${code} ${reason}`);

/** A subscription on trial. */
export const trying = {
  plan_type: 'INDIVIDUAL',
  status: 'TRIALING',
  sku: 'SUB-IND-1Y',
  starts_on: '2026-11-20',
  expires_on: '2026-12-19',
  next_charge_on: null,
  has_had_trial: true,
  methods: 0,
};

/** Orders of trials, and what their buyers get. */
export function trialOrders(currentShop: () => OrderShop) {
  /** The storefront as a person uses it. */
  const storefrontOf = (email: string) =>
    clientWith(() => currentShop().client, signedInHeaders(accountOf(email)));

  let cardsUsed = 0;
  /** A card of the buyer's own: one that another organization has saved isn't saved again. */
  const nextCard = () => `pm_own_${(cardsUsed += 1)}`;
  const lastCard = () => `pm_own_${cardsUsed}`;

  /** Orders, and returns the checkout and the answer. */
  async function order(choice: BuyerChoice, client: CheckoutClient = currentShop().client) {
    const checkout = await fillCheckout(client, { card: nextCard(), ...choice });
    return { checkout, answer: await place(client, checkout) };
  }

  /** The email address of the administrator of an organization whose plan has ended, and that never had a trial. */
  async function formerMember(): Promise<string> {
    const { sql } = currentShop().database;
    const given = { startsOn: '2025-01-01', renews: false, card: null };
    const { administratorId, organizationId, subscriptionId } = await giveMembership(sql, given);
    await sql`update subscription set status = 'CANCELED' where id = ${subscriptionId}`;
    await sql`insert into registered_probe (id, organization_id, product_line) values (${newRowId()}, ${organizationId}, 'IQ_3')`;
    const [row] = await sql<[{ email: string }]>`select email from users where id = ${administratorId}`;
    return row.email;
  }

  /** The subscription of the organization of a buyer's order. */
  async function subscriptionOf({ email }: Pick<CheckoutFields, 'email'>) {
    const [row] = await currentShop().database.sql`
    select subscription.plan_type, subscription.status, subscription.sku, starts_on::text, expires_on::text,
      next_charge_on::text, has_had_trial,
      (select count(*) from payment_method where payment_method.organization_id = organization.id) as methods
    from orders
    join organization on organization.id = orders.organization_id
    join subscription on subscription.organization_id = organization.id
    where orders.email = ${email} and orders.status <> 'UNCONFIRMED'`;
    return row;
  }

  /** Mails to an address, oldest first. */
  const mailsTo = async (email: string) => {
    await currentShop().runJobs();
    return currentShop().database.sql<{ subject: string; body: string }[]>`
    select subject, text_body as body from sandbox_mail where recipient = ${email} order by created_at`;
  };
  const lastMail = async ({ email }: Pick<CheckoutFields, 'email'>) => (await mailsTo(email)).at(-1);

  return { storefrontOf, lastCard, nextCard, order, formerMember, subscriptionOf, mailsTo, lastMail };
}
