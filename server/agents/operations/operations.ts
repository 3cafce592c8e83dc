import { cancelCheckout, createCheckout, getCheckout, updateCheckout } from './change-checkouts.ts';
import { completeCheckout } from './complete-checkout.ts';
import { getProduct, lookupCatalog } from './lookup-catalog.ts';
import type { Operation } from './operation.types.ts';
import { searchCatalog } from './search-catalog.ts';

/** Every operation that agents can call, by REST or as a tool. */
export const operations: readonly Operation[] = [
  searchCatalog,
  lookupCatalog,
  getProduct,
  createCheckout,
  getCheckout,
  updateCheckout,
  completeCheckout,
  cancelCheckout,
];
