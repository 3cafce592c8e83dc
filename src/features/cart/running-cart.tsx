import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { articleCountOf } from '@sonde/machines/cart';
import { stateValueText } from '@sonde/machines/flow';
import { paths } from '../../app/paths.ts';
import { storedCheckout } from '../../app/stored-checkout.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { CartFrame } from './cart-frame.tsx';
import { CartScreens, type CartScreenProps } from './cart-screens.tsx';
import { usePromoCode } from './use-promo-code.ts';

/** A running cart in its browser: its screens, what other tabs do, and the way to the checkout. */
export function RunningCart({ snapshot, send }: CartScreenProps) {
  const locale = useShopLocale();
  const navigate = useNavigate();

  useEffect(() => storedCheckout.onChangeElsewhere(() => send({ type: 'cart.refreshed' })), [send]);

  usePromoCode({ snapshot, send });

  const count = articleCountOf(snapshot);
  useEffect(() => {
    if (count !== null) storedCheckout.rememberCount(count);
  }, [count]);

  const isLeaving = snapshot.status === 'done';
  useEffect(() => {
    if (isLeaving) void navigate(paths.checkout(locale));
  }, [isLeaving, locale, navigate]);

  return (
    <CartFrame state={stateValueText(snapshot)}>
      <CartScreens snapshot={snapshot} send={send} />
    </CartFrame>
  );
}
