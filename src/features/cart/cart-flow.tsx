import { useState } from 'react';
import { cartWithPorts, readCartChange, type Checkout } from '@sonde/machines/cart';
import { pendingCartChange } from '../../browser/pending-cart-change.ts';
import { storedLostDiscount } from '../../browser/stored-lost-discount.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
import { createCartPorts } from '../../ports/cart-ports.ts';
import { storeClient } from '../../graphql/store-client.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { RunningCart } from './running-cart.tsx';

interface CartFlowProps {
  readonly token: string | null;
  /** The cart embedded in the page; null if the shop has to be asked. */
  readonly served: Checkout | null;
}

/** Starts the cart's machine with its real ports. */
export function CartFlow({ token, served }: CartFlowProps) {
  const { languageCode } = useShopLocale();
  const [machine] = useState(() => cartWithPorts(createCartPorts(storeClient, languageCode)));
  const input = { checkoutToken: token, change: null, lostDiscount: null, served };
  const { snapshot, send, actor } = useFlow(machine, { input }, () => ({
    input: {
      ...input,
      change: readCartChange(pendingCartChange.take()),
      lostDiscount: storedLostDiscount(),
    },
    ...liveViewOptions(),
  }));
  return <RunningCart snapshot={snapshot} send={send} isRunning={actor !== null} />;
}
