import type { Checkout } from '@sonde/machines/cart';
import { useServed } from '../../browser/use-served.ts';
import { useStoredToken } from '../../browser/use-stored-token.ts';
import { useVisit } from '../../browser/use-visit.ts';
import { island } from '../../page/island.ts';
import type { DeliveryPreview } from '../delivery/load-delivery-preview.ts';
import { PreviewedDelivery } from './cart-delivery.tsx';
import { CartFlow } from './cart-flow.tsx';
import { CartFrame } from './cart-frame.tsx';
import { CartLoading } from './cart-loading.tsx';

interface CartProps {
  /** The checkout in this browser's cookie; null if the browser has to look it up. */
  readonly served: Checkout | null;
  /** When an order placed now arrives; null if that isn't known before the checkout. */
  readonly delivery: DeliveryPreview | null;
}

/** This browser's cart: an embedded one is shown at once; otherwise the lines appear after loading. */
function Cart({ served, delivery }: CartProps) {
  const token = useStoredToken(served?.token);
  const visit = useVisit();
  const current = useServed(served, token);
  const embedded = visit === 0 ? current : null;
  if (token === undefined) {
    return (
      <CartFrame>
        <CartLoading />
      </CartFrame>
    );
  }
  return (
    <PreviewedDelivery value={delivery}>
      <CartFlow key={`${token} ${visit}`} token={token} served={embedded} />
    </PreviewedDelivery>
  );
}

export const cartIsland = island('cart', Cart, 'with the page');
