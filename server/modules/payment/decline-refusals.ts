import { refusal } from '../order/refusal.ts';
import type { Refusal } from '../order/refusal.ts';
import type { ChargeFailureCode } from './payment-attempt.ts';

/** What the buyer reads when a charge definitely failed; the flow's reaction to each code is a rule of its own. */
const sentences: Readonly<Record<ChargeFailureCode, string>> = {
  CARD_DECLINED: 'The bank declined the card. Use another card or ask the bank.',
  EXPIRED_CARD: 'The card has expired. Use another card.',
  INCORRECT_CVC: 'The security code does not match the card.',
  INCORRECT_NUMBER: 'The card number is not valid.',
  INCORRECT_ZIP: 'The ZIP code does not match the one that the bank has for the card.',
  PROCESSING_ERROR: 'The bank could not process the payment. Nothing was charged; try again.',
  PAYMENT_ERROR: 'The payment was not completed and nothing was charged. Try again.',
  ORDER_CREATION_FAILED: 'The shop cannot take the payment at the moment. Nothing was charged.',
};

export function declineRefusal(code: ChargeFailureCode): Refusal {
  return refusal(code, null, sentences[code]);
}
