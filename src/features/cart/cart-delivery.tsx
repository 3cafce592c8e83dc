import { createContext, use } from 'react';
import type { Checkout } from '@sonde/machines/cart';
import { Arrival } from '../delivery/arrival.tsx';
import type { DeliveryPreview } from '../delivery/load-delivery-preview.ts';

/** When an order placed now arrives in the page's country; null if that isn't known before the checkout. */
export const PreviewedDelivery = createContext<DeliveryPreview | null>(null);

/**
 * When a cart ordered now arrives: by its chosen shipping method, else by the first one for its address, and by the
 * country's preview only before there is an address. Null if nothing is shipped, or if it isn't known.
 */
export function cartDelivery(cart: Checkout, preview: DeliveryPreview | null): DeliveryPreview | null {
  const { isShippingRequired, shippingMethods, shippingMethodId, shippingAddress } = cart;
  if (!isShippingRequired) return null;
  const chosen = shippingMethods.find(({ id }) => id === shippingMethodId) ?? shippingMethods[0];
  return chosen ?? (shippingAddress === null ? preview : null);
}

/** When the cart arrives if it is ordered now, if that is known. */
export function CartDelivery({ cart }: { readonly cart: Checkout }) {
  const delivery = cartDelivery(cart, use(PreviewedDelivery));
  return (
    delivery && (
      <p>
        <Arrival preview={delivery} />
      </p>
    )
  );
}
