import { Plural, Trans } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { addMonths, zoneClock } from '@sonde/machines/rules/time';
import { lineRenewal, renewalOf } from '@sonde/machines/rules/plans';
import { useOnce } from '../../browser/use-once.ts';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { useOrderPrices } from '../prices/use-order-prices.ts';

/** What will be paid again, when and how much, if the order is placed today; before the card is asked for. */
export function RenewalNote({ checkout }: { checkout: Checkout }) {
  const format = useFormat();
  const { timeZone } = useShopLocale();
  const today = useOnce(() => zoneClock(timeZone, Date.now()).day);
  const prices = useOrderPrices(checkout);
  const renewal = renewalOf(checkout.lines);
  if (renewal === null) return null;
  const names = format.list(
    checkout.lines.filter((line) => lineRenewal(line) !== null).map(({ productName }) => productName),
  );
  const price = prices.amount(renewal.price);
  const day = format.longDay(addMonths(today, renewal.months));
  return (
    <p>
      <small>
        <Trans>
          {names}: then {price} {prices.taxNote} every{' '}
          <Plural value={renewal.months / 12} one="year" other="# years" /> from {day}. Cancel anytime before
          then by phone or email.
        </Trans>
      </small>
    </p>
  );
}
