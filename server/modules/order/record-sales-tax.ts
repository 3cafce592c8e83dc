import type { AnySql, Sql } from '../../db/connect.ts';
import type { CrashPoint } from '../../kernel/crash-points.ts';
import type { OrderRefunded } from '../payment/payment-services.ts';
import type { SalesTaxQuestion, SalesTaxService, SalesTaxTransaction } from '../tax/sales-tax-service.ts';
import type { TaxProvider } from '../tax/tax-provider.ts';
import type { Order } from './order.model.ts';
import { loadOrder } from './order.repository.ts';

/** The dependencies of the entries in a tax service's books. */
export interface SalesTaxServices {
  readonly sql: Sql;
  readonly taxProvider: TaxProvider;
  readonly crashPoint: CrashPoint;
}

interface Entry {
  readonly orderId: string;
  /** Empty for the order itself. */
  readonly refundId: string;
}

async function insertTransaction(
  sql: AnySql,
  { orderId, refundId }: Entry,
  { id, total, tax }: SalesTaxTransaction,
): Promise<void> {
  await sql`
    insert into tax_transaction (order_id, refund_id, transaction_id, total, tax)
    values (${orderId}, ${refundId}, ${id}, ${total}, ${tax})
    on conflict do nothing`;
}

interface RecordedOrder {
  readonly transactionId: string;
  /** What its refunds haven't taken back, in minor units. */
  readonly left: number;
  readonly refundIds: readonly string[];
}

/** What the service has recorded of an order; null for nothing. */
async function readRecorded(sql: AnySql, orderId: string): Promise<RecordedOrder | null> {
  const rows = await sql<{ refund_id: string; transaction_id: string; total: number }[]>`
    select refund_id, transaction_id, total from tax_transaction where order_id = ${orderId}`;
  const sale = rows.find(({ refund_id: refundId }) => refundId === '');
  return sale === undefined
    ? null
    : {
        transactionId: sale.transaction_id,
        left: rows.reduce((sum, { total }) => sum + total, 0),
        refundIds: rows.flatMap(({ refund_id: refundId }) => (refundId === '' ? [] : [refundId])),
      };
}

function questionOf({ currency, lines, shipping, ...order }: Order): SalesTaxQuestion {
  const { streetAddress1, city, countryArea, postalCode, country } =
    order.shippingAddress ?? order.billingAddress;
  return {
    currency,
    address: { streetAddress1, city, countryArea, postalCode, country },
    isShipped: order.shippingAddress !== null,
    lines: lines.map(({ kind, quantity, totalDiscounted }) => ({
      kind,
      quantity,
      amount: totalDiscounted.net.amount,
    })),
    shipping: order.shippingMethod && shipping.net.amount,
  };
}

/** A new calculation, which is kept before it is used: a repetition has to name the same one. */
async function calculateAgain(sql: Sql, service: SalesTaxService, order: Order): Promise<string> {
  const answer = await service.calculate(questionOf(order));
  if (answer === null) throw new Error(`The tax service can't tell the taxes of order ${order.number}`);
  await sql`update orders set tax_calculation_id = ${answer.id} where id = ${order.id}`;
  return answer.id;
}

/**
 * Records a paid order with the tax service, once, however often it is called. An estimated order, or one whose
 * calculation the service no longer has, is recorded with the taxes that it owes.
 */
export async function recordSalesTax(
  { sql, taxProvider: { serviceFor }, crashPoint }: SalesTaxServices,
  orderId: string,
): Promise<RecordedOrder | null> {
  const order = serviceFor === null ? null : await loadOrder(sql, orderId);
  if (serviceFor === null || order === null) return null;
  if (order.taxSource === 'RATES' || order.paymentStatus !== 'PAID') return null;
  const recorded = await readRecorded(sql, orderId);
  if (recorded !== null) return recorded;
  const service = serviceFor(order.country);
  const record = (calculationId: string) => service.record({ calculationId, reference: orderId });
  const made =
    (order.taxCalculationId === null ? null : await record(order.taxCalculationId)) ??
    (await record(await calculateAgain(sql, service, order)));
  if (made === null) throw new Error(`The tax service has lost its calculation for order ${order.number}`);
  crashPoint('tax.after-record');
  await insertTransaction(sql, { orderId, refundId: '' }, made);
  return { transactionId: made.id, left: made.total, refundIds: [] };
}

/** Takes a refunded amount back from what the tax service has recorded of an order, once. */
export async function reverseSalesTax(
  services: SalesTaxServices,
  { orderId, refundId, amount }: OrderRefunded,
): Promise<void> {
  const { sql, taxProvider, crashPoint } = services;
  const recorded = await recordSalesTax(services, orderId);
  if (recorded === null || taxProvider.serviceFor === null) return;
  const order = await loadOrder(sql, orderId);
  if (order === null || recorded.refundIds.includes(refundId)) return;
  const isWhole = recorded.refundIds.length === 0 && amount === order.total.gross.amount;
  const made = await taxProvider.serviceFor(order.country).reverse({
    transactionId: recorded.transactionId,
    reference: refundId,
    amount: isWhole ? 'all' : Math.min(amount, recorded.left),
  });
  crashPoint('tax.after-record');
  await insertTransaction(sql, { orderId, refundId }, made);
}
