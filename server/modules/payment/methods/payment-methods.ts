import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { ChargedMethod, SavedKind, StripeMethod, UnchargedMethod } from '../provider/payment-method.ts';
import { methodsOnServer } from './methods.generated.ts';

type KnownMethod = ChargedMethod | StripeMethod | UnchargedMethod;

const known: ReadonlyMap<string, KnownMethod> = new Map(Object.entries(methodsOnServer));

/** The payment methods that this server supports; it offers no others. */
export const enabledPaymentMethods = Object.keys(methodsOnServer) as readonly PaymentMethod[];

const isStripeMethod = (method: KnownMethod | undefined): method is StripeMethod =>
  method !== undefined && 'stripe' in method;

const isCharged = (method: KnownMethod): method is ChargedMethod => 'label' in method;

/** Throws for a payment method that Stripe doesn't charge. */
export function stripeMethod(name: PaymentMethod): StripeMethod {
  const method = known.get(name);
  if (!isStripeMethod(method)) throw new Error(`Stripe does not support the payment method ${name}`);
  return method;
}

/** Whether the buyer enters details in the provider's fields, so that a charge needs their token. */
export const needsToken = (name: PaymentMethod): boolean => {
  const method = known.get(name);
  if (!isStripeMethod(method)) return false;
  const { payerParameters, mandate } = method.stripe;
  return payerParameters === undefined && mandate !== 'window';
};

/** Whether a payment method can be saved without a payment; the mandate of a debit comes with one. */
export const isSavableAlone = (name: PaymentMethod): boolean => {
  const method = known.get(name);
  return isStripeMethod(method) && method.saved !== undefined && method.stripe.mandate === undefined;
};

/** What is entered for a change of a subscription: the one method that may be charged again without its owner. */
export function enteredMethod(): PaymentMethod {
  const method = enabledPaymentMethods.find(isSavableAlone);
  if (method === undefined) throw new Error('No payment method can be saved without a payment');
  return method;
}

/** The payment methods that agents can grant to the shop, with what they call each. */
export const grantedMethods = enabledPaymentMethods.flatMap((method) => {
  const kind = known.get(method);
  const instrument = isStripeMethod(kind) ? kind.stripe.grantedAs : undefined;
  return instrument === undefined ? [] : [{ method, instrument }];
});

/** How payment methods are saved for later payments. */
export const savedKinds: readonly SavedKind[] = [...known.values()].flatMap((method) =>
  isStripeMethod(method) && method.saved !== undefined ? [method.saved] : [],
);

/** Null for a type that the shop doesn't accept. */
export const stripeMethodOfType = (type: string): StripeMethod | null =>
  [...known.values()].filter(isStripeMethod).find(({ stripe }) => stripe.type === type) ?? null;

/** The payment method of a payment. */
export function methodOfPayment(name: PaymentMethod): ChargedMethod {
  const method = known.get(name);
  if (method === undefined || !isCharged(method)) throw new Error(`Nothing is paid by ${name}`);
  return method;
}
