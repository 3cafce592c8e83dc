import { cancelCart, createCart, getCart, updateCart } from './cart-operations.ts';
import { cancelCheckout, createCheckout, getCheckout, updateCheckout } from './checkout-operations.ts';
import { completeCheckout } from './complete-checkout.ts';
import { getOrder } from './get-order.ts';
import { getProduct, lookupCatalog } from './lookup-catalog.ts';
import type { Operation } from './operation.types.ts';
import { searchCatalog } from './search-catalog.ts';

/** Every operation that agents can call, by REST or as a tool. */
export const operations: readonly Operation[] = [
  searchCatalog,
  lookupCatalog,
  getProduct,
  createCart,
  getCart,
  updateCart,
  cancelCart,
  createCheckout,
  getCheckout,
  updateCheckout,
  completeCheckout,
  cancelCheckout,
  getOrder,
];
