import { methodGateways } from './method-gateways.generated.ts';

/** A provider that charges payments. */
export type ChargingGateway = 'stripe' | 'paypal';
/** `none` if there is no charge. */
export type PaymentGateway = ChargingGateway | 'none';

/** The provider that charges payments by this method. A list of its own, because the browser needs nothing else. */
export const gatewayOf = (method: keyof typeof methodGateways): PaymentGateway => methodGateways[method];
