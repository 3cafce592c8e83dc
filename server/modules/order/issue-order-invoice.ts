import { isTaxEstimated } from '@sonde/machines/rules/tax';
import { addTaxedMoney, subtractTaxedMoney, zeroTaxedMoney } from '@sonde/machines/rules/money';
import { referencesOf } from '@sonde/machines/rules/checkout';
import { includedSeats } from '@sonde/machines/rules/sales';
import { countryDay } from '@sonde/machines/rules/places';
import type { Sql } from '../../db/connect.ts';
import type { InvoiceContent, InvoiceLine, Seller } from '../invoice/invoice.model.ts';
import { issueInvoiceOfPaidOrder } from '../invoice/invoice.repository.ts';
import { invoicedPeriod } from './invoiced-period.ts';
import { itemName } from './item-name.ts';
import type { ConfirmedOrder, Order, OrderLine } from './order.model.ts';
import { loadOrder } from './order.repository.ts';

const withoutSeats = { seats: null, freeMonths: 0, period: null } as const;

const itemLine = (order: Order, line: OrderLine): InvoiceLine => ({
  ...withoutSeats,
  seats: includedSeats(order.sale, line.sku),
  kind: 'ITEM',
  name: itemName(line.productName, line.variantName, order.language),
  sku: line.sku,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  amount: line.total,
});

/** What the voucher takes off the lines, on each side; none if it takes nothing off. */
function discountLine({ lines, currency, voucherCode }: Order): readonly InvoiceLine[] {
  const amount = lines
    .map(({ total, totalDiscounted }) => subtractTaxedMoney(totalDiscounted, total))
    .reduce(addTaxedMoney, zeroTaxedMoney(currency));
  const line = {
    kind: 'DISCOUNT',
    name: voucherCode ?? '',
    sku: null,
    quantity: 1,
    unitPrice: null,
  } as const;
  return amount.gross.amount === 0 ? [] : [{ ...withoutSeats, ...line, amount }];
}

function shippingLine({ shippingMethod, shipping }: Order): readonly InvoiceLine[] {
  if (shippingMethod === null && shipping.gross.amount === 0) return [];
  const name = shippingMethod?.name ?? '';
  const line = { kind: 'SHIPPING', name, sku: null, quantity: 1, unitPrice: null } as const;
  return [{ ...withoutSeats, ...line, amount: shipping }];
}

/** What an order's documents list: the lines, with what is taken off and added, are its total. */
export const linesOfOrder = (order: Order): readonly InvoiceLine[] => [
  ...order.lines.map((line) => itemLine(order, line)),
  ...discountLine(order),
  ...shippingLine(order),
];

/** What the invoice of a paid order says. */
export function invoiceOfOrder(order: ConfirmedOrder, now: Date): InvoiceContent {
  const { country, currency, language, total, taxTreatment, taxLines, taxId } = order;
  const paid = order.payments.find(({ status }) => status === 'SUCCEEDED');
  const paidAt = paid?.entries.find(({ entry }) => entry === 'CHARGE')?.createdAt ?? order.confirmedAt;
  return {
    country,
    currency,
    language,
    total,
    taxTreatment,
    isTaxEstimated: isTaxEstimated(order),
    taxLines,
    taxId,
    organizationName: order.organizationName,
    billingAddress: order.billingAddress,
    lines: linesOfOrder(order).map((line) => ({ ...line, period: invoicedPeriod(order, line, paidAt) })),
    references: referencesOf(order),
    payment: paid ? { method: paid.method, details: paid.details } : null,
    paidAt,
    issuedOn: countryDay(country, now),
  };
}

/** The external services of an order's invoice. */
export interface OrderInvoiceServices {
  readonly sql: Sql;
  readonly seller: Seller;
  now(): Date;
}

/**
 * Issues the invoice of a paid order, once, however often it is called, and at the same moment too. It runs after the transaction that confirms the order, so that buyers who pay at
 * the same time don't wait for each other's number.
 */
export async function issueOrderInvoice(
  { sql, seller, now }: OrderInvoiceServices,
  orderId: string,
): Promise<void> {
  const order = await loadOrder(sql, orderId);
  if (order === null || order.paymentStatus !== 'PAID' || order.total.gross.amount === 0) return;
  const { confirmedAt } = order;
  if (confirmedAt === null || order.invoice !== null) return;
  await issueInvoiceOfPaidOrder(sql, orderId, invoiceOfOrder({ ...order, confirmedAt }, now()), seller);
}
