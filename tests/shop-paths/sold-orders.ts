import { createCheckoutClient, fillCheckout, globalId, place } from '../contract/checkout-client.ts';
import { buyerKey, type ShopWorld } from './shop-world.ts';

/** An order of a visitor who is signed out. */
export interface SoldOrder {
  readonly id: string;
  readonly token: string;
}

/** Sells two cables for nothing to whoever has `email`, in the browser with {@link buyerKey}. */
export async function sellTo({ sql, url }: ShopWorld, email: string): Promise<SoldOrder> {
  const client = createCheckoutClient((request) => fetch(request), url);
  const requested = { 'CBL-USBC': 2 };
  const checkout = await fillCheckout(client, { email, requested, voucherCode: 'EVERYTHING', card: null });
  const { orderToken, checkoutErrors } = await place(
    client,
    checkout,
    globalId('Key', checkout.token),
    buyerKey,
  );
  if (orderToken === null) throw new Error(`Nothing was sold: ${JSON.stringify(checkoutErrors)}`);
  const [order] = await sql<{ id: string }[]>`select id from orders where token_hash = sha256(${orderToken})`;
  if (order === undefined) throw new Error('The order is not among those of the shop.');
  return { id: order.id, token: orderToken };
}
