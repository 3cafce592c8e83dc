import { useEffect, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { lostAmount, lostByChange, stillLost, type Checkout } from '@sonde/machines/cart';
import { keptLostDiscount } from '../../app/kept-lost-discount.ts';
import { useHydrated } from '../../app/use-hydrated.ts';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';

interface LostDiscountProps {
  readonly cart: Checkout;
  /** Applies the former code again. */
  readonly onReturn: (code: string) => void;
}

/** Beside a code that took the place of a better one: how much better it was for these articles, and the way back. */
export function LostDiscount(props: LostDiscountProps) {
  // What was lost is known to this browser alone.
  return useHydrated() && <KnownLoss {...props} />;
}

function KnownLoss({ cart, onReturn }: LostDiscountProps) {
  const format = useFormat();
  const [seen, setSeen] = useState(() => ({ cart, lost: stillLost(keptLostDiscount.read(), cart) }));
  if (seen.cart !== cart) setSeen({ cart, lost: lostByChange(seen.cart, cart, seen.lost) });
  const { lost } = seen;
  useEffect(() => keptLostDiscount.write(lost), [lost]);
  if (lost === null) return null;
  const amount = lostAmount(lost, cart);
  return (
    <>
      <br />
      {amount && (
        <>
          {lost.countsGifts ? (
            <Trans>
              {lost.code} gave {format.money(amount)} more, counting free articles at their price.
            </Trans>
          ) : (
            <Trans>
              {lost.code} gave {format.money(amount)} more.
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
