import { useState } from 'react';
import { useMachine } from '@xstate/react';
import { cartWithPorts } from '@sonde/machines/cart';
import { createCartPorts } from '../../app/ports/cart-ports.ts';
import { storeClient } from '../../app/store-client.ts';
import { RunningCart } from './running-cart.tsx';

/** The cart's machine with the world plugged in. */
export function CartFlow({ token }: { token: string | null }) {
  const [machine] = useState(() => cartWithPorts(createCartPorts(storeClient)));
  const [snapshot, send] = useMachine(machine, { input: { checkoutToken: token } });
  return <RunningCart snapshot={snapshot} send={send} />;
}
