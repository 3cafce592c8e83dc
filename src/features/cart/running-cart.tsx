import { useEffect, useRef } from 'react';
import { articleCountOf, cartVoucherOf } from '@sonde/machines/cart';
import { stateValueText } from '@sonde/machines/flow';
import { useKeptLostDiscount } from '../../app/kept-lost-discount.ts';
import { ServedPart } from '../../app/served-part.tsx';
import { openPage } from '../../app/open-page.ts';
import { paths } from '../../app/paths.ts';
import { storedCheckout } from '../../app/stored-checkout.ts';
import { useContained } from '../../app/use-contained.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { CartFrame } from './cart-frame.tsx';
import { CartLoading } from './cart-loading.tsx';
import { CartScreens, type CartScreenProps } from './cart-screens.tsx';

interface RunningCartProps extends CartScreenProps {
  /** False while what is shown is what the server drew. */
  readonly isRunning: boolean;
}

/** A running cart in its browser: its screens, what other tabs do, and the way to the checkout. */
export function RunningCart({ snapshot, send, isRunning }: RunningCartProps) {
  const locale = useShopLocale();

  useEffect(() => storedCheckout.onChangeElsewhere(() => send({ type: 'cart.refreshed' })), [send]);

  useContained(snapshot, 'voucherForm');
  useKeptLostDiscount(cartVoucherOf(snapshot), isRunning);

  const count = articleCountOf(snapshot);
  const { checkoutToken } = snapshot.context;
  useEffect(() => {
    if (!isRunning || count === null) return;
    if (storedCheckout.token() === checkoutToken) storedCheckout.rememberCount(count);
  }, [isRunning, count, checkoutToken]);

  const isLeaving = snapshot.status === 'done';
  useEffect(() => {
    if (isLeaving) openPage(paths.checkout(locale));
  }, [isLeaving, locale]);

  const heading = useRef<HTMLHeadingElement>(null);
  const isUndoing = snapshot.matches('undoing');
  useEffect(() => {
    const title = heading.current;
    if (!isUndoing || !title) return;
    // The button that undid goes with what it undid.
    return () => {
      if (document.activeElement === document.body) title.focus();
    };
  }, [isUndoing]);

  return (
    <CartFrame state={stateValueText(snapshot)} heading={heading}>
      <ServedPart part="screen" waiting={<CartLoading />}>
        <CartScreens snapshot={snapshot} send={send} />
      </ServedPart>
    </CartFrame>
  );
}
