import type { AddressAnnouncement, AddressPorts, AddressRules, AddressRequest } from '../address/index.ts';
import type { Address, Checkout, CheckoutAnswer, CheckoutLookup } from '../cart/index.ts';
import type { Refusal, Trouble } from '../flow/index.ts';
import type { ChosenPayment, PaymentChoice, PaymentPorts, PaymentRequest } from '../payment/index.ts';
import type { PurchaseReference } from '../rules/checkout/index.ts';
import type { Money } from '../rules/money/index.ts';
import type { LostDiscount, VoucherAnnouncement, VoucherPorts, VoucherRequest } from '../voucher/index.ts';
import type { CheckoutStepId } from './checkout.steps.ts';

/** What is sent to place an order; a repeat sends exactly the same, key included. */
export interface PlaceOrderInput {
  readonly checkoutId: string;
  /** Made once per intent to place, kept in the snapshot, sent again with every repeat. */
  readonly idempotencyKey: string;
  readonly shownTotal: Money;
  /** How the buyer saw that they pay; null where nothing is to be paid. */
  readonly shownPayment: PaymentChoice | null;
  readonly attestations: readonly string[];
}

export type PlaceOrderAnswer =
  | { readonly status: 'placed'; readonly orderToken: string }
  /** 3-D Secure: the buyer's bank asks; confirm with the provider, then place again with the same key. */
  | { readonly status: 'confirmation'; readonly clientSecret: string }
  /** Another tab or an earlier try is still at it; ask again with the same key. */
  | { readonly status: 'pending' }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[]; readonly checkout: Checkout | null };

export type ConfirmPaymentAnswer =
  | { readonly status: 'confirmed' }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] };

/** What the shop keeps about whom to write to; empty for a person are the name of an organization and what its papers say. */
export type ContactDetails = Pick<Checkout, 'email' | 'marketingOptIn' | 'organizationName' | 'references'>;

/** For whom the buyer buys. */
export type Buyer = 'person' | 'organization';

/** The text fields of the contact step. */
export type ContactField = 'email' | 'organizationName' | 'vatRegistrationNumber' | PurchaseReference;

export interface ContactProblem {
  readonly field: ContactField;
  readonly reason: 'required' | 'format' | 'too_long' | 'characters';
}

/** The contact step as typed, and the problems that the buyer has been told; a person's organization is kept in case they change their mind. */
export interface ContactForm extends Readonly<Record<ContactField, string>> {
  readonly marketingOptIn: boolean;
  readonly buyer: Buyer;
  readonly problems: readonly ContactProblem[];
}

/** Everything the checkout asks of the world. The app gives urql and Stripe, tests give scripts. */
export interface CheckoutPorts extends AddressPorts, PaymentPorts, VoucherPorts {
  loadCheckout(input: { token: string }): Promise<CheckoutLookup>;
  /** A checkout of this browser's own that holds the same; its token is another one. */
  continueCheckout(input: { checkoutId: string }): Promise<CheckoutAnswer>;
  updateContact(input: { checkoutId: string } & ContactDetails): Promise<CheckoutAnswer>;
  updateShippingAddress(input: { checkoutId: string; address: Address }): Promise<CheckoutAnswer>;
  updateShippingMethod(input: { checkoutId: string; shippingMethodId: string }): Promise<CheckoutAnswer>;
  updateBillingAddress(input: { checkoutId: string; address: Address }): Promise<CheckoutAnswer>;
  /** Whether the membership renews automatically, by which the methods on offer and the acknowledgements are judged. */
  updateAutoRenewal(input: { checkoutId: string; autoRenewal: boolean }): Promise<CheckoutAnswer>;
  /** As typed; an empty one takes the present one off. The shop may ask a registry, which takes a few seconds. */
  updateTaxId(input: { checkoutId: string; taxId: string }): Promise<CheckoutAnswer>;
  updateVoucher(input: { token: string; voucherCode: string }): Promise<CheckoutAnswer>;
  createIdempotencyKey(input: Record<string, never>): Promise<string>;
  /** May be asked again with the same input at any time, after a reload too: the key makes it one order. */
  placeOrder(input: PlaceOrderInput): Promise<PlaceOrderAnswer>;
  /** May be asked again after a reload: what is confirmed already answers `confirmed`. */
  confirmPayment(input: { clientSecret: string }): Promise<ConfirmPaymentAnswer>;
}

