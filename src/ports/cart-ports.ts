import type { Client } from 'urql';
import type { CartPorts } from '@sonde/machines/cart';
import { CheckoutLineDeleteDocument, CheckoutLinesUpdateDocument } from '../graphql/checkout.generated.ts';
import { mutate } from '../graphql/client.ts';
import { fromApiLookup, fromApiPayload } from './from-api-checkout.ts';
import { lookUpCheckout } from './checkout-in-page-language.ts';
import { toLineInput } from './to-api.ts';
import { findLinkedCode, updateVoucher } from './voucher-ports.ts';

/** The ports of the cart page, implemented with the store API. */
export function createCartPorts(client: Client, languageCode: string): CartPorts {
  return {
    loadCheckout: async ({ token }) => fromApiLookup(await lookUpCheckout(client, token, languageCode)),
    updateLines: async ({ checkoutId, lines }) =>
      fromApiPayload(
        (await mutate(client, CheckoutLinesUpdateDocument, { checkoutId, lines: lines.map(toLineInput) }))
          .checkoutLinesUpdate,
      ),
    removeLine: async (input) =>
      fromApiPayload((await mutate(client, CheckoutLineDeleteDocument, input)).checkoutLineDelete),
    updateVoucher: (input) => updateVoucher(client, input),
    findLinkedCode: ({ country }) => findLinkedCode(client, country),
  };
}
