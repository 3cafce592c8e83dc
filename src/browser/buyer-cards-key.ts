import { isInTabStorage } from './browser-storage.ts';

/** Where this tab stores the response about the buyer's saved cards: `stored-buyer-cards.ts`. */
export const buyerCardsKey = 'sonde.buyerCards';

/** Whether this tab has stored a response, for whichever checkout. */
export const areBuyerCardsStored = (): boolean => isInTabStorage(buyerCardsKey);
