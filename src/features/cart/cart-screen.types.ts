import type { CartEvent, CartSnapshot } from '@sonde/machines/cart';

/** The props of every screen of the cart. */
export interface CartScreenProps {
  readonly snapshot: CartSnapshot;
  readonly send: (event: CartEvent) => void;
}
