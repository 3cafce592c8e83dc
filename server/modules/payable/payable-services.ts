import type { OrderServices } from '../order/order-services.ts';
import type { SubscriptionServices } from '../subscription/subscription-services.ts';

/** The external services of debts that can be paid. */
export type PayableServices = SubscriptionServices & OrderServices;
