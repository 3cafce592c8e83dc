import { type ApiAnswer, refusal } from './api-answer.ts';
import type { FormHash } from './form-body.ts';
import { textIn } from './parameters.ts';
import { type TestCard, declineFor, testCardByNumber } from './test-cards.ts';

/** Accepted card data; the number itself isn't passed on. */
export interface AcceptedCard {
  readonly testCard: TestCard;
  readonly expMonth: number;
  readonly expYear: number;
  readonly hasSecurityCode: boolean;
}

export type ReadCard =
  | { readonly ok: true; readonly card: AcceptedCard }
  | { readonly ok: false; readonly answer: ApiAnswer };

/** The check digit at the end of every card number. */
function passesLuhn(number: string): boolean {
  const sum = Array.from(number, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 1 ? digit * 2 : digit;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

function cardError(
  code: string,
  param: string,
  message: string,
): { readonly ok: false; readonly answer: ApiAnswer } {
  return { ok: false, answer: refusal(402, { type: 'card_error', code, param, message }) };
}

/** A card's expiration date as sent; years may have two digits. */
interface Expiry {
  readonly expMonth: number;
  readonly expYear: number;
}

/** Rejects an invalid or past date. A card is valid until the end of its month. `now` is milliseconds since 1970. */
export function readExpiry(
  data: FormHash,
  now: number,
): { readonly ok: true; readonly expiry: Expiry } | { readonly ok: false; readonly answer: ApiAnswer } {
  const expMonth = Number(textIn(data, 'exp_month') ?? NaN);
  const givenYear = Number(textIn(data, 'exp_year') ?? NaN);
  const expYear = givenYear < 100 ? 2000 + givenYear : givenYear;
  const today = new Date(now);
  const year = today.getUTCFullYear();
  if (!Number.isInteger(expMonth) || expMonth < 1 || expMonth > 12) {
    return cardError('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  if (!Number.isInteger(expYear) || expYear < year || expYear > year + 50) {
    return cardError('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
  if (expYear === year && expMonth < today.getUTCMonth() + 1) {
    return cardError('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  return { ok: true, expiry: { expMonth, expYear } };
}

/**
 * Checks card data in the provider's order: number, expiry, security code, then whether it is a test card. `now` is
 * milliseconds since 1970.
 */
export function readCard(data: FormHash, now: number): ReadCard {
  const number = (textIn(data, 'number') ?? '').replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number))
    return cardError('invalid_number', 'number', 'The card number is not a valid credit card number.');
  if (!passesLuhn(number)) return cardError('incorrect_number', 'number', 'Your card number is incorrect.');

  const read = readExpiry(data, now);
  if (!read.ok) return read;

  const securityCode = textIn(data, 'cvc');
  const digits = /^3[47]/.test(number) ? 4 : 3;
  if (securityCode !== null && !(/^\d+$/.test(securityCode) && securityCode.length === digits)) {
    return cardError('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }

  const testCard = testCardByNumber(number);
  if (!testCard)
    return { ok: false, answer: refusal(402, { type: 'card_error', ...declineFor('test_mode_live_card') }) };
  return { ok: true, card: { testCard, ...read.expiry, hasSecurityCode: securityCode !== null } };
}
