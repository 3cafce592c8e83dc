/** What the checkout says of a quote or a debit: nothing that depends on the day of its payment has a date before. */
import type { ReactNode } from 'react';
import { Plural, Trans } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { isQuoteMethod } from '@sonde/machines/rules/payment';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { useOrderPrices } from '../prices/use-order-prices.ts';

interface CheckoutProps {
  readonly checkout: Checkout;
}

interface OrderProps extends CheckoutProps {
  readonly method: string;
}

interface TermProps extends CheckoutProps {
  readonly term: NonNullable<Checkout['membershipTerm']>;
}

interface AmountProps {
  /** The formatted total of the checkout. */
  readonly total: string;
  readonly method: string;
}

/** When the membership takes effect, and its next charge, in place of the note with dates. */
export function LaterTerm({ checkout, method }: OrderProps) {
  const { membershipTerm: term } = checkout;
  if (term === null) return null;
  return (
    <p>
      <small>
        {isQuoteMethod(method) ? (
          <Trans>{term.name} starts when the quote is paid and doesn’t renew automatically.</Trans>
        ) : (
          <DebitedTerm checkout={checkout} term={term} />
        )}
      </small>
    </p>
  );
}

function DebitedTerm({ checkout, term }: TermProps) {
  const { amount, taxNote } = useOrderPrices(checkout);
  const { name, commitment, trialDays } = term;
  if (trialDays !== null) return <DebitedTrial checkout={checkout} term={term} days={trialDays} />;
  if (!term.renewsAutomatically || term.price === null)
    return <Trans>{name} takes effect when the payment arrives and doesn’t renew automatically.</Trans>;
  const price = amount(term.price);
  if (commitment !== null) {
    const { months } = commitment;
    return (
      <Trans>
        {name}: {price} {taxNote} every month for at least{' '}
        <Plural value={months} one="# month" other="# months" />. The rental starts when the payment arrives,
        and the next payment is due a month later.
      </Trans>
    );
  }
  const years = term.months / 12;
  return (
    <Trans>
      {name} takes effect when the payment arrives and renews{' '}
      <Plural value={years} one="every year" other="every # years" /> at {price} {taxNote}. Cancel anytime
      before it renews, in your account or by phone or email.
    </Trans>
  );
}

function DebitedTrial({ checkout, term, days }: TermProps & { readonly days: number }) {
  const locale = useShopLocale();
  const { amount, taxNote } = useOrderPrices(checkout);
  if (!term.renewsAutomatically || term.price === null)
    return (
      <Trans>
        Your <Plural value={days} one="#-day" other="#-day" /> trial is free and starts when the payment
        arrives. Then it ends by itself, and you won’t be charged.
      </Trans>
    );
  const price = amount(term.price);
  const years = term.months / 12;
  return (
    <Trans>
      Your <Plural value={days} one="#-day" other="#-day" /> trial is free and starts when the payment
      arrives. When it ends, we charge {price} {taxNote}, then{' '}
      <Plural value={years} one="every year" other="every # years" /> until you cancel. Cancel before it ends,
      in your account, <a href={paths.cancellation(locale)}>on our cancellation page</a>, or by phone or
      email, and you won’t be charged.
    </Trans>
  );
}

/** What follows from choosing automatic renewal, beside the choice. */
export function LaterRenewalHint({ checkout }: CheckoutProps) {
  const { membershipTerm: term } = checkout;
  const { amount, taxNote } = useOrderPrices(checkout);
  const price = term?.price ? amount(term.price) : '';
  const years = (term?.months ?? 12) / 12;
  return term?.trialDays == null ? (
    <Trans>
      Your membership takes effect when the payment arrives. If you check this box, we’ll save your payment
      method and charge it {price} {taxNote} when the paid term ends, then{' '}
      <Plural value={years} one="every year" other="every # years" />. You can turn this off anytime in your
      account. Otherwise your membership ends, and you won’t be charged again.
    </Trans>
  ) : (
    <Trans>
      Your trial is free and starts when the payment arrives. If you check this box, we’ll save your payment
      method and charge it {price} {taxNote} when the trial ends, then{' '}
      <Plural value={years} one="every year" other="every # years" /> until you cancel. Cancel before it ends,
      in your account or by phone or email, and you won’t be charged. Otherwise your trial ends by itself, and
      you won’t be charged.
    </Trans>
  );
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
