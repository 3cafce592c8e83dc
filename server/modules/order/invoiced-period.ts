import { countryDay } from '@sonde/machines/rules/places';
import type { InvoiceLine, ServicePeriod } from '../invoice/invoice.model.ts';
import type { Order } from './order.model.ts';

/** The days that a line of a paid order pays for: those of the membership, which begins with the payment. */
export function invoicedPeriod(
  { membershipTerm, country }: Pick<Order, 'membershipTerm' | 'country'>,
  { kind, name }: Pick<InvoiceLine, 'kind' | 'name'>,
  paidAt: Date,
): ServicePeriod | null {
  if (membershipTerm === null || kind !== 'ITEM' || name !== membershipTerm.name) return null;
  return { firstDay: countryDay(country, paidAt), lastDay: membershipTerm.lastDay };
}
