import {
  type ChargingGateway,
  gatewayOf,
  type PaymentGateway,
  type PaymentMethod,
} from '@sonde/machines/rules/payment';

/**
 * The gateway of a renewal or a change; `entered` is the method by which an open invoice was paid, or null. Everything
 * else is charged by the provider that saves payment methods. `none` for a bank transfer, which no provider knows.
 */
export const gatewayOfAttempt = (entered: PaymentMethod | null): PaymentGateway =>
  entered === null ? 'stripe' : gatewayOf(entered);

/** The gateway that charged a renewal or a change. Throws for a method that takes no money. */
export function chargingGateway(entered: PaymentMethod | null): ChargingGateway {
  const gateway = gatewayOfAttempt(entered);
  if (gateway === 'none') throw new Error(`No gateway accepts the payment method ${entered}`);
  return gateway;
}
