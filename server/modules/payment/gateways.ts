import { gatewayOf } from '@sonde/machines/rules/payment';
import type { CheckoutServices } from '../checkout/checkout-services.ts';
import { savedNode } from './saved/saved-node.ts';
import { enabledPaymentMethods, needsToken } from './methods/payment-methods.ts';

/** The available payment methods and their gateways. */
export function createGateways({
  publishableKey,
  now,
}: {
  /** The provider's key for browsers. */
  readonly publishableKey: string;
  now(): Date;
}): Pick<CheckoutServices, 'enabledPaymentMethods' | 'gatewayOf' | 'savedNodeOf'> {
  return {
    enabledPaymentMethods,
    savedNodeOf: (saved) => savedNode(saved, now().toISOString().slice(0, 10)),
    gatewayOf(method) {
      if (!enabledPaymentMethods.includes(method)) return null;
      const name = gatewayOf(method);
      const isCharged = name !== 'none';
      return { name, needsToken: needsToken(method), publishableKey: isCharged ? publishableKey : null };
    },
  };
}
