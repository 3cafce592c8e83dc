/** What the checkout says of a paid term that a debit pays: nothing that depends on the day it arrives has a date before. */
import { Plural, Trans } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { useOrderPrices } from '../prices/use-order-prices.ts';

interface CheckoutProps {
  readonly checkout: Checkout;
}

interface TermProps extends CheckoutProps {
  readonly term: NonNullable<Checkout['membershipTerm']>;
}

/** When the membership takes effect, and its next charge, in place of the note with dates. */
export function LaterTerm({ checkout }: CheckoutProps) {
  const { membershipTerm: term } = checkout;
  return term && <DebitedTerm checkout={checkout} term={term} />;
}

function DebitedTerm({ checkout, term }: TermProps) {
  const { amount, taxNote } = useOrderPrices(checkout);
  const { name, commitment } = term;
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

/** What follows from choosing automatic renewal, beside the choice. */
export function LaterRenewalHint({ checkout }: CheckoutProps) {
  const { membershipTerm: term } = checkout;
  const { amount, taxNote } = useOrderPrices(checkout);
  const price = term?.price ? amount(term.price) : '';
  const years = (term?.months ?? 12) / 12;
  return (
    <Trans>
      Your membership takes effect when the payment arrives. If you check this box, we’ll save your payment
      method and charge it {price} {taxNote} when the paid term ends, then{' '}
      <Plural value={years} one="every year" other="every # years" />. You can turn this off anytime in your
      account. Otherwise your membership ends, and you won’t be charged again.
    </Trans>
  );
}
