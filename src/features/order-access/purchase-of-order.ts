import { isRecentPurchase, type ItemEvent, purchaseEvent } from '@sonde/machines/rules/analytics';
import { millisecondsOf } from '@sonde/machines/rules/time';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';

/** An order as a purchase; null without items. */
export function purchaseOf({
  number,
  lines,
}: Pick<OrderFieldsFragment, 'number' | 'lines'>): ItemEvent | null {
  const items = lines.map((line) => ({
    sku: line.productSku,
    productName: line.productRawName,
    variantName: line.variantName,
    kind: line.kind,
    quantity: line.quantity,
    unitPrice: fromApiTaxedMoney(line.unitPrice),
    undiscountedUnitPrice: fromApiTaxedMoney(line.undiscountedUnitPrice),
  }));
  return purchaseEvent(number, items);
}

/**
 * An order as a purchase that the person who reads its page may have just made: from the order, or from the payment of
 * a quote. Null for a quote that isn't paid, and for everything older.
 */
export function newPurchaseOf(order: OrderFieldsFragment, now: number): ItemEvent | null {
  const { status, confirmed, created } = order;
  const isNew = status !== 'UNCONFIRMED' && isRecentPurchase(millisecondsOf(confirmed ?? created), now);
  return isNew ? purchaseOf(order) : null;
}
