/** What the checkout says of a trial that begins when a debit arrives: nothing that depends on that day has a date before. */
import { Plural, Trans } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { useOrderPrices } from '../prices/use-order-prices.ts';

interface CheckoutProps {
  readonly checkout: Checkout;
}

interface TermProps extends CheckoutProps {
  readonly term: NonNullable<Checkout['membershipTerm']>;
}

/** When the trial starts, and its charge at the end, in place of the note with dates. */
export function LaterTerm({ checkout }: CheckoutProps) {
  const { membershipTerm: term } = checkout;
  return term?.trialDays == null ? null : (
    <DebitedTrial checkout={checkout} term={term} days={term.trialDays} />
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
  return (
    <Trans>
      Your trial is free and starts when the payment arrives. If you check this box, we’ll save your payment
      method and charge it {price} {taxNote} when the trial ends, then{' '}
      <Plural value={years} one="every year" other="every # years" /> until you cancel. Cancel before it ends,
      in your account or by phone or email, and you won’t be charged. Otherwise your trial ends by itself, and
      you won’t be charged.
    </Trans>
  );
}
