import type { PaymentMethod } from '@sonde/machines/rules/payment';

/** Who takes a payment. */
export interface Gateway {
  /** As `PaymentInput.gateway` names it. */
  readonly name: string;
  /** Whether the buyer has entered something at the provider that a charge names. */
  readonly needsToken: boolean;
}

const card: Gateway = { name: 'stripe', needsToken: true };
const nobody: Gateway = { name: 'none', needsToken: false };

/** The gateways of the ways to pay that work; a method without a row cannot be chosen. */
const gateways: Partial<Readonly<Record<PaymentMethod, Gateway>>> = {
  CREDIT_CARD: card,
  FREE: nobody,
};

export function gatewayOf(method: PaymentMethod): Gateway | null {
  return gateways[method] ?? null;
}
