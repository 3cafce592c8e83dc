import { ownValue } from '../texts/index.ts';
import { debitMethods } from './debit-methods.generated.ts';
import { methodGateways } from './method-gateways.generated.ts';

/** A provider that charges payments. */
export type ChargingGateway = 'stripe' | 'paypal';
/** `none` if there is no charge. */
export type PaymentGateway = ChargingGateway | 'none';

/** The provider that charges payments by this method. A list of its own, because the browser needs nothing else. */
export const gatewayOf = (method: keyof typeof methodGateways): PaymentGateway => methodGateways[method];

/** Whether nothing is charged when an order is placed with a method on offer: it asks for a quote, which is paid later. */
export const isQuoteMethod = (method: string): boolean =>
  ownValue<PaymentGateway>(methodGateways, method) === 'none';

/** Whether a method on offer debits a bank account, whose owner agrees to it. */
export const isDebitOffered = (method: string): boolean => debitMethods.includes(method);

/**
 * Whether an order of `amount` minor units waits for its money: a quote, or a debit, for days. It ships only then, and its
 * membership takes effect only then, so that no date of either is known before.
 */
export const isPaidAfterOrder = (method: string, amount: number): boolean =>
  amount > 0 && (isQuoteMethod(method) || isDebitOffered(method));

/**
 * The method on offer that is selected first: the quote for a buyer who orders for an organization. Null leaves it to
 * the order of the methods: a person pays at once, because a preselected quote would turn their purchase into a request
 * (coverage PAY-9).
 */
export const firstMethodFor = (methods: readonly string[], isForOrganization: boolean): string | null =>
  (isForOrganization && methods.find(isQuoteMethod)) || null;
