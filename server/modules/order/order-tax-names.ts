import { salesTaxNames } from '@sonde/machines/rules/sales-tax-names';
import type { Order } from './order.model.ts';

type TaxedOrder = Pick<Order, 'taxRatePpm' | 'shippingAddress' | 'billingAddress' | 'language'>;

/** What the taxes of an order are called where it goes; null where the name of the country's tax serves. */
export const orderTaxNames = (order: TaxedOrder): string | null =>
  salesTaxNames({
    ratePpm: order.taxRatePpm,
    place: order.shippingAddress ?? order.billingAddress,
    language: order.language,
  });
