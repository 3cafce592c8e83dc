import { addMonths } from '@sonde/machines/rules/time';
import { countryDay } from '@sonde/machines/rules/places';
import { lineRenewal, type Renewal } from '@sonde/machines/rules/plans';
import { articleName } from './article-name.ts';
import type { Order } from './order.model.ts';

/** The next charge that follows from an order; `price` is for the whole quantity. */
export interface OrderRenewal extends Renewal {
  /** In the order's language. */
  readonly name: string;
  /** ISO calendar date in the order's country. */
  readonly date: string;
}

/** One row per line that renews, counted from the day on which the order was confirmed. */
export function renewalsOf(
  order: Pick<Order, 'lines' | 'country' | 'language' | 'confirmedAt'>,
): readonly OrderRenewal[] {
  const today = countryDay(order.country, order.confirmedAt);
  return order.lines.flatMap((line) => {
    const renewal = lineRenewal(line);
    if (renewal === null) return [];
    const name = articleName(line.productName, line.variantName, order.language);
    return [{ name, date: addMonths(today, renewal.months), ...renewal }];
  });
}
