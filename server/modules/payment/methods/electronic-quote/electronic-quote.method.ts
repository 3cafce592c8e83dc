import type { UnchargedMethod } from '../../provider/payment-method.ts';

/** A quote: nothing is charged when it is requested, and it is paid later by another method. */
export const electronicQuoteMethod: UnchargedMethod = {};
