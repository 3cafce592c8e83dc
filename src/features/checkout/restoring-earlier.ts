/** Restores a checkout that an earlier version of the shop has stored: loaded only where there is one. */
export { readCheckout } from '@sonde/machines/checkout';
