import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { CheckoutServices, Gateway } from '../checkout/checkout-services.ts';

const nobody: Gateway = { name: 'none', needsToken: false, publishableKey: null };

/** Finds the gateway of a way to pay; null for one that does not work, and so cannot be chosen. */
export function createGateways({
  publishableKey,
}: {
  /** The card provider's key for browsers. */
  readonly publishableKey: string;
}): CheckoutServices['gatewayOf'] {
  const gateways: Partial<Readonly<Record<PaymentMethod, Gateway>>> = {
    CREDIT_CARD: { name: 'stripe', needsToken: true, publishableKey },
    FREE: nobody,
  };
  return (method) => gateways[method] ?? null;
}
