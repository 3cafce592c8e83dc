import type { PaymentMeans } from '@sonde/machines/payment';
import {
  isSavedCard,
  type SavedAccount,
  type SavedCard,
  type SavedPaymentMethod,
} from '@sonde/machines/rules/payment';

/** Converts a saved card to payment details. */
export const meansOfCard = ({ id, brand, wallet, lastDigits, expMonth, expYear }: SavedCard) =>
  ({
    details: { brand, lastDigits, expMonth, expYear, ...(wallet && { wallet }) },
    token: id,
    isSaved: true,
  }) as const satisfies PaymentMeans;

/** Converts a saved account to payment details. */
export const meansOfAccount = ({ id, lastDigits, bankCountry }: SavedAccount) =>
  ({ details: { lastDigits, bankCountry }, token: id, isSaved: true }) as const satisfies PaymentMeans;

/** Converts a saved method to payment details. */
export const meansOf = (saved: SavedPaymentMethod): PaymentMeans =>
  isSavedCard(saved) ? meansOfCard(saved) : meansOfAccount(saved);
