import { buyerCardsKey as key } from './buyer-cards-key.ts';
import { readStoredJson, tabStorage } from './browser-storage.ts';
import { storedSession, subjectOf } from './stored-session.ts';

interface Kept {
  readonly checkout?: unknown;
  readonly person?: unknown;
  readonly cards?: unknown;
}

const personNow = (): string | null => {
  const token = storedSession.token();
  return token === null ? null : subjectOf(token);
};

/** What is stored for the person who is signed in and this checkout; null for nothing. */
function cardsFor(checkout: string): unknown {
  const kept = readStoredJson(tabStorage, key) as Kept | null;
  const isOwn = kept?.checkout === checkout && kept.person != null && kept.person === personNow();
  return isOwn ? (kept.cards ?? null) : null;
}

/**
 * The shop's response about a signed-in buyer's saved cards when they filled the cart, so that their checkout needn't
 * ask again.
 */
export const storedBuyerCards = {
  /** For the checkout with this token; stores nothing when signed out. */
  give(checkout: string, cards: object): void {
    const person = personNow();
    tabStorage.write(key, person && JSON.stringify({ checkout, person, cards } satisfies Kept));
  },
  /** Once, for the same checkout and person; null otherwise. */
  take(checkout: string): unknown {
    const cards = cardsFor(checkout);
    tabStorage.write(key, null);
    return cards;
  },
  /** Whether the shop has selected a saved card for this checkout. */
  isOneSelected(checkout: string): boolean {
    const cards = cardsFor(checkout) as { readonly chosenSavedPaymentMethod?: unknown } | null;
    return cards?.chosenSavedPaymentMethod != null;
  },
  /** The person has changed their saved cards. */
  forget: (): unknown => tabStorage.write(key, null),
};
