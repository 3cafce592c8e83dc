import { cardBrandName, isCardValid } from '@sonde/machines/rules/payment';
import type { Stripe } from 'stripe';
import * as v from 'valibot';
import type { PaymentDetails, StripeMethod } from '../../provider/payment-method.ts';
import { cardWordsIn } from './credit-card.words.ts';

/** The stored data of a card; never its number. */
const cardSchema = v.object({
  brand: v.string(),
  lastDigits: v.string(),
  expMonth: v.number(),
  expYear: v.number(),
  /** The cardholder; only for a saved card. */
  name: v.optional(v.string()),
});

const cardIn = (details: PaymentDetails) => v.parse(cardSchema, details);

const detailsOf = ({ card }: Stripe.PaymentMethod): PaymentDetails | null =>
  card === undefined
    ? null
    : { brand: card.brand, lastDigits: card.last4, expMonth: card.exp_month, expYear: card.exp_year };

const named = (details: PaymentDetails, name: string | null): PaymentDetails =>
  name === null || name === '' ? details : { ...details, name };

export const creditCardMethod: StripeMethod = {
  stripe: {
    type: 'card',
    parameters: { use_stripe_sdk: true },
    detailsOf,
  },
  saved: {
    nodeType: 'CreditCard',
    detailsOf(kept) {
      const details = detailsOf(kept);
      return details && named(details, kept.billing_details.name);
    },
    invalidCode: 'EXPIRED_CARD',
    isValid: (details, today) => isCardValid(cardIn(details), today),
    edited: (details, { name, expiry }) => named({ ...details, ...expiry }, name),
    fields({ method, details, isPrimary, isOfOrganization, token }, today) {
      const { brand, lastDigits, expMonth, expYear, name = null } = cardIn(details);
      const isActive = isCardValid({ expMonth, expYear }, today);
      return {
        isPrimary,
        isOfOrganization,
        isActive,
        method,
        paymentToken: token,
        brand,
        name,
        lastDigits,
        expMonth,
        expYear,
      };
    },
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
