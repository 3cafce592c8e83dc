import { type ChargingGateway, gatewayOf } from '@sonde/machines/rules/payment';
import type { CheckoutServices } from '../checkout/checkout-services.ts';
import { savedNode } from './saved/saved-node.ts';
import { enabledPaymentMethods, needsToken } from './methods/payment-methods.ts';
import type { PaymentProviders } from './provider/payment-provider.ts';

/** The available payment methods and their gateways. */
export function createGateways({
  providers,
  publishableKeys,
  now,
}: {
  readonly providers: PaymentProviders;
  /** The providers' keys for browsers; null for one whose script the shop doesn't load. */
  readonly publishableKeys: Readonly<Record<ChargingGateway, string | null>>;
  now(): Date;
}): Pick<CheckoutServices, 'enabledPaymentMethods' | 'gatewayOf' | 'savedNodeOf'> {
  const offered = enabledPaymentMethods.filter((method) => {
    const gateway = gatewayOf(method);
    return gateway === 'none' || providers[gateway] !== undefined;
  });
  return {
    enabledPaymentMethods: offered,
    savedNodeOf: (saved) => savedNode(saved, now().toISOString().slice(0, 10)),
    gatewayOf(method) {
      if (!offered.includes(method)) return null;
      const name = gatewayOf(method);
      const publishableKey = name === 'none' ? null : publishableKeys[name];
      return { name, needsToken: needsToken(method), publishableKey };
    },
  };
}
