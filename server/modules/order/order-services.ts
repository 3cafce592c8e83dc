import type { CheckoutServices } from '../checkout/checkout-services.ts';
import type { PaymentServices } from '../payment/payment-services.ts';
import type { OrderConfirmation } from './confirm-order.ts';

/** What orders need of the world; made once by the process that serves. */
export interface OrderServices extends CheckoutServices, PaymentServices, OrderConfirmation {}
