import { useCallback, useState } from 'react';
import type { Checkout } from '@sonde/machines/cart';
import { useReturn } from '../../browser/use-return.ts';
import { useStoredToken } from '../../browser/use-stored-token.ts';
import { island } from '../../page/island.ts';
import { CartFlow } from './cart-flow.tsx';
import { CartFrame } from './cart-frame.tsx';
import { CartLoading } from './cart-loading.tsx';

interface CartProps {
  /** The checkout that this browser's cookie names; null where the browser has to look itself. */
  readonly served: Checkout | null;
}

/** The cart is this browser's: what the page brings along is shown at once, and else the lines come after it. */
function Cart({ served }: CartProps) {
  const token = useStoredToken(served?.token);
  const [visit, setVisit] = useState(0);
  const [brought, setBrought] = useState(served);
  useReturn(
    useCallback(() => {
      setBrought(null);
      setVisit((before) => before + 1);
    }, []),
  );
  // Another cart took its place, and what came along is old when it is this one's again.
  if (brought !== null && brought.token !== token) setBrought(null);
  if (token === undefined) {
    return (
      <CartFrame>
        <CartLoading />
      </CartFrame>
    );
  }
  return <CartFlow key={`${token} ${visit}`} token={token} served={brought} />;
}

export const cartIsland = island('cart', Cart, 'with the page');
