import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { ChargedMethod, SavedKind, StripeMethod, UnchargedMethod } from '../provider/payment-method.ts';
import { methodsOnServer } from './methods.generated.ts';

const known: ReadonlyMap<string, StripeMethod | UnchargedMethod> = new Map(Object.entries(methodsOnServer));

/** The ways to pay that this server knows; it offers no others. */
export const enabledPaymentMethods = Object.keys(methodsOnServer) as readonly PaymentMethod[];

const isStripeMethod = (method: StripeMethod | UnchargedMethod | undefined): method is StripeMethod =>
  method !== undefined && 'stripe' in method;

/** Throws for a way to pay that Stripe does not charge. */
export function stripeMethod(name: PaymentMethod): StripeMethod {
  const method = known.get(name);
  if (!isStripeMethod(method)) throw new Error(`Stripe does not support the payment method ${name}`);
  return method;
}

/** Whether a way to pay can be kept for later payments. */
export const isSavable = (name: PaymentMethod): boolean => {
  const method = known.get(name);
  return isStripeMethod(method) && method.saved !== undefined;
};

/** How ways to pay are kept for later payments. */
export const savedKinds: readonly SavedKind[] = [...known.values()].flatMap((method) =>
  isStripeMethod(method) && method.saved !== undefined ? [method.saved] : [],
);

/** Null for a type that the shop takes no payments by. */
export const stripeMethodOfType = (type: string): StripeMethod | null =>
  [...known.values()].filter(isStripeMethod).find(({ stripe }) => stripe.type === type) ?? null;

/** The way by which a payment was made. */
export function methodOfPayment(name: PaymentMethod): ChargedMethod {
  return stripeMethod(name);
}
