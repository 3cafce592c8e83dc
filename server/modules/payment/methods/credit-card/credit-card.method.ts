import { cardName, cardWalletOf, cardWallets, isCardValid } from '@sonde/machines/rules/payment';
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
  /** The wallet that gave it; absent for a card that was typed. */
  wallet: v.optional(v.picklist(cardWallets)),
  /** The cardholder; only for a saved card. */
  name: v.optional(v.string()),
});

const cardIn = (details: PaymentDetails) => v.parse(cardSchema, details);

function detailsOf({ card }: Stripe.PaymentMethod): PaymentDetails | null {
  if (card === undefined) return null;
  const wallet = cardWalletOf(card.wallet?.type);
  const typed = {
    brand: card.brand,
    lastDigits: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
  };
  return wallet === null ? typed : { ...typed, wallet };
}

const withName = (details: PaymentDetails, name: string | null): PaymentDetails =>
  name === null || name === '' ? details : { ...details, name };

export const creditCardMethod: StripeMethod = {
  stripe: {
    type: 'card',
    parameters: { use_stripe_sdk: true },
    detailsOf,
    grantedAs: 'card',
  },
  saved: {
    nodeType: 'CreditCard',
    detailsOf(kept) {
      const details = detailsOf(kept);
      return details && withName(details, kept.billing_details.name);
    },
    invalidCode: 'EXPIRED_CARD',
    isValid: (details, today) => isCardValid(cardIn(details), today),
    edited: (details, { name, expiry }) => withName({ ...details, ...expiry }, name),
    fields({ method, details, isPrimary, isOfOrganization, token }, today) {
      const { brand, wallet = null, lastDigits, expMonth, expYear, name = null } = cardIn(details);
      const isActive = isCardValid({ expMonth, expYear }, today);
      return {
        isPrimary,
        isOfOrganization,
        isActive,
        method,
        paymentToken: token,
        brand,
        wallet,
        name,
        lastDigits,
        expMonth,
        expYear,
      };
    },
  },
  apiFacts(details) {
    if (details === null) return {};
    const { brand, wallet = null, lastDigits, expMonth, expYear } = cardIn(details);
    return {
      ccBrand: brand,
      ccWallet: wallet,
      ccLastDigits: lastDigits,
      ccExpMonth: expMonth,
      ccExpYear: expYear,
    };
  },
  label(details, language) {
    const words = cardWordsIn(language);
    if (details === null) return words.card;
    const { brand, wallet, lastDigits } = cardIn(details);
    return words.ending(cardName(brand, wallet), lastDigits);
  },
};
