import { useCallback, useState } from 'react';
import { useReturn } from '../../app/use-return.ts';
import { useStoredToken } from '../../app/use-stored-token.ts';
import { CartFlow } from './cart-flow.tsx';
import { CartFrame } from './cart-frame.tsx';
import { CartLoading } from './cart-loading.tsx';

/** The cart is this browser's: the served page is the same for everybody, the lines come after it. */
export function Cart() {
  const token = useStoredToken();
  const [visit, setVisit] = useState(0);
  useReturn(useCallback(() => setVisit((before) => before + 1), []));
  if (token === undefined) {
    return (
      <CartFrame>
        <CartLoading />
      </CartFrame>
    );
  }
  return <CartFlow key={`${token} ${visit}`} token={token} />;
}
