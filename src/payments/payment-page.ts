import type { ConfirmPaymentAnswer } from '@sonde/machines/checkout';
import { bankVisit } from '../browser/bank-visit.ts';
import { abandoned, leaveFor } from './bank-page.ts';

/** Whether the buyer confirms on a page of a provider whose script the shop doesn't load: its secret is the address. */
export const isPaymentPage = (clientSecret: string): boolean => /^https?:\/\//.test(clientSecret);

/**
 * Opens that page, which replaces this one. A buyer who is back may have paid: only the shop can ask the provider, so it
 * is asked once. If it still waits for the buyer then, they came back without paying.
 */
export async function visitPaymentPage(page: string): Promise<ConfirmPaymentAnswer> {
  if (bankVisit.isAnswered(page)) return abandoned;
  if (!bankVisit.hasBegun(page)) {
    const leaving = leaveFor(page);
    location.assign(page);
    await leaving.shownAgain;
    leaving.end();
  }
  bankVisit.answer(page);
  return { status: 'confirmed' };
}
