import { type CheckoutEnd, checkoutEnd } from '@sonde/machines/checkout/state';
import type { PostalAddress } from '@sonde/machines/rules/addresses';
import type { Currency } from '@sonde/machines/rules/money';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { TaxId } from '@sonde/machines/rules/tax';

/** A line as it is stored: its name, price and tax come from the catalogue. */
export interface StoredLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
}

/** How the buyer means to pay; `token` is the provider's name for what was entered, null where a method needs none. */
export interface PaymentChoice {
  readonly gateway: string;
  readonly method: PaymentMethod;
  readonly token: string | null;
}

/** What a buyer has put together so far. */
export interface StoredCheckout {
  readonly id: string;
  /** Counts the changes; a change is written only where nobody else made one meanwhile. */
  readonly version: number;
  readonly country: string;
  readonly currency: Currency;
  /** As the URL has it, for example `en`. */
  readonly language: string;
  readonly email: string;
  readonly marketingOptIn: boolean;
  readonly organizationName: string;
  readonly purchaseOrderNumber: string;
  readonly costCentre: string;
  readonly lines: readonly StoredLine[];
  readonly shippingAddress: PostalAddress | null;
  readonly billingAddress: PostalAddress | null;
  readonly shippingMethodId: string | null;
  readonly voucherCode: string | null;
  readonly payment: PaymentChoice | null;
  /** With what the registry said when it was given. */
  readonly taxId: TaxId | null;
  /** Counts the tries to place it. */
  readonly placements: number;
  readonly expiresAt: Date;
  /** The confirmed order that it became; null before that. */
  readonly placedOrderId: string | null;
  /** Of the key that the browser gave with its last try to place it; null where it gave none. */
  readonly buyerKeyHash: Buffer | null;
  /** Another browser continues it, which closes it. */
  readonly isContinuedElsewhere: boolean;
  /** The checkout by which another browser continued it became an order. */
  readonly isOrderedElsewhere: boolean;
}

/** Whether it became an order, or another that continues it did. */
const isOrdered = ({ placedOrderId, isOrderedElsewhere }: StoredCheckout) =>
  placedOrderId !== null || isOrderedElsewhere;

/** How the checkout has ended; null while it can be changed. */
export const checkoutEndOf = (checkout: StoredCheckout, now: Date): CheckoutEnd | null =>
  checkoutEnd({
    isOrdered: isOrdered(checkout),
    isExpired: checkout.expiresAt <= now,
    isContinuedElsewhere: checkout.isContinuedElsewhere,
  });

type UnchangedByBuyer =
  | 'id'
  | 'version'
  | 'country'
  | 'currency'
  | 'placements'
  | 'placedOrderId'
  | 'buyerKeyHash'
  | 'isContinuedElsewhere'
  | 'isOrderedElsewhere';

/** What a change may set. */
export type CheckoutChange = Partial<Omit<StoredCheckout, UnchangedByBuyer>>;

/** As it stands in the table `checkout`. */
export interface CheckoutRow {
  readonly id: string;
  readonly version: number;
  readonly country: string;
  readonly currency: Currency;
  readonly language: string;
  readonly email: string;
  readonly marketing_opt_in: boolean;
  readonly organization_name: string;
  readonly purchase_order_number: string;
  readonly cost_centre: string;
  readonly lines: readonly StoredLine[];
  readonly shipping_address: PostalAddress | null;
  readonly billing_address: PostalAddress | null;
  readonly shipping_method_id: string | null;
  readonly voucher_code: string | null;
  readonly payment: PaymentChoice | null;
  readonly tax_id: TaxId | null;
  readonly placements: number;
  readonly expires_at: Date;
  readonly placed_order_id: string | null;
  readonly buyer_key_hash: Buffer | null;
  readonly is_live: boolean;
  /** Read with those that another browser continues; others are not. */
  readonly is_ordered_elsewhere?: boolean;
}

export function checkoutFromRow(row: CheckoutRow): StoredCheckout {
  return {
    id: row.id,
    version: row.version,
    country: row.country,
    currency: row.currency,
    language: row.language,
    email: row.email,
    marketingOptIn: row.marketing_opt_in,
    organizationName: row.organization_name,
    purchaseOrderNumber: row.purchase_order_number,
    costCentre: row.cost_centre,
    lines: row.lines,
    shippingAddress: row.shipping_address,
    billingAddress: row.billing_address,
    shippingMethodId: row.shipping_method_id,
    voucherCode: row.voucher_code,
    payment: row.payment,
    taxId: row.tax_id,
    placements: row.placements,
    expiresAt: row.expires_at,
    placedOrderId: row.placed_order_id,
    buyerKeyHash: row.buyer_key_hash,
    isContinuedElsewhere: !row.is_live,
    isOrderedElsewhere: row.is_ordered_elsewhere ?? false,
  };
}
