import { useEffect, useState } from 'react';
import { useMachine } from '@xstate/react';
import { useNavigate } from 'react-router';
import { cartOf, cartWithPorts } from '@sonde/machines/cart';
import { stateValueText } from '@sonde/machines/flow';
import { paths } from '../../app/paths.ts';
import { createCartPorts } from '../../app/ports/cart-ports.ts';
import { storeClient } from '../../app/store-client.ts';
import { storedCheckout } from '../../app/stored-checkout.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { CartFrame } from './cart-frame.tsx';
import { CartScreens } from './cart-screens.tsx';

/** The running cart: the machine with the world plugged in. */
export function CartFlow({ token }: { token: string | null }) {
  const locale = useShopLocale();
  const navigate = useNavigate();
  const [machine] = useState(() => cartWithPorts(createCartPorts(storeClient)));
  const [snapshot, send] = useMachine(machine, { input: { checkoutToken: token } });

  useEffect(() => storedCheckout.onChangeElsewhere(() => send({ type: 'cart.refreshed' })), [send]);

  const count = cartOf(snapshot)?.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  useEffect(() => {
    if (count !== undefined) storedCheckout.rememberCount(count);
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
