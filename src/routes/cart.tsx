import { useLocation } from 'react-router';
import { readMembershipChange } from '@sonde/machines/cart';
import { CartFlow } from '../features/cart/cart-flow.tsx';
import { CartFrame } from '../features/cart/cart-frame.tsx';
import { CartLoading } from '../features/cart/cart-loading.tsx';
import { useStoredToken } from '../app/use-stored-token.ts';

/** The cart is this browser's: the served page is the same for everybody, the lines come after it. */
export default function CartRoute() {
  const token = useStoredToken();
  const handedOn: unknown = useLocation().state?.membershipChange;
  if (token === undefined) {
    return (
      <CartFrame>
        <CartLoading />
      </CartFrame>
    );
  }
  return <CartFlow key={token} token={token} membershipChange={readMembershipChange(handedOn)} />;
}
