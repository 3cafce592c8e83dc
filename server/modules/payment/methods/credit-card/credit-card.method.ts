import { cardBrandName } from '@sonde/machines/rules/payment';
import * as v from 'valibot';
import type { PaymentDetails, StripeMethod } from '../../provider/payment-method.ts';
import { cardWordsIn } from './credit-card.words.ts';

/** What is kept of a card; never its number. */
const cardSchema = v.object({
  brand: v.string(),
  lastDigits: v.string(),
  expMonth: v.number(),
  expYear: v.number(),
});

const cardIn = (details: PaymentDetails) => v.parse(cardSchema, details);

export const creditCardMethod: StripeMethod = {
  stripe: {
    type: 'card',
    parameters: { use_stripe_sdk: true },
    detailsOf: ({ card }) =>
      card === undefined
        ? null
        : { brand: card.brand, lastDigits: card.last4, expMonth: card.exp_month, expYear: card.exp_year },
  },
  apiFacts(details) {
    if (details === null) return {};
    const { brand, lastDigits, expMonth, expYear } = cardIn(details);
    return { ccBrand: brand, ccLastDigits: lastDigits, ccExpMonth: expMonth, ccExpYear: expYear };
  },
  label(details, language) {
    const words = cardWordsIn(language);
    if (details === null) return words.card;
    const { brand, lastDigits } = cardIn(details);
    return words.ending(cardBrandName(brand), lastDigits);
  },
};
