import { liftCheckout } from './checkout.migration.ts';
import { checkoutReader } from './checkout.snapshot.ts';

/** Reads snapshots of this version, and of earlier ones that can be upgraded. */
export const readCheckout = checkoutReader(liftCheckout);
