import { tabStorage } from './browser-storage.ts';

const key = 'sonde.bankVisit';
const answeredKey = 'sonde.bankVisit.answered';

/**
 * The payment for which this tab has left for a page of the buyer's bank, wallet or lender. The person who is back
 * without an answer, by a link there or the browser's Back button, wants to choose again, not to go there again.
 */
export const bankVisit = {
  /** Notes that the tab leaves now. */
  begin: (paymentId: string): void => void tabStorage.write(key, paymentId),
  hasBegun: (paymentId: string): boolean => tabStorage.read(key) === paymentId,
  /** Notes that the tab is back and the shop is asked what became of the payment. */
  answer: (paymentId: string): void => void tabStorage.write(answeredKey, paymentId),
  isAnswered: (paymentId: string): boolean => tabStorage.read(answeredKey) === paymentId,
};
