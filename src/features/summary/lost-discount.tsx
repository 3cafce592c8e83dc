import { Trans } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { lostDiscountAmount, type LostDiscount as Lost } from '@sonde/machines/voucher';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';

interface LostDiscountProps {
  /** Null for none. */
  readonly lost: Lost | null;
  readonly cart: Checkout;
  /** Applies the previous code again. */
  readonly onReturn: (code: string) => void;
}

/** Shown beside a code that replaced a better one: how much more that one saved, and a button to restore it. */
export function LostDiscount({ lost, cart, onReturn }: LostDiscountProps) {
  const format = useFormat();
  if (lost === null) return null;
  const amount = lostDiscountAmount(lost, cart);
  return (
    <>
      <br />
      {amount && (
        <>
          {lost.countsGifts ? (
            <Trans>
              {lost.code} saved you {format.money(amount)} more, including free items.
            </Trans>
          ) : (
            <Trans>
              {lost.code} saved you {format.money(amount)} more.
            </Trans>
          )}{' '}
        </>
      )}
      <Button size="compact" variant="quiet" onClick={() => onReturn(lost.code)}>
        <Trans>Use {lost.code} again</Trans>
      </Button>
    </>
  );
}
