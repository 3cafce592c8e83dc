import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { discountLost } from '@sonde/machines/rules/discount-lost';
import type { Money } from '@sonde/machines/rules/money';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';

interface Lost {
  readonly code: string;
  readonly amount: Money;
}

const gainOf = ({ discount, lines }: Checkout) => ({
  discount,
  hasGifts: lines.some(({ isFreeItem }) => isFreeItem),
});

/** What a changed cart lost by its code; what was lost before stays true while code and discount do. */
function lostBy(former: Checkout, present: Checkout, before: Lost | null): Lost | null {
  if (former.voucherCode !== present.voucherCode) {
    const amount = discountLost(gainOf(former), gainOf(present));
    return amount && { code: former.voucherCode, amount };
  }
  return former.discount.amount === present.discount.amount ? before : null;
}

interface LostDiscountProps {
  readonly cart: Checkout;
  /** Applies the former code again. */
  readonly onReturn: (code: string) => void;
}

/** Beside a code that took the place of a better one: how much better it was, and the way back. */
export function LostDiscount({ cart, onReturn }: LostDiscountProps) {
  const format = useFormat();
  const [seen, setSeen] = useState<{ readonly cart: Checkout; readonly lost: Lost | null }>({
    cart,
    lost: null,
  });
  if (seen.cart !== cart) setSeen({ cart, lost: lostBy(seen.cart, cart, seen.lost) });
  const { lost } = seen;
  if (lost === null) return null;
  return (
    <>
      <br />
      <Trans>
        {lost.code} gave {format.money(lost.amount)} more.
      </Trans>{' '}
      <Button size="compact" variant="quiet" onClick={() => onReturn(lost.code)}>
        <Trans>Use {lost.code} again</Trans>
      </Button>
    </>
  );
}
