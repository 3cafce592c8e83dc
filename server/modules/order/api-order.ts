import { percentOf, taxIdText, taxNames, isTaxEstimated } from '@sonde/machines/rules/tax';
import { toGlobalId } from '../../kernel/global-id.ts';
import type { ResolversTypes } from '../../kernel/resolver-types.generated.ts';
import { textLanguageIn } from '@sonde/machines/rules/places';
import type { Catalogue, Wording } from '../catalogue/catalogue.types.ts';
import { productThumbnail } from '../catalogue/pictures.ts';
import { sellsRental, variantWithSeats } from '@sonde/machines/rules/sales';
import { zeroMoney } from '@sonde/machines/rules/money';
import { productTypeOf } from '../catalogue/product-groups.ts';
import { apiAddress } from '../places/api-address.ts';
import { apiTaxLine } from '../tax/api-tax-line.ts';
import { apiPayment } from './api-payment.ts';
import { apiQuote } from './api-quote.ts';
import { apiEvents } from './order-events.ts';
import { partPaymentOf } from './part-payment.ts';
import { promisedDelivery } from './promised-delivery.ts';
import { importDutyOf } from './import-duty-of.ts';
import type { OrderFulfillment } from './fulfilment.ts';
import type { Order, OrderLine } from './order.model.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';

export type ApiOrder = Omit<Awaited<ResolversTypes['Order']>, 'quote'> & {
  readonly quote: ReturnType<typeof apiQuote>;
};

function apiLine(line: OrderLine, position: number, order: Order, catalogue: Catalogue, say: Wording) {
  const product = catalogue.product(line.productSlug);
  return {
    id: toGlobalId('OrderLine', `${order.id}-${position}`),
    productRawName: line.productName,
    variantName: variantWithSeats(
      { name: line.variantName, sku: line.sku },
      order.sale,
      textLanguageIn(order.country, order.language),
    ),
    productSku: line.sku,
    productSlug: line.productSlug,
    productTypeName: productTypeOf(line.kind, say).name,
    kind: line.kind,
    quantity: line.quantity,
    isFreeItemLine: line.isFreeItem,
    unitPrice: line.unitPrice,
    undiscountedUnitPrice: line.undiscountedUnitPrice,
    totalPrice: line.total,
    totalPriceDiscounted: line.totalDiscounted,
    thumbnail: product === undefined ? null : productThumbnail(product, say),
  };
}

function apiFulfillment(
  { id, number, trackingNumber, createdAt, lines }: OrderFulfillment,
  orderLines: readonly ReturnType<typeof apiLine>[],
) {
  return {
    id: toGlobalId('Fulfillment', id),
    fulfillmentOrder: number,
    trackingNumber,
    created: createdAt.toISOString(),
    lines: lines.flatMap(({ position, quantity }) => {
      const orderLine = orderLines[position];
      return orderLine
        ? [{ id: toGlobalId('FulfillmentLine', `${id}-${position}`), quantity, orderLine }]
        : [];
    }),
  };
}

/** Converts an order to its API type for its buyer. Only pictures and product kinds come from the current catalog. */
export function apiOrder(order: Order, catalogue: Catalogue, deriveToken: DeriveToken) {
  const token = deriveToken('order', order.id);
  const say = catalogue.wording(textLanguageIn(order.country, order.language));
  const delivery = promisedDelivery(order);
  const lines = order.lines.map((line, position) => apiLine(line, position, order, catalogue, say));
  return {
    id: toGlobalId('Order', token),
    token,
    number: order.number,
    country: { code: order.country },
    created: order.placedAt.toISOString(),
    confirmed: order.confirmedAt?.toISOString() ?? null,
    quote: apiQuote(order),
    note: order.note,
    estimatedDuty: importDutyOf(order) === 'POSSIBLE' ? null : zeroMoney(order.currency),
    status: order.status,
    salesChannel: 'DIRECT' as const,
    isAccessGranted: true,
    email: order.email,
    lines,
    subtotal: order.subtotal,
    discount: order.discount,
    discountName: order.discountName === '' ? null : order.discountName,
    voucherCode: order.voucherCode,
    shippingPrice: order.shipping,
    shippingMethodName: order.shippingMethod?.name ?? null,
    earliestDelivery: delivery?.earliest ?? null,
    latestDelivery: delivery?.latest ?? null,
    total: order.total,
    taxTreatment: order.taxTreatment,
    taxRate: percentOf(order.taxRatePpm),
    isTaxEstimated: isTaxEstimated(order),
    taxName: taxNames(order.taxLines, order.language),
    taxLines: order.taxLines.map((line) => apiTaxLine(line, order.language)),
    shippingAddress:
      order.shippingAddress && apiAddress(order.shippingAddress, `${order.id}-shipping`, order.language),
    billingAddress: apiAddress(order.billingAddress, `${order.id}-billing`, order.language),
    paymentStatus: order.paymentStatus,
    chargeStatus: order.chargeStatus,
    partPayment: partPaymentOf(order),
    payments: order.payments.map(apiPayment),
    fulfillments: order.fulfillments.map((fulfillment) => apiFulfillment(fulfillment, lines)),
    events: apiEvents(order),
    organizationName: order.organizationName,
    references: order,
    vatRegistrationNumber: order.taxId && taxIdText(order.taxId),
    isRental: sellsRental(order.sale),
    membershipTerm: order.membershipTerm,
    acceptedTerms: order.acceptedTerms,
    invoice: order.invoice,
  } satisfies ApiOrder;
}
