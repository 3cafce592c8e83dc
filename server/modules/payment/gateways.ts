import { gatewayOf } from '@sonde/machines/rules/payment';
import type { CheckoutServices } from '../checkout/checkout-services.ts';
import { enabledPaymentMethods } from './methods/payment-methods.ts';

/** The ways to pay that can be chosen, and who takes the payment. */
export function createGateways({
  publishableKey,
}: {
  /** The provider's key for browsers. */
  readonly publishableKey: string;
}): Pick<CheckoutServices, 'enabledPaymentMethods' | 'gatewayOf'> {
  return {
    enabledPaymentMethods,
    gatewayOf(method) {
      if (!enabledPaymentMethods.includes(method)) return null;
      const name = gatewayOf(method);
      const isCharged = name !== 'none';
      return { name, needsToken: isCharged, publishableKey: isCharged ? publishableKey : null };
    },
  };
}
