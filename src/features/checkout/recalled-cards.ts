import { areBuyerCardsStored } from '../../browser/buyer-cards-key.ts';
import { storedSession } from '../../browser/stored-session.ts';
import { loadPart } from '../../i18n/texts.ts';
import type { RecalledCards } from '../../ports/recall-saved-cards.ts';

/** The maximum time, in milliseconds, that the page waits for the buyer's saved cards before it starts without them. */
const PATIENCE = 3000;

const none: RecalledCards = { cards: [], payment: null };

let recalled: { readonly token: string; readonly found: RecalledCards } | null = null;

let recalling: Promise<void> | null = null;

async function recall(token: string | null): Promise<void> {
  if (token === null || storedSession.token() === null) return;
  // What asks the shop is requested beside the part that finds nothing stored.
  if (!areBuyerCardsStored()) import('../../ports/ask-for-saved-cards.ts').catch(() => undefined);
  const asking = loadPart('recall-cards', () => import('../payment/recall-cards.ts')).then((part) =>
    part.recallCards(token),
  );
  const impatience = new Promise<RecalledCards>((resolve) => {
    setTimeout(resolve, PATIENCE, none);
  });
  recalled = { token, found: await Promise.race([asking, impatience]).catch(() => none) };
}

/** Requests the saved cards of a checkout's buyer, if signed in, once on a page; empty without a response. */
export function recallCards(token: string | null): Promise<void> {
  recalling ??= recall(token);
  return recalling;
}

/** The saved cards of a checkout's buyer, if known. */
export const cardsRecalledFor = (token: string): RecalledCards =>
  recalled?.token === token ? recalled.found : none;
