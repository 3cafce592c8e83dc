import { expect } from 'vitest';
import { signatureOf } from './card-events.ts';
import { type CheckoutFields, fillCheckout, place } from './checkout-client.ts';
import { openStandInShop } from './stand-in-shop.ts';
import { ledgerSnapshot } from './ledger-snapshot.ts';

/** An order at the provider. */
interface Charged {
  readonly checkout: CheckoutFields;
  readonly attemptId: string;
  readonly intentId: string;
}

/** A shop whose webhook is attacked, with orders that are worth it. */
export type AttackedCardShop = Awaited<ReturnType<typeof openAttackedCardShop>>;

/** Opens a shop with an order that is paid, one whose bank asks, and one whose payment the shop doesn't know. */
export async function openAttackedCardShop() {
  const alerts: string[] = [];
  const shop = await openStandInShop({ alert: (sentence) => alerts.push(sentence) });
  const deliver = (body: string | Uint8Array<ArrayBuffer>, signature: string | null = signatureOf(body)) =>
    shop.deliver(body, signature === null ? {} : { 'stripe-signature': signature });
  const attemptIdOf = async ({ token }: CheckoutFields): Promise<string> => {
    const [row] = await shop.database.sql<[{ id: string }]>`
      select payment_attempt.id from payment_attempt join orders on orders.id = order_id
      join checkout on checkout.id = checkout_id where checkout.token_hash = sha256(${token}::bytea)`;
    return row.id;
  };
  async function order(card: string, key: string): Promise<Charged> {
    const checkout = await fillCheckout(shop.client, { card });
    await place(shop.client, checkout, key);
    const attemptId = await attemptIdOf(checkout);
    const { data } = await shop.standIn.stripe.paymentIntents.search({
      query: `metadata['attempt']:'${attemptId}'`,
    });
    return { checkout, attemptId, intentId: data[0]?.id ?? '' };
  }
  const paid = await order('pm_card_visa', 'paid');
  const asked = await order('pm_card_threeDSecure2Required', 'asked');
  await shop.standIn.control({ failNext: { path: '/v1/payment_intents', mode: 'lost-answer' } });
  const lost = await order('pm_card_visa', 'lost');
  return {
    shop,
    /** What the shop has told its operators. */
    alerts,
    paid,
    asked,
    /** The answer to its payment was lost. */
    lost,
    /** Delivers a body to the webhook, signed by the provider unless another signature is given. */
    deliver,
    isPlaced: async ({ checkout: { token } }: Charged) =>
      ((await shop.client.send('Checkout', { token })).data as { checkout: CheckoutFields }).checkout
        .isPlaced,
    /** The response to a request after which everything is as before. */
    async withoutEffect(ask: () => Promise<number>): Promise<number> {
      const before = await ledgerSnapshot(shop.database.sql);
      const status = await ask();
      expect(await ledgerSnapshot(shop.database.sql)).toEqual(before);
      return status;
    },
  };
}
