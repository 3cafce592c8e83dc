import { useState } from 'react';
import { useMachine } from '@xstate/react';
import { cartWithPorts, readCartChange } from '@sonde/machines/cart';
import { handedOn } from '../../app/handed-on.ts';
import { keptLostDiscount } from '../../app/kept-lost-discount.ts';
import { shownLive } from '../../app/live-view.ts';
import { createCartPorts } from '../../app/ports/cart-ports.ts';
import { storeClient } from '../../app/store-client.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { RunningCart } from './running-cart.tsx';

/** The cart's machine with the world plugged in. */
export function CartFlow({ token }: { readonly token: string | null }) {
  const { languageCode } = useShopLocale();
  const [{ machine, input }] = useState(() => ({
    machine: cartWithPorts(createCartPorts(storeClient, languageCode)),
    input: {
      checkoutToken: token,
      change: readCartChange(handedOn.take()),
      lostDiscount: keptLostDiscount(),
    },
  }));
  const [snapshot, send] = useMachine(machine, { input, ...shownLive() });
  return <RunningCart snapshot={snapshot} send={send} />;
}
