import { useState } from 'react';
import { Plural, Trans } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { addMonths } from '@sonde/machines/rules/calendar';
import { shopDay } from '../../i18n/shop-day.ts';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { useOrderPrices } from '../prices/use-order-prices.ts';

/** What will be paid again, when and how much, if the order is placed today; before the card is asked for. */
export function RenewalNote({ checkout }: { checkout: Checkout }) {
  const format = useFormat();
  const [today] = useState(() => shopDay(new Date()));
  const prices = useOrderPrices(checkout);
  return checkout.lines.map((line) => {
    if (line.renewalPrice === null || line.renewsAfterMonths === null) return null;
    const price = prices.amount(line.renewalPrice);
    const day = format.longDay(addMonths(today, line.renewsAfterMonths));
    return (
      <p key={line.id}>
        <small>
          <Trans>
            {line.productName}: then {price} {prices.taxNote} every{' '}
            <Plural value={line.renewsAfterMonths / 12} one="year" other="# years" /> from {day}. You can
            cancel until then: call us.
          </Trans>
        </small>
      </p>
    );
  });
}
