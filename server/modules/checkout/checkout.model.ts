import { type CheckoutEnd, checkoutEnd } from '@sonde/machines/checkout/state';
import type { PostalAddress } from '@sonde/machines/rules/addresses';
import { noReferences, type PurchaseReferences } from '@sonde/machines/rules/checkout';
import type { Currency } from '@sonde/machines/rules/money';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { TaxId } from '@sonde/machines/rules/tax';
import { fromRow, type RowOf } from '../../db/row.ts';

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
  /** The row of the saved payment method that it is; null, or left out in older rows, for what was entered just now. */
  readonly savedMethodId?: string | null;
}

/** What a buyer has put together so far. */
export interface StoredCheckout extends PurchaseReferences {
  readonly id: string;
  /** Counts the changes; a change is written only where nobody else made one meanwhile. */
  readonly version: number;
  readonly country: string;
  readonly currency: Currency;
  /** Null for a buyer who is not signed in. */
  readonly userId: string | null;
  /** The membership that the person chose to buy for; null where they chose none. */
  readonly organizationMembershipId: string | null;
  /** As the URL has it, for example `en`. */
  readonly language: string;
  readonly email: string;
  readonly marketingOptIn: boolean;
  readonly organizationName: string;
  readonly lines: readonly StoredLine[];
  readonly shippingAddress: PostalAddress | null;
  readonly billingAddress: PostalAddress | null;
  readonly shippingMethodId: string | null;
  readonly voucherCode: string | null;
  readonly payment: PaymentChoice | null;
  /** Whether the membership is to renew by itself. */
  readonly autoRenewal: boolean;
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
  | 'organizationMembershipId'
  | 'placements'
  | 'placedOrderId'
  | 'buyerKeyHash'
  | 'isContinuedElsewhere'
  | 'isOrderedElsewhere';

/** What is known of a person who buys again, so that they go from the cart to the review. */
export type Beginning = Pick<
  StoredCheckout,
  'email' | 'shippingAddress' | 'billingAddress' | 'shippingMethodId' | 'payment'
>;

/** What a change may set. */
export type CheckoutChange = Partial<Omit<StoredCheckout, UnchangedByBuyer>>;

/** Everything that a checkout knows of its buyer, as it is when nothing is known. */
export const withoutBuyer = {
  email: '',
  marketingOptIn: false,
  organizationName: '',
  ...noReferences,
  shippingAddress: null,
  billingAddress: null,
  taxId: null,
} as const satisfies CheckoutChange;

/** What stands in a row under the same name. */
type Kept = Omit<StoredCheckout, 'isContinuedElsewhere' | 'isOrderedElsewhere'>;

/** As it stands in the table `checkout`. */
export type CheckoutRow = RowOf<Kept> & {
  readonly is_live: boolean;
  /** Read with those that another browser continues; others are not. */
  readonly is_ordered_elsewhere?: boolean;
};

export const checkoutFromRow = ({
  is_live,
  is_ordered_elsewhere = false,
  ...row
}: CheckoutRow): StoredCheckout => ({
  ...fromRow<Kept>(row),
  isContinuedElsewhere: !is_live,
  isOrderedElsewhere: is_ordered_elsewhere,
});
