import { Plural, Trans } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { useOrderPrices } from '../prices/use-order-prices.ts';
import { OrderTrial } from '../prices/order-trial.tsx';
import { RentalTerm } from './rental-term.tsx';

interface RenewalNoteProps {
  readonly checkout: Checkout;
}

/** The membership's next charge with its date and amount, or that it ends, if it is paid today; shown before the card. */
export function RenewalNote({ checkout }: RenewalNoteProps) {
  const format = useFormat();
  const prices = useOrderPrices(checkout);
  const { membershipTerm: term } = checkout;
  if (term === null) return null;
  const lastDay = format.longDay(term.lastDay);
  const { trialDays } = term;
  if (trialDays !== null)
    return (
      <p>
        <small>
          <OrderTrial term={{ ...term, trialDays }} tax={checkout} />
        </small>
      </p>
    );
  if (!term.renewsAutomatically || term.price === null)
    return (
      <p>
        <small>
          <Trans>
            {term.name} runs through {lastDay} and doesn’t renew automatically.
          </Trans>
        </small>
      </p>
    );
  const { name: names, commitment, nextTermDay } = term;
  const price = prices.amount(term.price);
  const day = format.longDay(nextTermDay);
  if (commitment !== null) {
    const { taxNote } = prices;
    return (
      <p>
        <small>
          <RentalTerm {...{ name: names, price, taxNote, commitment, nextDay: nextTermDay }} />
        </small>
      </p>
    );
  }
  return (
    <p>
      <small>
        <Trans>
          {names}: then {price} {prices.taxNote} every{' '}
          <Plural value={term.months / 12} one="year" other="# years" /> from {day}. Cancel anytime before
          then in your account or by phone or email.
        </Trans>
      </small>
    </p>
  );
}
