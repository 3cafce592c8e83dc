import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { type BuyerChoice, type CheckoutFields, fillCheckout, place } from './checkout-client.ts';
import type { Completed } from './checkout-client.ts';
import { type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { storefrontOperation } from './storefront-operations.ts';

/** An order that is owed. */
interface Owed {
  readonly token: string;
  readonly placed: Completed;
  readonly checkout: CheckoutFields;
  readonly total: number;
  readonly charges: () => number;
  /** The debit at the provider. */
  readonly intentId: string;
}

interface PayFields {
  readonly orderErrors: readonly { readonly code: string; readonly reason: string | null }[];
  readonly payable: Record<string, unknown> | null;
  readonly confirmationNeeded: boolean;
  readonly paymentIntentSecret: string | null;
  readonly isPending: boolean;
}

/** Why a payment was refused. */
export const reasonsOf = ({ orderErrors }: PayFields) =>
  orderErrors.map(({ code, reason }) => [code, reason].filter(Boolean).join(' '));

/** Orders that are owed, because their debit was returned, and their payment by link. */
export function owedOrders(currentShop: () => OrderShop) {
  /** An order whose debit was returned. */
  async function owe(choice: BuyerChoice = {}): Promise<Owed> {
    const checkout = await fillCheckout(currentShop().client, { method: 'ACH', ...choice });
    const placed = await place(currentShop().client, checkout);
    const [debit] = currentShop().intentsFor(checkout);
    if (debit === undefined) throw new Error(JSON.stringify(placed));
    currentShop().provider.returnDebit(debit.id);
    await currentShop().webhook(currentShop().provider.event('payment_intent.payment_failed', debit));
    await currentShop().runJobs();
    return {
      token: placed.orderToken ?? '',
      placed,
      checkout,
      total: checkout.totalPrice.gross.amount,
      charges: () => currentShop().chargesFor(checkout).length,
      intentId: debit.id,
    };
  }

  const send = async (name: string, variables: Record<string, unknown>) => {
    const { body } = await sendGraphql(createGraphqlHandler(currentShop().services), {
      query: storefrontOperation(name),
      operationName: name,
      variables,
    });
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    return body.data ?? {};
  };

  const look = async ({ token }: Pick<Owed, 'token'>) =>
    (await send('PayableOrder', { token }))['payable'] as Record<string, unknown> | null;

  let keys = 0;
  const newKey = () => `key-${(keys += 1)}`;

  async function pay(
    { token, total }: Pick<Owed, 'token' | 'total'>,
    {
      key = newKey(),
      card = cards.good as string,
      method = 'CREDIT_CARD',
      shown = total,
      attestations = [] as readonly string[],
    } = {},
  ): Promise<PayFields> {
    const answer = await send('OrderPay', {
      token,
      idempotencyKey: key,
      expectedTotal: { amount: shown, currency: 'USD' },
      payment: { gateway: 'stripe', method, token: method === 'CREDIT_CARD' ? card : '' },
      languageCode: 'EN',
      attestations,
    });
    return answer['orderPay'] as PayFields;
  }

  /** Mails to a buyer, by subject. */
  async function subjects(email: string): Promise<readonly string[]> {
    const rows = await currentShop().database.sql<{ subject: string }[]>`
    select subject from sandbox_mail where recipient = ${email} order by created_at`;
    return rows.map(({ subject }) => subject);
  }

  return { owe, send, look, newKey, pay, subjects };
}
