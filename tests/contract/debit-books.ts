import type { Stripe } from 'stripe';
import { asBrowser } from './debit-orders.ts';
import type { StandInShop } from './debit-orders.ts';

interface Books {
  readonly status: string;
  readonly payment_status: string;
  readonly charge_status: string;
  readonly attempt: string;
  readonly invoices: number;
  readonly subscriptions: number;
}

/** An order whose bank has not answered yet. */
export const pending = {
  status: 'UNFULFILLED',
  payment_status: 'OPEN',
  charge_status: 'ASYNC_PROCESSING',
  attempt: 'PROCESSING',
  subscriptions: 0,
};

/** An order that its bank has paid. */
export const paid = {
  status: 'UNFULFILLED',
  payment_status: 'PAID',
  charge_status: 'FULLY_CHARGED',
  attempt: 'SUCCEEDED',
  subscriptions: 1,
};

/** An order whose debit the bank has returned. */
export const returned = {
  status: 'UNFULFILLED',
  payment_status: 'OPEN',
  charge_status: 'NOT_CHARGED',
  attempt: 'DECLINED',
  subscriptions: 0,
};

/** How the buyer of an order by debit agrees to it, and what the shop has written about it. */
export function debitBooks(currentShop: () => StandInShop) {
  /** The buyer agrees to the mandate, as the provider's script does. */
  const agree = (clientSecret: string) =>
    asBrowser<Stripe.PaymentIntent>(
      currentShop(),
      `payment_intents/${clientSecret.split('_secret_')[0]}/confirm`,
      {
        client_secret: clientSecret,
      },
    );

  /** What the shop has written about an order. */
  async function booksOf({ secret }: { readonly secret: string }): Promise<Books> {
    const { sql } = currentShop().database;
    const [row] = await sql<[Books]>`
    select orders.status, payment_status, charge_status, payment_attempt.status as attempt,
      (select count(*)::int from invoice where order_id = orders.id) as invoices,
      (select count(*)::int from subscription where order_id = orders.id) as subscriptions
    from orders join payment_attempt on payment_attempt.order_id = orders.id
    where payment_attempt.intent_id = ${secret.split('_secret_')[0] ?? ''}`;
    return row;
  }

  return { agree, booksOf };
}
