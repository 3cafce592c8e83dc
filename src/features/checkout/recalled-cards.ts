import { storedSession } from '../../browser/stored-session.ts';
import { loadPart } from '../../i18n/texts.ts';
import type { RecalledCards } from '../../ports/recall-saved-cards.ts';

/** How long the page waits, in milliseconds, before it begins without what the buyer has saved. */
const PATIENCE = 3000;

const none: RecalledCards = { cards: [], payment: null };

let recalled: { readonly token: string; readonly found: RecalledCards } | null = null;

/** Asks what the buyer of a checkout has saved, if someone is signed in; without an answer, nothing. */
export async function recallCards(token: string | null): Promise<void> {
  if (token === null || storedSession.token() === null) return;
  const asking = loadPart('recall-cards', () => import('../payment/recall-cards.ts')).then((part) =>
    part.recallCards(token),
  );
  const impatience = new Promise<RecalledCards>((resolve) => {
    setTimeout(() => resolve(none), PATIENCE);
  });
  recalled = { token, found: await Promise.race([asking, impatience]).catch(() => none) };
}

/** What the buyer of a checkout has saved, as far as the page knows. */
export const recalledFor = (token: string): RecalledCards =>
  recalled?.token === token ? recalled.found : none;