export interface CheckoutInput {
  readonly checkoutToken: string;
  readonly country: string;
  /** The step that the URL names; the chart leads there when every earlier step is complete. */
  readonly requestedStep: CheckoutStepId | null;
  /** What an address in `country` consists of. */
  readonly addressRules: AddressRules;
  /** The better discount that a page of this tab has told of before; null for none. */
  readonly lostDiscount: LostDiscount | null;
  /** The checkout as the page brought it along, so that nothing is looked up; null where the browser has to ask. */
  readonly served: Checkout | null;
  /** The saved method that the shop has chosen for a buyer who returns; null for none. */
  readonly payment: ChosenPayment | null;
}

/** What was chosen or typed at the checkout's own steps but not saved yet; null where nothing was. */
export interface CheckoutDrafts {
  readonly contact: ContactForm | null;
  readonly shippingMethodId: string | null;
  readonly autoRenewal: boolean | null;
}

/** Plain JSON: a snapshot is stored and restored as it is. */
export interface CheckoutContext {
  readonly checkoutToken: string;
  readonly country: string;
  readonly addressRules: AddressRules;
  /** Where the buyer is, or wants to be; who resumes is led there, or to the first step before it that is not complete. */
  readonly wantedStep: CheckoutStepId | null;
  /** As the server last told it; null until it did. */
  readonly checkout: Checkout | null;
  /** What the buyer saw before prices or products changed; only while both are compared. */
  readonly shownCheckout: Checkout | null;
  readonly drafts: CheckoutDrafts;
  /** What Continue found complete below the contact details, to be kept after them; null until it did. */
  readonly submittedAddress: Address | null;
  /** As the buyer chose; null until then, when the addresses that the server has tell it. */
  readonly billingSource: BillingSource | null;
  readonly payment: ChosenPayment | null;
  /** The acknowledgements that the buyer has ticked. */
  readonly attestations: readonly string[];
  /** Those that were missing when the buyer wanted to place the order. */
  readonly missingAttestations: readonly string[];
  /** Kept from the first send until a definite answer; every repeat sends this. */
  readonly placement: PlaceOrderInput | null;
  /** How often the server was asked again about `placement`. */
  readonly repeats: number;
  readonly clientSecret: string | null;
  /** Why the last Continue did not go on. */
  readonly trouble: Trouble | null;
  /** As it was when the page opened; from then on it is the voucher's. */
  readonly lostDiscount: LostDiscount | null;
  readonly orderToken: string | null;
}

/** Whether the invoice goes where the parcel goes, or to an address of its own. */
export type BillingSource = 'shipping' | 'own';

export type CheckoutEvent =
  | AddressRequest
  | AddressAnnouncement
  | PaymentRequest
  /** The buyer wants to continue here what another browser has. */
  | { readonly type: 'link.accepted' }
  | { readonly type: 'contact.field.changed'; readonly field: ContactField; readonly value: string }
  | { readonly type: 'contact.field.left'; readonly field: 'email' }
  | { readonly type: 'contact.marketing.changed'; readonly isOptedIn: boolean }
  | { readonly type: 'contact.buyer.chosen'; readonly buyer: Buyer }
  /** The registry could not say; the buyer wants it asked once more. */
  | { readonly type: 'contact.taxId.checkedAgain' }
  | { readonly type: 'contact.submitted' }
  | { readonly type: 'shipping.method.chosen'; readonly shippingMethodId: string }
  | { readonly type: 'shipping.method.submitted' }
  | { readonly type: 'billing.source.chosen'; readonly source: BillingSource }
  | { readonly type: 'billing.submitted' }
  /** The box beside the payment: whether the membership renews automatically. */
  | { readonly type: 'renewal.chosen'; readonly isAutomatic: boolean }
  | { readonly type: 'attestation.changed'; readonly attestation: string; readonly isTicked: boolean }
  | { readonly type: 'order.submitted' }
  | { readonly type: 'retry.requested' }
  /** To the step before; what was typed stays. */
  | { readonly type: 'back.requested' }
  /** The URL, the browser's Back, or a "Change" link asks for a step; refused where earlier steps are not complete. */
  | { readonly type: 'step.requested'; readonly step: CheckoutStepId }
  | VoucherRequest
  | VoucherAnnouncement<CheckoutAnswer>
  /** The tab has the focus again, or another tab said that it changed the checkout. */
  | { readonly type: 'checkout.refreshed' }
  /** Raised by the chart itself: what a refresh found. */
  | { readonly type: 'checkout.found'; readonly lookup: CheckoutLookup }
  /** Raised by the chart itself: a voucher changed the totals. */
  | { readonly type: 'checkout.repriced' }
  /** Raised by the chart itself: the order exists, the other regions end. */
  | { readonly type: 'checkout.closed' };

export interface CheckoutOutput {
  readonly orderToken: string;
}

export interface CheckoutMeta {
  readonly step?: CheckoutStepId;
  /** One sentence for people who decide what the shop does. */
  readonly description: string;
}
