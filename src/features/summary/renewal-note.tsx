import { useState } from 'react';
import { Plural, Trans } from '@lingui/react/macro';
import type { CheckoutLine } from '@sonde/machines/cart';
import { addMonths } from '@sonde/machines/rules/calendar';
import { shopDay } from '../../i18n/shop-day.ts';
import { useFormat } from '../../i18n/use-shop-locale.ts';

/** What will be paid again, when and how much, if the order is placed today; before the card is asked for. */
export function RenewalNote({ lines }: { lines: readonly CheckoutLine[] }) {
  const format = useFormat();
  const [today] = useState(() => shopDay(new Date()));
  return lines.map((line) => {
    if (line.renewalPrice === null || line.renewsAfterMonths === null) return null;
    const price = format.money(line.renewalPrice.net);
    const day = format.longDay(addMonths(today, line.renewsAfterMonths));
    return (
      <p key={line.id}>
        <small>
          <Trans>
            {line.productName}: then {price} plus tax every{' '}
            <Plural value={line.renewsAfterMonths / 12} one="year" other="# years" /> from {day}. You can
            cancel until then: call us.
          </Trans>
        </small>
      </p>
    );
  });
}
