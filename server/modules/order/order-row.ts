import { type Currency, money, type TaxedMoney } from '@sonde/machines/rules/money';
import type { FrozenOrder, Order, OrderLine, OrderPayment } from './order.model.ts';
import { type TaxColumns, taxLinesFromRow, taxLineToRow } from './tax-line-row.ts';

/** The three amounts of a taxed price in the columns `<name>_net`, `<name>_tax` and `<name>_gross`. */
type Amounts<Name extends string> = {
  readonly [Column in `${Name}_${'net' | 'tax' | 'gross'}`]: number;
};
type NullableAmounts<Name extends string> = {
  readonly [Column in `${Name}_${'net' | 'tax' | 'gross'}`]: number | null;
};

export type OrderLineRow = Amounts<'unit' | 'undiscounted_unit' | 'total' | 'discounted'> &
  NullableAmounts<'renewal'> & {
    readonly position: number;
    readonly sku: string;
    readonly kind: OrderLine['kind'];
    readonly product_slug: string;
    readonly product_name: string;
    readonly variant_name: string;
    readonly quantity: number;
    readonly is_free_item: boolean;
    readonly renews_after_months: number | null;
  };

interface PaymentRow {
  readonly id: string;
  readonly gateway: string;
  readonly method: OrderPayment['method'];
  readonly amount: number;
  readonly status: OrderPayment['status'];
  readonly card: OrderPayment['details'];
}

export type OrderRow = TaxColumns &
  Amounts<'subtotal' | 'shipping' | 'total'> & {
    readonly id: string;
    readonly number: number;
    readonly status: Order['status'];
    readonly payment_status: Order['paymentStatus'];
    readonly charge_status: Order['chargeStatus'];
    readonly language: string;
    readonly email: string;
    readonly bundle_type: Order['bundleType'];
    readonly organization_name: string;
    readonly purchase_order_number: string;
    readonly cost_centre: string;
    readonly voucher_code: string | null;
    readonly discount_name: string;
    readonly discount: number;
    readonly payment_method: Order['paymentMethod'];
    readonly attestations: readonly string[];
    readonly tax_treatment: Order['taxTreatment'];
    readonly tax_id: Order['taxId'];
    readonly shipping_method: Order['shippingMethod'];
    readonly delivery_window: Order['deliveryWindow'];
    readonly confirmed_at: Date;
    readonly lines: readonly OrderLineRow[];
    readonly payments: readonly PaymentRow[];
  };

function taxed(net: number, tax: number, gross: number, currency: Currency): TaxedMoney {
  return { net: money(net, currency), tax: money(tax, currency), gross: money(gross, currency) };
}

function lineFromRow(row: OrderLineRow, currency: Currency): OrderLine {
  return {
    sku: row.sku,
    kind: row.kind,
    productSlug: row.product_slug,
    productName: row.product_name,
    variantName: row.variant_name,
    quantity: row.quantity,
    isFreeItem: row.is_free_item,
    unitPrice: taxed(row.unit_net, row.unit_tax, row.unit_gross, currency),
    undiscountedUnitPrice: taxed(
      row.undiscounted_unit_net,
      row.undiscounted_unit_tax,
      row.undiscounted_unit_gross,
      currency,
    ),
    total: taxed(row.total_net, row.total_tax, row.total_gross, currency),
    totalDiscounted: taxed(row.discounted_net, row.discounted_tax, row.discounted_gross, currency),
    renewsAfterMonths: row.renews_after_months,
    renewalPrice:
      row.renewal_net === null || row.renewal_tax === null || row.renewal_gross === null
        ? null
        : taxed(row.renewal_net, row.renewal_tax, row.renewal_gross, currency),
  };
}

