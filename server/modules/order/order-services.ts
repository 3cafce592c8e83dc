import type { CheckoutServices } from '../checkout/checkout-services.ts';
import type { PaymentServices } from '../payment/payment-services.ts';
import type { OrderConfirmation } from './confirm-order.ts';

/** The external services of orders, created once per serving process. */
export interface OrderServices extends CheckoutServices, PaymentServices, OrderConfirmation {}
