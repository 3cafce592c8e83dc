import type { Announce } from '../../jobs/after-commit.ts';
import type { CheckoutServices } from '../checkout/checkout-services.ts';
import type { PaymentServices } from '../payment/payment-services.ts';
import type { OrderConfirmation } from './confirm-order.ts';

/** A quote was requested: its buyer can see it from now on. */
export interface OrderQuoted {
  readonly orderId: string;
}

/** What quotes depend on. */
export interface QuoteServices {
  /** For how many days a quote can be paid at its prices. */
  readonly quoteDays: number;
  /** Runs after the transaction that opens it. */
  readonly announceQuoted: Announce<OrderQuoted>;
  /** The time now; tests set it. */
  now(): Date;
}

/** The external services of orders, created once per serving process. */
export interface OrderServices extends CheckoutServices, PaymentServices, OrderConfirmation, QuoteServices {}
