import { type CheckoutEnd, checkoutEnd } from '@sonde/machines/checkout/state';
import type { PostalAddress } from '@sonde/machines/rules/addresses';
import { noReferences, type PurchaseReferences } from '@sonde/machines/rules/checkout';
import type { Currency } from '@sonde/machines/rules/money';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { QuoteData } from '@sonde/machines/rules/quotes';
import type { TaxId } from '@sonde/machines/rules/tax';
import { fromRow, type RowOf } from '../../db/row.ts';
import type { TaxCalculation } from '../tax/tax-provider.ts';

/** A line as it is stored. Its name, price and tax come from the catalog. */
export interface StoredLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
}

/** The buyer's payment choice. `token` is the provider's name for the entered details; null if a method needs none. */
export interface PaymentChoice {
  readonly gateway: string;
  readonly method: PaymentMethod;
  readonly token: string | null;
  /** The row of the saved payment method; null, or missing in older rows, for details entered just now. */
  readonly savedMethodId?: string | null;
}

/** A buyer's checkout as it is stored. */
export interface StoredCheckout extends PurchaseReferences {
  readonly id: string;
  /** Incremented by every change. A change is written only if no other was made concurrently. */
  readonly version: number;
  readonly country: string;
  readonly currency: Currency;
  /** Null for a signed-out buyer. */
  readonly userId: string | null;
  /** The membership that the person chose to buy for; null if they chose none. */
  readonly organizationMembershipId: string | null;
  /** As in the URL, for example `en`. */
  readonly language: string;
  readonly email: string;
  readonly marketingOptIn: boolean;
  readonly organizationName: string;
  /** What the buyer says about their organization for a quote; null until they save it. */
  readonly quoteData: QuoteData | null;
  /** What the buyer tells the shop about the order; empty for nothing. */
  readonly note: string;
  readonly lines: readonly StoredLine[];
  readonly shippingAddress: PostalAddress | null;
  readonly billingAddress: PostalAddress | null;
  readonly shippingMethodId: string | null;
  readonly voucherCode: string | null;
  /** The last referrer's code that was applied, even if another code has taken its place; null for none. */
  readonly referralCode: string | null;
  readonly payment: PaymentChoice | null;
  /** Whether the membership renews automatically. */
  readonly autoRenewal: boolean;
  /** Includes the registry's response when the ID was entered. */
  readonly taxId: TaxId | null;
  /** The tax service's last calculation for it, perhaps of an earlier state; null before the first. */
  readonly taxCalculation: TaxCalculation | null;
  /** The number of attempts to place it. */
  readonly placements: number;
  readonly expiresAt: Date;
  /** The confirmed order that it became; null before that. */
  readonly placedOrderId: string | null;
  /** Of the key that the browser sent with its last attempt to place it; null if it sent none. */
  readonly buyerKeyHash: Buffer | null;
  /** Another browser has taken it over, which closes this one. */
  readonly isContinuedElsewhere: boolean;
  /** A checkout with which another browser continued this one became an order. */
  readonly isOrderedElsewhere: boolean;
  /** An attempt to pay its order hasn't ended. */
  readonly isPaymentUnderWay: boolean;
  /** Operators have banned the mailbox of its email address. */
  readonly isMailboxBanned: boolean;
}

/** Whether it, or a checkout that continues it, became an order. */
const isOrdered = ({ placedOrderId, isOrderedElsewhere }: StoredCheckout) =>
  placedOrderId !== null || isOrderedElsewhere;

/** Why the checkout has ended; null while it can be changed. */
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
  | 'isOrderedElsewhere'
  | 'isPaymentUnderWay'
  | 'isMailboxBanned';

/** The data of a returning buyer that takes them from the cart straight to the review. */
export type InitialCheckout = Pick<
  StoredCheckout,
  'email' | 'shippingAddress' | 'billingAddress' | 'shippingMethodId' | 'payment'
>;

/** The fields that a change can set. */
export type CheckoutChange = Partial<Omit<StoredCheckout, UnchangedByBuyer>>;

/** The checkout's fields about its buyer, with their initial values. */
export const withoutBuyer = {
  email: '',
  marketingOptIn: false,
  organizationName: '',
  quoteData: null,
  note: '',
  ...noReferences,
  shippingAddress: null,
  billingAddress: null,
  taxId: null,
} as const satisfies CheckoutChange;

/** A new checkout before anyone answers anything: the defaults of its table. */
export const untouchedCheckout = {
  ...withoutBuyer,
  version: 1,
  userId: null,
  shippingMethodId: null,
  voucherCode: null,
  referralCode: null,
  payment: null,
  taxCalculation: null,
  autoRenewal: false,
  placements: 0,
  placedOrderId: null,
  buyerKeyHash: null,
  isContinuedElsewhere: false,
  isOrderedElsewhere: false,
  isPaymentUnderWay: false,
  isMailboxBanned: false,
} as const satisfies Partial<StoredCheckout>;

/** Fields stored in columns of the same name. */
type Kept = Omit<
  StoredCheckout,
  'isContinuedElsewhere' | 'isOrderedElsewhere' | 'isPaymentUnderWay' | 'isMailboxBanned'
>;

/** A row of the table `checkout`. */
export type CheckoutRow = RowOf<Kept> & {
  readonly is_live: boolean;
  /** Only queried for checkouts that another browser continues. */
  readonly is_ordered_elsewhere?: boolean;
  /** Missing for a checkout that can't have one yet. */
  readonly is_payment_under_way?: boolean;
  /** Missing where the address wasn't read or written. */
  readonly is_mailbox_banned?: boolean;
};

export const checkoutFromRow = ({
  is_live,
  is_ordered_elsewhere = false,
  is_payment_under_way = false,
  is_mailbox_banned = false,
  ...row
}: CheckoutRow): StoredCheckout => ({
  ...fromRow<Kept>(row),
  isContinuedElsewhere: !is_live,
  isOrderedElsewhere: is_ordered_elsewhere,
  isPaymentUnderWay: is_payment_under_way,
  isMailboxBanned: is_mailbox_banned,
});
