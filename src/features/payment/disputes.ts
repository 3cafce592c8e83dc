import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';

type DisputablePayment = Pick<OrderFieldsFragment['payments'][number], 'disputedAt'>;

/** When the shop first heard that one of these payments is disputed, as an instant; null if none is. */
export const disputedSince = (payments: readonly DisputablePayment[]): string | null =>
  payments.find(({ disputedAt }) => disputedAt !== null)?.disputedAt ?? null;
