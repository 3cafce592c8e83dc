import type { Client } from 'urql';
import type { AddToCartPorts, CartLine, CartPorts, CheckoutAnswer } from '@sonde/machines/cart';
import { refusalOf } from '@sonde/machines/flow';
import {
  CheckoutCreateDocument,
  CheckoutLineDeleteDocument,
  CheckoutLinesAddDocument,
  CheckoutLinesUpdateDocument,
  type CheckoutCreateMutation,
} from '../../graphql/checkout.generated.ts';
import { mutate } from '../../graphql/client.ts';
import type { CountryCode, LanguageCodeEnum } from '../../graphql/schema.generated.ts';
import { attributedCode } from './attributed-code.ts';
import { fromApiLookup, fromApiPayload } from './from-api-checkout.ts';
import { lookUpCheckout } from './spoken-checkout.ts';
import { checkoutIdOf, variantIdOf } from './to-api.ts';
import { findLinkedCode, updateVoucher } from './voucher-ports.ts';

const toInput = ({ sku, quantity }: CartLine) => ({ variantId: variantIdOf(sku), quantity });

/** What the cart page asks of the world, answered by the store API. */
export function createCartPorts(client: Client, languageCode: string): CartPorts {
  return {
    loadCheckout: async ({ token }) => fromApiLookup(await lookUpCheckout(client, token, languageCode)),
    updateLines: async ({ checkoutId, lines }) =>
      fromApiPayload(
        (await mutate(client, CheckoutLinesUpdateDocument, { checkoutId, lines: lines.map(toInput) }))
          .checkoutLinesUpdate,
      ),
    removeLine: async (input) =>
      fromApiPayload((await mutate(client, CheckoutLineDeleteDocument, input)).checkoutLineDelete),
    updateVoucher: (input) => updateVoucher(client, input),
    findLinkedCode: ({ country }) => findLinkedCode(client, country),
  };
}

const gone: CheckoutAnswer = {
  status: 'refused',
  refusals: [refusalOf('NOT_FOUND', null, 'CART_GONE')],
  checkout: null,
};

/** A code that a link brought along keeps nothing out of the cart; the cart tries it again and says why not. */
function withoutCodeRefusal(payload: CheckoutCreateMutation['checkoutCreate']): CheckoutAnswer {
  const checkoutErrors = payload.checkoutErrors.filter(({ field }) => field !== 'voucherCode');
  return fromApiPayload(payload.checkout === null ? payload : { ...payload, checkoutErrors });
}

/** What "Add to cart" asks of the world. A cart that has become an order is gone: the next one is new. */
export function createAddToCartPorts(client: Client, languageCode: string): AddToCartPorts {
  return {
    createCheckout: async ({ country, lines }) => {
      // Without an answer about its code the cart begins without one, and asks again when it is shown.
      const attributed = await attributedCode(client, country).catch(() => null);
      const { checkoutCreate } = await mutate(client, CheckoutCreateDocument, {
        input: {
          country: country as CountryCode,
          languageCode: languageCode as LanguageCodeEnum,
          lines: lines.map(toInput),
          voucherCode: attributed?.isOffered ? attributed.code : null,
        },
      });
      return withoutCodeRefusal(checkoutCreate);
    },
    addLines: async ({ checkoutToken, lines }) => {
      const former = fromApiLookup(await lookUpCheckout(client, checkoutToken, languageCode));
      const { checkoutLinesAdd } = await mutate(client, CheckoutLinesAddDocument, {
        checkoutId: checkoutIdOf(checkoutToken),
        lines: lines.map(toInput),
      });
      const { isPlaced, isExpired, isContinuedElsewhere } = checkoutLinesAdd.checkout ?? {};
      const isGone = isPlaced || isExpired || isContinuedElsewhere;
      return {
        ...(isGone ? gone : fromApiPayload(checkoutLinesAdd)),
        former: former.status === 'open' ? former.checkout : null,
      };
    },
  };
}