export function lineToRow(line: OrderLine, position: number): OrderLineRow {
  return {
    position,
    sku: line.sku,
    kind: line.kind,
    product_slug: line.productSlug,
    product_name: line.productName,
    variant_name: line.variantName,
    quantity: line.quantity,
    is_free_item: line.isFreeItem,
    unit_net: line.unitPrice.net.amount,
    unit_tax: line.unitPrice.tax.amount,
    unit_gross: line.unitPrice.gross.amount,
    undiscounted_unit_net: line.undiscountedUnitPrice.net.amount,
    undiscounted_unit_tax: line.undiscountedUnitPrice.tax.amount,
    undiscounted_unit_gross: line.undiscountedUnitPrice.gross.amount,
    total_net: line.total.net.amount,
    total_tax: line.total.tax.amount,
    total_gross: line.total.gross.amount,
    discounted_net: line.totalDiscounted.net.amount,
    discounted_tax: line.totalDiscounted.tax.amount,
    discounted_gross: line.totalDiscounted.gross.amount,
    renews_after_months: line.renewsAfterMonths,
    renewal_net: line.renewalPrice?.net.amount ?? null,
    renewal_tax: line.renewalPrice?.tax.amount ?? null,
    renewal_gross: line.renewalPrice?.gross.amount ?? null,
  };
}

/** What an order keeps whatever becomes of its payments. */
type FrozenRow = Omit<
  OrderRow,
  'id' | 'number' | 'status' | 'payment_status' | 'charge_status' | 'confirmed_at' | 'lines' | 'payments'
>;

export function orderToRow(order: FrozenOrder): FrozenRow {
  return {
    country: order.country,
    currency: order.currency,
    language: order.language,
    email: order.email,
    bundle_type: order.bundleType,
    organization_name: order.organizationName,
    purchase_order_number: order.purchaseOrderNumber,
    cost_centre: order.costCentre,
    voucher_code: order.voucherCode,
    discount_name: order.discountName,
    payment_method: order.paymentMethod,
    attestations: order.attestations,
    tax_treatment: order.taxTreatment,
    tax_rate_ppm: order.taxRatePpm,
    tax_lines: order.taxLines.map(taxLineToRow),
    tax_id: order.taxId,
    subtotal_net: order.subtotal.net.amount,
    subtotal_tax: order.subtotal.tax.amount,
    subtotal_gross: order.subtotal.gross.amount,
    discount: order.discount.amount,
    shipping_net: order.shipping.net.amount,
    shipping_tax: order.shipping.tax.amount,
    shipping_gross: order.shipping.gross.amount,
    total_net: order.total.net.amount,
    total_tax: order.total.tax.amount,
    total_gross: order.total.gross.amount,
    shipping_method: order.shippingMethod,
    delivery_window: order.deliveryWindow,
    shipping_address: order.shippingAddress,
    billing_address: order.billingAddress,
  };
}

function paymentFromRow(row: PaymentRow, currency: Currency): OrderPayment {
  return {
    id: row.id,
    gateway: row.gateway,
    method: row.method,
    amount: money(row.amount, currency),
    status: row.status,
    details: row.card,
  };
}

export function orderFromRow(row: OrderRow): Order {
  const { currency } = row;
  return {
    id: row.id,
    number: String(row.number),
    status: row.status,
    paymentStatus: row.payment_status,
    chargeStatus: row.charge_status,
    country: row.country,
    currency,
    language: row.language,
    email: row.email,
    bundleType: row.bundle_type,
    organizationName: row.organization_name,
    purchaseOrderNumber: row.purchase_order_number,
    costCentre: row.cost_centre,
    voucherCode: row.voucher_code,
    discountName: row.discount_name,
    paymentMethod: row.payment_method,
    attestations: row.attestations,
    taxTreatment: row.tax_treatment,
    taxRatePpm: row.tax_rate_ppm,
    taxLines: taxLinesFromRow(row),
    taxId: row.tax_id,
    lines: row.lines.map((line) => lineFromRow(line, currency)),
    subtotal: taxed(row.subtotal_net, row.subtotal_tax, row.subtotal_gross, currency),
    discount: money(row.discount, currency),
    shipping: taxed(row.shipping_net, row.shipping_tax, row.shipping_gross, currency),
    total: taxed(row.total_net, row.total_tax, row.total_gross, currency),
    shippingMethod: row.shipping_method,
    deliveryWindow: row.delivery_window,
    shippingAddress: row.shipping_address,
    billingAddress: row.billing_address,
    confirmedAt: row.confirmed_at,
    payments: row.payments.map((payment) => paymentFromRow(payment, currency)),
  };
}
