import { type ApiAnswer, invalidRequest } from './api-answer.ts';
import minimumCharges from './minimum-charges.json' with { type: 'json' };

/** Eight digits. */
const LARGEST_AMOUNT = 99_999_999;

const minimumByCurrency: ReadonlyMap<string, number> = new Map(Object.entries(minimumCharges));

/** `$0.50 usd`, from minor units. */
export function formatAmount(amount: number, currency: string): string {
  return `${new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)} ${currency}`;
}

/** Why this amount (minor units) in this currency (lower case) can't be charged; null if it can. */
export function amountProblem(amount: number, currency: string): ApiAnswer | null {
  const minimum = minimumByCurrency.get(currency);
  if (minimum === undefined) {
    const known = [...minimumByCurrency.keys()].join(', ');
    return invalidRequest(`Invalid currency: ${currency}. These currencies are supported: ${known}`, {
      param: 'currency',
    });
  }
  if (amount < 1) {
    return invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount < minimum) {
    return invalidRequest(`Amount must be at least ${formatAmount(minimum, currency)}`, {
      code: 'amount_too_small',
      param: 'amount',
    });
  }
  if (amount > LARGEST_AMOUNT) {
    return invalidRequest(`Amount must be no more than ${formatAmount(LARGEST_AMOUNT, currency)}`, {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
  return null;
}
