import { type ChargingGateway, gatewayOf, type PaymentMethod } from '@sonde/machines/rules/payment';

/**
 * The gateway that charged a renewal or a change; `entered` is the method that was entered for an open invoice, or null.
 * Everything else is charged by the provider that saves payment methods. Throws for a method that takes no money.
 */
export function chargingGateway(entered: PaymentMethod | null): ChargingGateway {
  const gateway = entered === null ? 'stripe' : gatewayOf(entered);
  if (gateway === 'none') throw new Error(`No gateway accepts the payment method ${entered}`);
  return gateway;
}
