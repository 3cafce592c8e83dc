import type { ChosenPayment, PaymentMeans } from '@sonde/machines/payment';
import {
  isSavedCard,
  type SavedAccount,
  type SavedCard,
  type SavedPaymentMethod,
} from '@sonde/machines/rules/payment';
import { storedBuyerCards } from '../browser/stored-buyer-cards.ts';
import { storedCheckout } from '../browser/stored-checkout.ts';
import { query } from '../graphql/client.ts';
import {
  type BuyerCardFieldsFragment,
  CheckoutSavedPaymentMethodsDocument,
} from '../graphql/payment-methods.generated.ts';
import { storeClient } from '../graphql/store-client.ts';
import { fromApiSavedMethods } from './from-api-saved-methods.ts';

/** The saved methods of a returning buyer. */
export interface RecalledCards {
  readonly cards: readonly SavedPaymentMethod[];
  /** The method that the shop selected for them; null for none. */
  readonly payment: ChosenPayment | null;
}

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

type Answer = Pick<BuyerCardFieldsFragment, 'savedPaymentMethods' | 'chosenSavedPaymentMethod'>;

async function askForCards(token: string): Promise<Answer | null> {
  const buyerKey = storedCheckout.buyerKey(token);
  return (await query(storeClient, CheckoutSavedPaymentMethodsDocument, { token, buyerKey })).checkout;
}

/**
 * The signed-in buyer's saved methods for a checkout: from the shop's response when they filled the cart, otherwise
 * requested now. Rejects if there is no response.
 */
export async function recallSavedCards(token: string): Promise<RecalledCards> {
  const answer = (storedBuyerCards.take(token) as Answer | null) ?? (await askForCards(token));
  if (answer === null) return { cards: [], payment: null };
  const { savedPaymentMethods, chosenSavedPaymentMethod: chosen } = answer;
  const cards = fromApiSavedMethods(savedPaymentMethods);
  const card = cards.find(({ id }) => chosen !== null && 'id' in chosen && id === chosen.id);
  return { cards, payment: card?.isActive ? { method: card.method, means: meansOf(card) } : null };
}
