import type { SubscriptionStatus } from '@sonde/machines/lifecycles';
import { type Currency, money, type TaxedMoney } from '@sonde/machines/rules/money';
import { type SoldTerm, type SoldTrial, termOf } from '@sonde/machines/rules/sales';
import { fromRow, type RowOf, toRow } from '../../db/row.ts';
import { invoiceFromRow, type InvoiceRow } from '../invoice/invoice-row.ts';
import { itemName } from './item-name.ts';
import type { OrderFulfillment } from './fulfilment.ts';
import type { FrozenOrder, Order, OrderLine, OrderPayment, PaymentEntry } from './order.model.ts';
import { type TaxColumns, taxLinesFromRow, taxLineToRow } from './tax-line-row.ts';

/** The three amounts of a taxed price in the columns `<name>_net`, `<name>_tax` and `<name>_gross`. */
type Amounts<Name extends string, Amount = number> = {
  readonly [Column in `${Name}_${'net' | 'tax' | 'gross'}`]: Amount;
};

type PricesOfLine = 'unitPrice' | 'undiscountedUnitPrice' | 'total' | 'totalDiscounted' | 'renewalPrice';

export type OrderLineRow = RowOf<Omit<OrderLine, PricesOfLine>> &
  Amounts<'unit' | 'undiscounted_unit' | 'total' | 'discounted'> &
  Amounts<'renewal', number | null> & { readonly position: number };

type PaymentRow = RowOf<
  Omit<OrderPayment, 'amount' | 'refunded' | 'createdAt' | 'disputedAt' | 'details' | 'entries'>
> & {
  readonly amount: number;
  readonly refunded: number;
  /** In ISO format, because it is read as JSON. */
  readonly created_at: string;
  readonly disputed_at: string | null;
  readonly card: OrderPayment['details'];
  readonly entries: readonly {
    readonly entry: PaymentEntry['entry'];
    readonly refund_id: string | null;
    readonly amount: number;
    readonly is_failed: boolean;
    readonly created_at: string;
  }[];
};

type FulfillmentRow = RowOf<Omit<OrderFulfillment, 'createdAt'>> & { readonly created_at: string };

/** Fields stored in columns of the same name. */
type Kept = Omit<
  Order,
  | 'number'
  | 'taxLines'
  | 'lines'
  | 'subtotal'
  | 'discount'
  | 'shipping'
  | 'total'
  | 'transferred'
  | 'payments'
  | 'fulfillments'
  | 'membershipTerm'
  | 'invoice'
  | 'placedAt'
>;

/** The subscription that an order bought, or bought seats for. */
type TermRow = Amounts<'price', number | null> & {
  readonly status: SubscriptionStatus;
  readonly starts_on: string;
  readonly expires_on: string | null;
  readonly next_charge_on: string | null;
  readonly term_months: number | null;
  readonly currency: Currency | null;
  readonly commitment_months: number | null;
  readonly commitment_ends_on: string | null;
};

export type OrderRow = RowOf<Kept> &
  TaxColumns &
  Amounts<'subtotal' | 'shipping' | 'total'> & {
    readonly number: number;
    readonly transferred: number;
    readonly discount: number;
    readonly lines: readonly OrderLineRow[];
    readonly payments: readonly PaymentRow[];
    readonly fulfillments: readonly FulfillmentRow[];
    readonly subscription: TermRow | null;
    readonly invoice: InvoiceRow | null;
  };

function taxedFromRow<Name extends string>(row: Amounts<Name>, name: Name, currency: Currency): TaxedMoney {
  const amount = (side: 'net' | 'tax' | 'gross') => money(row[`${name}_${side}`], currency);
  return { net: amount('net'), tax: amount('tax'), gross: amount('gross') };
}

function amountsOf<Name extends string>(name: Name, price: TaxedMoney): Amounts<Name> {
  const { net, tax, gross } = price;
  return {
    [`${name}_net`]: net.amount,
    [`${name}_tax`]: tax.amount,
    [`${name}_gross`]: gross.amount,
  } as Amounts<Name>;
}

const noAmounts: Amounts<'renewal', null> = { renewal_net: null, renewal_tax: null, renewal_gross: null };

const renews = (row: OrderLineRow): row is OrderLineRow & Amounts<'renewal'> => row.renewal_gross !== null;

const lineFromRow = (row: OrderLineRow, currency: Currency): OrderLine => ({
  ...fromRow<Omit<OrderLine, PricesOfLine>>(row),
  unitPrice: taxedFromRow(row, 'unit', currency),
  undiscountedUnitPrice: taxedFromRow(row, 'undiscounted_unit', currency),
  total: taxedFromRow(row, 'total', currency),
  totalDiscounted: taxedFromRow(row, 'discounted', currency),
  renewalPrice: renews(row) ? taxedFromRow(row, 'renewal', currency) : null,
});

