import { fillCheckout, place, type Refused } from './checkout-client.ts';
import { confirmByReceipt } from './confirmed-declaration.ts';
import { type OrderShop } from './order-shop.ts';

/** What the declaration of a withdrawal returns. */
export interface Declared {
  readonly formErrors: readonly Refused[];
  readonly receipt: {
    readonly number: string;
    readonly receivedAt: string;
    readonly outcome: string;
    readonly lastDay: string | null;
  } | null;
}

/** A mail about a withdrawal. */
export interface Mail {
  readonly subject: string;
  readonly text_body: string;
  readonly html_body: string;
}

/** Who declares. */
export const buyer = 'ada@clinic.example';

/** A declaration about no order of the shop. */
export const whole = {
  name: 'Ada Byron',
  contract: '999999',
  items: '',
  email: buyer,
  country: 'DE',
  languageCode: 'DE',
};

/** Declarations of withdrawal, the orders that they are about, and the mails that follow. */
export function withdrawalRequests(currentShop: () => OrderShop) {
  let keys = 0;
  const nextKey = () => `key-${(keys += 1)}`;

  const declare = (change: object = {}, idempotencyKey: string | null = nextKey()) =>
    currentShop().client.change<Declared>('WithdrawalDeclare', {
      input: { ...whole, ...change },
      idempotencyKey,
    });
  /** Declares, and follows the link of the receipt. */
  const declareAndConfirm = async (
    change: { readonly email?: string; readonly [field: string]: unknown } = {},
  ) => confirmByReceipt(currentShop(), change.email ?? buyer, await declare(change));
  const outcomeOf = async (change: { readonly email?: string; readonly [field: string]: unknown } = {}) =>
    (await declareAndConfirm(change)).receipt?.outcome;
  const mailsTo = async (recipient: string) => {
    await currentShop().runJobs();
    return currentShop().database.sql<Mail[]>`
    select subject, text_body, html_body from sandbox_mail
    where recipient = ${recipient} and (subject like '%iderruf%' or subject like 'Withdrawal %')
    order by created_at`;
  };
  const supportMails = () => mailsTo(currentShop().services.environment.supportEmail);

  let buyers = 0;

  /**
   * Places an order of a probe with a renewing membership, as a new buyer, in Germany by default; returns number and
   * address for the declaration.
   */
  async function placeOrderToWithdraw(
    change: { readonly country?: string; readonly organizationName?: string } = {},
  ) {
    const { sql } = currentShop().database;
    const email = `buyer-${(buyers += 1)}@clinic.example`;
    const { order } = await place(
      currentShop().client,
      await fillCheckout(currentShop().client, { email, autoRenewal: true }),
    );
    const { data } = await currentShop().client.send('Order', { token: order?.token ?? '' });
    const { number } = (data as { order: { number: string } }).order;
    await sql`
    update orders set country = ${change.country ?? 'DE'}, organization_name = ${change.organizationName ?? ''}
    where number = ${number}::bigint`;
    await sql`
    update subscription set next_charge_on = expires_on + 1
    where order_id = (select id from orders where number = ${number}::bigint)`;
    return { contract: number, email };
  }
  const statusOf = async ({ contract: number }: { readonly contract: string }) => {
    const [row] = await currentShop().database.sql<[{ status: string; renews: boolean | null }]>`
    select orders.status, subscription.next_charge_on is not null as renews
    from orders left join subscription on subscription.order_id = orders.id where number = ${number}::bigint`;
    return row;
  };

  return {
    nextKey,
    declare,
    declareAndConfirm,
    outcomeOf,
    mailsTo,
    supportMails,
    ordered: placeOrderToWithdraw,
    statusOf,
  };
}
