import {
  type Changed,
  type CheckoutClient,
  type CheckoutFields,
  shownCheckout,
  type RequestedItems,
} from './checkout-client.ts';
import { type OrderShop } from './order-shop.ts';

/** What is answered when a cart becomes a person’s. */
interface Attached extends Changed {
  readonly mergedLines: readonly {
    readonly quantityBefore: number;
    readonly quantityElsewhere: number;
    readonly quantity: number;
    readonly variant: { readonly sku: string };
  }[];
}

/** Signs a cart in. */
export const attach = (client: CheckoutClient, own: Pick<CheckoutFields, 'id'> | null, country = 'US') =>
  client.change<Attached>('CheckoutCustomerAttach', { country, checkoutId: own?.id ?? null });

/** The content of a cart, by SKU. */
export const linesOf = ({ checkout }: Changed): RequestedItems =>
  Object.fromEntries(checkout?.lines.map(({ variant, quantity }) => [variant.sku, quantity]) ?? []);

/** What the merged cart has of each product, and what the two carts had. */
export const changesIn = ({ mergedLines }: Attached) =>
  mergedLines.map(({ variant, quantityBefore, quantityElsewhere, quantity }) => [
    variant.sku,
    quantityBefore,
    quantityElsewhere,
    quantity,
  ]);

/** The carts of people who sign in. */
export function attachedCarts(currentShop: () => OrderShop, currentNow: () => Date) {
  const shownLines = async (token: string) =>
    linesOf({ checkout: await shownCheckout(currentShop().client, token), checkoutErrors: [] });

  async function rowOf({ token }: Pick<CheckoutFields, 'token'>) {
    const [row] = await currentShop().database.sql<{ email: string | null; days: number; isLive: boolean }[]>`
    select users.email, round(extract(epoch from expires_at - ${currentNow()}) / 86400)::integer as days, is_live as "isLive"
    from checkout left join users on users.id = user_id where token_hash = sha256(${token}::bytea)`;
    return row;
  }

  /** As if the checkout had last been used on another day. */
  const usedOn = (day: string, { token }: Pick<CheckoutFields, 'token'>) =>
    currentShop().database
      .sql`update checkout set updated_at = ${day} where token_hash = sha256(${token}::bytea)`;

  return { shownLines, rowOf, usedOn };
}
