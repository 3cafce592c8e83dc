import type { ChargedMethod } from '../../provider/payment-method.ts';

/** Payment from a PayPal account, once: https://developer.paypal.com/docs/checkout/ */
export const paypalOneTimeMethod: ChargedMethod = { apiFacts: () => ({}), label: () => 'PayPal' };
