import { recallSavedCards, type RecalledCards } from '../../ports/recall-saved-cards.ts';
import { savedMethodView } from './method-views.ts';

/** The saved cards of a checkout's signed-in buyer. Rejects without a response. */
export const recallCards = (token: string): Promise<RecalledCards> =>
  recallSavedCards(token, savedMethodView()[0]);
