import { completeCheckout } from '../example-checkout.ts';
import { type Outcome, answers } from './scenario.ts';
import type { Checkout } from '../../cart/index.ts';
import type { ErrorCode } from '../../rules/error-codes.ts';

/** A refusal of the store, as every port that changes a checkout words it. */
export const refusedWith = (
  code: ErrorCode,
  checkout: Checkout | null = null,
  field: string | null = null,
) => ({
  status: 'refused' as const,
  refusals: [{ code, field, message: '' }],
  checkout,
});

/** What asking for a checkout by its link may bring. */
export const lookupOutcomes = (
  open: Readonly<Record<string, readonly [sentence: string, checkout: Checkout]>>,
): Readonly<Record<string, Outcome>> => ({
  ...Object.fromEntries(
    Object.entries(open).map(([name, [sentence, checkout]]) => [
      name,
      answers(sentence, { status: 'open', checkout }),
    ]),
  ),
  placed: answers('the shop says that it became an order', { status: 'placed', orderToken: 'order-1' }),
  expired: answers('the shop says that it is too old', { status: 'expired' }),
  missing: answers('the shop does not know it', { status: 'missing' }),
});

export const accepted = (checkout: Checkout = completeCheckout) => ({
  status: 'accepted' as const,
  checkout,
});
