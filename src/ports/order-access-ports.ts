import { BusyError } from '@sonde/machines/flow';
import type { OrderAccessAnswer, OrderAccessInput, OrderAccessPorts } from '@sonde/machines/order-access';
import { orderAccess } from '../browser/order-access.ts';
import { storedCheckout } from '../browser/stored-checkout.ts';
import { storedSession } from '../browser/stored-session.ts';
import { mutate } from '../graphql/client.ts';
import { OrderAccessCreateDocument } from '../graphql/order-access.generated.ts';
import { storeClient } from '../graphql/store-client.ts';

/**
 * The proof of an order that this browser has. A page that was opened with a key doesn't prove it again, because the
 * key was rejected.
 */
export const orderAccessInput = (): OrderAccessInput => ({
  hasProof:
    !orderAccess.isOpenedWithKey() &&
    (storedSession.token() !== null || storedCheckout.latestBuyerKey() !== null),
});

async function askFor(
  orderToken: string,
  proof: { readonly email: string | null; readonly buyerKey: string | null },
): Promise<OrderAccessAnswer> {
  const orderId = btoa(`Order:${orderToken}`);
  const { orderAccessCreate } = await mutate(storeClient, OrderAccessCreateDocument, { orderId, ...proof });
  const { accessKey } = orderAccessCreate;
  return accessKey === null ? { status: 'refused' } : { status: 'granted', accessKey };
}

/** The ports of the order page for access to names and addresses. */
export const createOrderAccessPorts = (orderToken: string): OrderAccessPorts => ({
  proveOrder: () => askFor(orderToken, { email: null, buyerKey: storedCheckout.latestBuyerKey() }),
  checkEmailOfOrder: ({ email }) =>
    askFor(orderToken, { email, buyerKey: null }).catch((error: unknown): OrderAccessAnswer => {
      if (error instanceof BusyError) return { status: 'limited' };
      throw error;
    }),
  showOrder: async ({ accessKey }) => orderAccess.openWith(orderToken, accessKey),
});
