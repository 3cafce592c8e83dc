import { recallSavedCards, type RecalledCards } from '../../ports/recall-saved-cards.ts';
import { savedMethodView } from './method-views.ts';

/** What the signed-in buyer of a checkout has saved. Rejects without an answer. */
export const recallCards = (token: string): Promise<RecalledCards> =>
  recallSavedCards(token, savedMethodView()[0]);
