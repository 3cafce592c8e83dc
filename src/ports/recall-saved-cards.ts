import type { ChosenPayment, PaymentMeans } from '@sonde/machines/payment';
import type { SavedCard } from '@sonde/machines/rules/payment';
import { storedBuyerCards } from '../browser/stored-buyer-cards.ts';
import { storedCheckout } from '../browser/stored-checkout.ts';
import { query } from '../graphql/client.ts';
import {
  type BuyerCardFieldsFragment,
  CheckoutSavedPaymentMethodsDocument,
} from '../graphql/payment-methods.generated.ts';
import { storeClient } from '../graphql/store-client.ts';
import { fromApiSavedMethods } from './from-api-saved-methods.ts';

/** What a buyer who returns may pay with. */
export interface RecalledCards {
  readonly cards: readonly SavedCard[];
  /** The one that the shop has chosen for them; null for none. */
  readonly payment: ChosenPayment | null;
}

/** A saved card as what is paid with. */
export const meansOf = ({ id, brand, lastDigits, expMonth, expYear }: SavedCard) =>
  ({
    details: { brand, lastDigits, expMonth, expYear },
    token: id,
    isSaved: true,
  }) as const satisfies PaymentMeans;

type Answer = Pick<BuyerCardFieldsFragment, 'savedPaymentMethods' | 'chosenSavedPaymentMethod'>;

async function askForCards(token: string): Promise<Answer | null> {
  const buyerKey = storedCheckout.buyerKey(token);
  return (await query(storeClient, CheckoutSavedPaymentMethodsDocument, { token, buyerKey })).checkout;
}

/**
 * What the signed-in buyer has saved for a checkout: as the shop said it when they filled the cart, else as it says now.
 * Rejects without an answer.
 */
export async function recallSavedCards(token: string, method: string): Promise<RecalledCards> {
  const answer = (storedBuyerCards.take(token) as Answer | null) ?? (await askForCards(token));
  if (answer === null) return { cards: [], payment: null };
  const { savedPaymentMethods, chosenSavedPaymentMethod: chosen } = answer;
  const cards = fromApiSavedMethods(savedPaymentMethods);
  const card = cards.find(({ id }) => chosen !== null && 'id' in chosen && id === chosen.id);
  return { cards, payment: card?.isActive ? { method, means: meansOf(card) } : null };
}
