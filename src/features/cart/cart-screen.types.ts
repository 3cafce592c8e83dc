import type { CartEvent, CartSnapshot } from '@sonde/machines/cart';

/** What every screen of the cart is given. */
export interface CartScreenProps {
  readonly snapshot: CartSnapshot;
  readonly send: (event: CartEvent) => void;
}