export const lineToRow = (
  { unitPrice, undiscountedUnitPrice, total, totalDiscounted, renewalPrice, ...line }: OrderLine,
  position: number,
): OrderLineRow => ({
  ...toRow(line),
  position,
  ...amountsOf('unit', unitPrice),
  ...amountsOf('undiscounted_unit', undiscountedUnitPrice),
  ...amountsOf('total', total),
  ...amountsOf('discounted', totalDiscounted),
  ...(renewalPrice === null ? noAmounts : amountsOf('renewal', renewalPrice)),
});

/** The data of an order that doesn't depend on its payments. */
export const orderToRow = ({
  lines: _lines,
  taxLines,
  subtotal,
  discount,
  shipping,
  total,
  ...order
}: FrozenOrder) => ({
  ...toRow(order),
  tax_lines: taxLines.map(taxLineToRow),
  ...amountsOf('subtotal', subtotal),
  discount: discount.amount,
  ...amountsOf('shipping', shipping),
  ...amountsOf('total', total),
});

const paymentFromRow = (
  { amount, refunded, created_at: createdAt, disputed_at: disputedAt, card, entries, ...payment }: PaymentRow,
  currency: Currency,
): OrderPayment => ({
  ...fromRow<Omit<OrderPayment, 'amount' | 'refunded' | 'createdAt' | 'disputedAt' | 'details' | 'entries'>>(
    payment,
  ),
  amount: money(amount, currency),
  refunded: money(refunded, currency),
  createdAt: new Date(createdAt),
  disputedAt: disputedAt === null ? null : new Date(disputedAt),
  details: card,
  entries: entries.map(
    ({ entry, refund_id: refundId, amount: entered, is_failed: isFailed, created_at: enteredAt }) => ({
      entry,
      refundId,
      isFailed,
      amount: money(entered, currency),
      createdAt: new Date(enteredAt),
    }),
  ),
});

const fulfillmentFromRow = ({ created_at: createdAt, ...row }: FulfillmentRow): OrderFulfillment => ({
  ...fromRow<Omit<OrderFulfillment, 'createdAt'>>(row),
  createdAt: new Date(createdAt),
});

const isPriced = (row: TermRow): row is TermRow & Amounts<'price'> => row.price_gross !== null;

function termFromRow(row: TermRow, trial: SoldTrial | undefined): SoldTerm | null {
  const {
    starts_on: startsOn,
    expires_on: expiresOn,
    next_charge_on: nextChargeOn,
    term_months: termMonths,
  } = row;
  const { currency } = row;
  const price = currency !== null && isPriced(row) ? taxedFromRow(row, 'price', currency) : null;
  const { commitment_months: months, commitment_ends_on: endsOn } = row;
  const commitment = months === null || endsOn === null ? null : { months, endsOn };
  const trialDays = (row.status === 'TRIALING' && trial?.days) || null;
  return termOf({ startsOn, expiresOn, nextChargeOn, termMonths, price, commitment, trialDays });
}

function membershipTermOf(
  { sale, language, subscription }: OrderRow,
  lines: readonly OrderLine[],
): Order['membershipTerm'] {
  const term = subscription && termFromRow(subscription, sale?.trial);
  const line = lines.find(({ kind, sku }) =>
    sale?.seats ? kind === 'SUBSCRIPTION' : sku === (sale?.trial ?? sale?.plan)?.sku,
  );
  if (!term || !line) return null;
  const name = itemName(line.productName, line.variantName, language);
  return { name, ...term, ...(sale?.seats && { price: sale.seats.price }) };
}

/** The order that a row of the database contains; throws if it was neither quoted nor confirmed. */
export function orderFromRow({ subscription, invoice, ...row }: OrderRow): Order {
  const { currency, quoted_at: quotedAt, confirmed_at: confirmedAt } = row;
  const placedAt = quotedAt ?? confirmedAt;
  if (placedAt === null) throw new Error(`Order ${row.id} is not visible yet`);
  const lines = row.lines.map((line) => lineFromRow(line, currency));
  return {
    ...fromRow<Kept>(row),
    number: String(row.number),
    placedAt,
    taxLines: taxLinesFromRow(row),
    lines,
    membershipTerm: membershipTermOf({ ...row, subscription, invoice }, lines),
    invoice: invoice && invoiceFromRow(invoice),
    subtotal: taxedFromRow(row, 'subtotal', currency),
    discount: money(row.discount, currency),
    shipping: taxedFromRow(row, 'shipping', currency),
    total: taxedFromRow(row, 'total', currency),
    transferred: money(row.transferred, currency),
    fulfillments: row.fulfillments.map(fulfillmentFromRow),
    payments: row.payments.map((payment) => paymentFromRow(payment, currency)),
  };
}
