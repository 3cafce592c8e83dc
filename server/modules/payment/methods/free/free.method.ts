import type { UnchargedMethod } from '../../provider/payment-method.ts';

/** A free order. */
export const freeMethod: UnchargedMethod = {};
