import { purchaseEvent } from '@sonde/machines/rules/analytics';
import { VisitRecord } from '../../page/visit-record.tsx';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';

/** Records an order as a purchase: once per browser by `public/visits.js`, and once altogether by the shop. */
export function PurchaseRecord({ order: { number, lines } }: { readonly order: OrderFieldsFragment }) {
  const items = lines.map((line) => ({
    sku: line.productSku,
    productName: line.productRawName,
    variantName: line.variantName,
    kind: line.kind,
    quantity: line.quantity,
    unitPrice: fromApiTaxedMoney(line.unitPrice),
    undiscountedUnitPrice: fromApiTaxedMoney(line.undiscountedUnitPrice),
  }));
  return <VisitRecord event={purchaseEvent(number, items)} />;
}
