import { readStoredJson, tabStorage } from './browser-storage.ts';
import { storedSession, subjectOf } from './stored-session.ts';

const key = 'sonde.buyerCards';

interface Kept {
  readonly checkout?: unknown;
  readonly person?: unknown;
  readonly cards?: unknown;
}

const personNow = (): string | null => {
  const token = storedSession.token();
  return token === null ? null : subjectOf(token);
};

/** What the shop said of a signed-in buyer's saved cards as they filled the cart, so that their checkout doesn't ask again. */
export const storedBuyerCards = {
  /** For the checkout with this token; nothing is kept where nobody is signed in. */
  give(checkout: string, cards: object): void {
    const person = personNow();
    tabStorage.write(key, person && JSON.stringify({ checkout, person, cards } satisfies Kept));
  },
  /** Once, for the same checkout and person; null otherwise. */
  take(checkout: string): unknown {
    const kept = readStoredJson(tabStorage, key) as Kept | null;
    tabStorage.write(key, null);
    const isOwn = kept?.checkout === checkout && kept.person != null && kept.person === personNow();
    return isOwn ? (kept.cards ?? null) : null;
  },
  /** The person has changed what they saved. */
  forget: (): unknown => tabStorage.write(key, null),
};
