import type { CheckoutServices } from '../checkout/checkout-services.ts';
import type { PaymentServices } from '../payment/payment-services.ts';
import type { OrderConfirmation } from './confirm-order.ts';

/** What quotes depend on. */
export interface QuoteServices {
  /** For how many days a quote can be paid at its prices. */
  readonly quoteDays: number;
  now(): Date;
}

/** The external services of orders, created once per serving process. */
export interface OrderServices extends CheckoutServices, PaymentServices, OrderConfirmation, QuoteServices {}
