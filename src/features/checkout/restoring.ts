/** Restores a stored checkout: loaded only where one is stored. */
export { readCheckout } from '@sonde/machines/checkout';
