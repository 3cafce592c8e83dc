import type { ChosenPayment } from '@sonde/machines/payment';
import type { SavedPaymentMethod } from '@sonde/machines/rules/payment';
import { lazyImport } from '../browser/lazy-import.ts';
import { storedBuyerCards } from '../browser/stored-buyer-cards.ts';
import type { SavedCardsResponse } from './ask-for-saved-cards.ts';
import { fromApiSavedMethods } from './from-api-saved-methods.ts';
import { meansOf } from './means-of-saved.ts';

/** The saved methods of a returning buyer. */
export interface RecalledCards {
  readonly cards: readonly SavedPaymentMethod[];
  /** The method that the shop selected for them; null for none. */
  readonly payment: ChosenPayment | null;
}

const askForCards = async (token: string) =>
  (await lazyImport(() => import('./ask-for-saved-cards.ts'))).askForSavedCards(token);

/**
 * The signed-in buyer's saved methods for a checkout: from the shop's response when they filled the cart, otherwise
 * requested now. Rejects if there is no response.
 */
export async function recallSavedCards(token: string): Promise<RecalledCards> {
  const kept = storedBuyerCards.take(token) as SavedCardsResponse | null;
  const answer = kept ?? (await askForCards(token));
  if (answer === null) return { cards: [], payment: null };
  const { savedPaymentMethods, chosenSavedPaymentMethod: chosen } = answer;
  const cards = fromApiSavedMethods(savedPaymentMethods);
  const card = cards.find(({ id }) => chosen !== null && 'id' in chosen && id === chosen.id);
  return { cards, payment: card?.isActive ? { method: card.method, means: meansOf(card) } : null };
}
