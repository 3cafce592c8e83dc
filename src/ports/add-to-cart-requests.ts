import type { AddToCartPorts } from '@sonde/machines/add-to-cart';
import type { CheckoutAnswer } from '@sonde/machines/cart';
import { refusalOf } from '@sonde/machines/flow';
import { storedBuyerCards } from '../browser/stored-buyer-cards.ts';
import {
  CheckoutCreateDocument,
  CheckoutLinesAddDocument,
  type CheckoutCreateMutation,
} from '../graphql/checkout.generated.ts';
import { mutate } from '../graphql/client.ts';
import type { CountryCode, LanguageCodeEnum } from '../graphql/schema.generated.ts';
import { storeClient } from '../graphql/store-client.ts';
import { attributedCode } from './attributed-code.ts';
import { fromApiLookup, fromApiPayload } from './from-api-checkout.ts';
import { lookUpCheckout } from './spoken-checkout.ts';
import { checkoutIdOf, toLineInput } from './to-api.ts';

/** The questions for which the shop is asked; the rest is the browser's. */
export type AddToCartRequests = Pick<AddToCartPorts, 'createCheckout' | 'addLines'>;

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

/** Keeps what a signed-in buyer may pay with. */
function keepCards(checkout: CheckoutCreateMutation['checkoutCreate']['checkout']): void {
  if (checkout === null) return;
  const { token, savedPaymentMethods, chosenSavedPaymentMethod } = checkout;
  storedBuyerCards.give(token, { savedPaymentMethods, chosenSavedPaymentMethod });
}

/** What "Add to cart" asks of the shop. A cart that has become an order is gone: the next one is new. */
export function addToCartRequests(languageCode: string): AddToCartRequests {
  return {
    createCheckout: async ({ country, lines }) => {
      // Without an answer about its code the cart begins without one, and asks again when it is shown.
      const attributed = await attributedCode(storeClient, country).catch(() => null);
      const { checkoutCreate } = await mutate(storeClient, CheckoutCreateDocument, {
        input: {
          country: country as CountryCode,
          languageCode: languageCode as LanguageCodeEnum,
          lines: lines.map(toLineInput),
          voucherCode: attributed?.isOffered ? attributed.code : null,
        },
      });
      keepCards(checkoutCreate.checkout);
      return withoutCodeRefusal(checkoutCreate);
    },
    addLines: async ({ checkoutToken, lines }) => {
      const former = fromApiLookup(await lookUpCheckout(storeClient, checkoutToken, languageCode));
      const { checkoutLinesAdd } = await mutate(storeClient, CheckoutLinesAddDocument, {
        checkoutId: checkoutIdOf(checkoutToken),
        lines: lines.map(toLineInput),
      });
      keepCards(checkoutLinesAdd.checkout);
      const { isPlaced, isExpired, isContinuedElsewhere } = checkoutLinesAdd.checkout ?? {};
      const isClosed = isPlaced || isExpired || isContinuedElsewhere;
      return {
        ...(isClosed ? gone : fromApiPayload(checkoutLinesAdd)),
        former: former.status === 'open' ? former.checkout : null,
      };
    },
  };
}
