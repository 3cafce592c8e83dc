import { addMonths } from '@sonde/machines/rules/calendar';
import { multiplyMoney } from '@sonde/machines/rules/money';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import { shopMoment } from '../delivery/shop-time.ts';
import type { Order } from './order.model.ts';

/** The next charge that follows from an order; `price` is for the whole quantity. */
export interface OrderRenewal {
  readonly name: string;
  /** ISO calendar date in the shop's time zone. */
  readonly date: string;
  readonly months: number;
  readonly price: TaxedMoney;
}

function timesQuantity(price: TaxedMoney, quantity: number): TaxedMoney {
  return {
    net: multiplyMoney(price.net, quantity),
    tax: multiplyMoney(price.tax, quantity),
    gross: multiplyMoney(price.gross, quantity),
  };
}

/** One row per line that renews, counted from the day on which the order was confirmed. */
export function renewalsOf(order: Pick<Order, 'lines' | 'confirmedAt'>): readonly OrderRenewal[] {
  const { today } = shopMoment(order.confirmedAt);
  return order.lines.flatMap(({ productName, variantName, quantity, renewsAfterMonths, renewalPrice }) =>
    renewsAfterMonths === null || renewalPrice === null
      ? []
      : [
          {
            name: variantName === '' ? productName : `${productName}, ${variantName}`,
            date: addMonths(today, renewsAfterMonths),
            months: renewsAfterMonths,
            price: timesQuantity(renewalPrice, quantity),
          },
        ],
  );
}
