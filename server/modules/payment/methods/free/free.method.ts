import type { UnchargedMethod } from '../../provider/payment-method.ts';

/** An order that costs nothing. */
export const freeMethod: UnchargedMethod = {};
