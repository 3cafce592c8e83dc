import type { ReactNode } from 'react';
import { Plural, Trans } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { isQuoteMethod } from '@sonde/machines/rules/payment';
import { useOrderPrices } from '../../prices/use-order-prices.ts';

/** What the review says of an order whose money arrives later: its acknowledgements, without dates, and its amount. */

interface CheckoutProps {
  readonly checkout: Checkout;
}

interface AmountProps {
  /** The formatted total of the checkout. */
  readonly total: string;
  readonly method: string;
}

/** The acknowledgement of what is charged after a trial. */
export function LaterTrialConsent({ checkout }: CheckoutProps) {
  const { membershipTerm: term } = checkout;
  const { amount, taxNote } = useOrderPrices(checkout);
  const price = term?.price ? amount(term.price) : '';
  const days = term?.trialDays ?? 0;
  const years = (term?.months ?? 12) / 12;
  return (
    <Trans>
      I agree that when my free <Plural value={days} one="#-day" other="#-day" /> trial ends, I’m charged{' '}
      {price} {taxNote} and then <Plural value={years} one="every year" other="every # years" /> until I
      cancel. The trial starts when my payment arrives. I can cancel anytime before the next payment, in my
      account or by phone or email.
    </Trans>
  );
}

/** The acknowledgement of the payments of a rental. */
export function LaterRentalConsent({ checkout }: CheckoutProps) {
  const { membershipTerm: term } = checkout;
  const { amount, taxNote } = useOrderPrices(checkout);
  const price = term?.price ? amount(term.price) : '';
  const months = term?.commitment?.months ?? 1;
  return (
    <Trans>
      I agree to pay {price} {taxNote} every month for at least{' '}
      <Plural value={months} one="# month" other="# months" />, starting when my payment arrives, and then
      every month until I end the rental.
    </Trans>
  );
}

/** The total, and when it is paid. */
export function LaterAmount({ total, method }: AmountProps): ReactNode {
  return isQuoteMethod(method) ? (
    <Trans>
      Total of your quote: <strong>{total}</strong>. Nothing is charged now, and you aren’t obliged to buy.
    </Trans>
  ) : (
    <Trans>
      Total: <strong>{total}</strong>. The debit from your bank account starts when you place your order, and
      the payment takes a few business days to arrive.
    </Trans>
  );
}
