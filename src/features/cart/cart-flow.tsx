import { useState } from 'react';
import { useMachine } from '@xstate/react';
import { cartWithPorts, type MembershipChange } from '@sonde/machines/cart';
import { createCartPorts } from '../../app/ports/cart-ports.ts';
import { storeClient } from '../../app/store-client.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { RunningCart } from './running-cart.tsx';

interface CartInputProps {
  readonly token: string | null;
  readonly membershipChange: MembershipChange | null;
}

/** The cart's machine with the world plugged in. */
export function CartFlow({ token, membershipChange }: CartInputProps) {
  const { languageCode } = useShopLocale();
  const [machine] = useState(() => cartWithPorts(createCartPorts(storeClient, languageCode)));
  const [snapshot, send] = useMachine(machine, { input: { checkoutToken: token, membershipChange } });
  return <RunningCart snapshot={snapshot} send={send} />;
}
