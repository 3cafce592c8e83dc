import { ownValue } from '../texts/index.ts';

/** What is paid again after an order, without another order: a membership that renews, or a rental. */
export type LaterPayments = 'MEMBERSHIP' | 'RENTAL';

const payments = { RENEWAL: 'MEMBERSHIP', RENTAL_PAYMENT: 'RENTAL' } as const;

/**
 * What is paid again after an order that needs these acknowledgements, so that the authorization of its payment names
 * it; null if the order is all that is paid.
 */
export const laterPaymentsOf = (required: readonly string[]): LaterPayments | null =>
  required.map((acknowledgement) => ownValue<LaterPayments>(payments, acknowledgement)).find(Boolean) ?? null;
