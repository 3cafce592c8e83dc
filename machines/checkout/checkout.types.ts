import type { AddressAnnouncement, AddressPorts, AddressRules, AddressRequest } from '../address/index.ts';
import type { Address, Checkout, CheckoutAnswer, CheckoutLookup } from '../cart/index.ts';
import type { Refusal, Trouble } from '../flow/index.ts';
import type { ChosenPayment, PaymentChoice, PaymentPorts, PaymentRequest } from '../payment/index.ts';
import type { PurchaseReference } from '../rules/checkout/index.ts';
import type { Money } from '../rules/money/index.ts';
import type { TrialCharge } from '../rules/sales/index.ts';
import type { LostDiscount, VoucherAnnouncement, VoucherPorts, VoucherRequest } from '../voucher/index.ts';
import type { CheckoutStepId } from './checkout.steps.ts';

/** The request that places an order; a retry sends exactly the same, including the key. */
export interface PlaceOrderInput {
  readonly checkoutId: string;
  /** Generated once per intent to place, stored in the snapshot, sent again with every retry. */
  readonly idempotencyKey: string;
  readonly shownTotal: Money;
  /** The payment shown to the buyer; null if nothing is to be paid. */
  readonly shownPayment: PaymentChoice | null;
  /** What the buyer agreed to be charged when a trial ends; null if nothing is. */
  readonly shownTrialCharge: TrialCharge | null;
  readonly attestations: readonly string[];
}

/** The shop's answer to placing an order. */
export type PlaceOrderAnswer =
  | { readonly status: 'placed'; readonly orderToken: string }
  /**
   * 3-D Secure: the buyer's bank requires confirmation. Confirm with the provider, then place again with the same key.
   */
  | { readonly status: 'confirmation'; readonly clientSecret: string }
  /** Another tab or an earlier attempt is still in progress; retry with the same key. */
  | { readonly status: 'pending' }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[]; readonly checkout: Checkout | null };

/** The provider's answer once the buyer's bank was asked. */
export type ConfirmPaymentAnswer =
  | { readonly status: 'confirmed' }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] };

/** The shop's contact data. The organization's name and references are empty for a private buyer. */
export type ContactDetails = Pick<Checkout, 'email' | 'marketingOptIn' | 'organizationName' | 'references'>;

/** Whether the buyer is a person or an organization. */
export type Buyer = 'person' | 'organization';

/** The text fields of the contact step. */
export type ContactField = 'email' | 'organizationName' | 'vatRegistrationNumber' | PurchaseReference;

/** What is wrong with one field of the contact step. */
export interface ContactProblem {
  readonly field: ContactField;
  readonly reason: 'required' | 'format' | 'too_long' | 'characters' | 'link';
}

/**
 * The contact step as typed, and the problems reported to the buyer. A private buyer's organization is kept in case
 * they change their mind.
 */
export interface ContactForm extends Readonly<Record<ContactField, string>> {
  readonly marketingOptIn: boolean;
  readonly buyer: Buyer;
  readonly problems: readonly ContactProblem[];
}

/** Which email address was probably meant. */
export interface EmailSuggestion {
  readonly typed: string;
  /** Null if nothing looks wrong. */
  readonly meant: string | null;
}

/** The result of looking up the checkout. */
export type FoundCheckout =
  | CheckoutLookup
  /** A payment for it is under way; whether it becomes an order isn't known yet. */
  | { readonly status: 'paying'; readonly checkout: Checkout };

/** All ports of the checkout: urql and Stripe in the app, scripts in tests. */
export interface CheckoutPorts extends AddressPorts, PaymentPorts, VoucherPorts {
  /** The checkout of this token, or what became of it. */
  loadCheckout(input: { token: string }): Promise<FoundCheckout>;
  /** A checkout with the same content for this browser, under another token. */
  continueCheckout(input: { checkoutId: string }): Promise<CheckoutAnswer>;
  /** Saves who buys: the email address, the organization and its references. */
  updateContact(input: { checkoutId: string } & ContactDetails): Promise<CheckoutAnswer>;
  /** Saves where the parcel goes, which decides taxes and shipping methods. */
  updateShippingAddress(input: { checkoutId: string; address: Address }): Promise<CheckoutAnswer>;
  /** With the note about the delivery as typed; an empty one removes the current one. */
  updateShippingMethod(input: {
    checkoutId: string;
    shippingMethodId: string;
    note: string;
  }): Promise<CheckoutAnswer>;
  /** Saves a billing address of its own. */
  updateBillingAddress(input: { checkoutId: string; address: Address }): Promise<CheckoutAnswer>;
  /** Whether the membership renews automatically, which determines the available methods and the acknowledgements. */
  updateAutoRenewal(input: { checkoutId: string; autoRenewal: boolean }): Promise<CheckoutAnswer>;
  /** As typed; an empty one removes the current one. The shop may query a registry, which takes a few seconds. */
  updateTaxId(input: { checkoutId: string; taxId: string }): Promise<CheckoutAnswer>;
  /** Applies a code in place of the current one; an empty one removes it. */
  updateVoucher(input: { token: string; voucherCode: string }): Promise<CheckoutAnswer>;
  /** Which address was probably meant. A rejection means that the rule couldn't be loaded. */
  suggestEmail(input: { email: string }): Promise<EmailSuggestion>;
  /** Creates a unique key before the order is first placed. */
  createIdempotencyKey(input: Record<string, never>): Promise<string>;
  /** Can be repeated with the same input at any time, including after a reload: the key ensures a single order. */
  placeOrder(input: PlaceOrderInput): Promise<PlaceOrderAnswer>;
  /** Can be repeated after a reload: an already confirmed payment returns `confirmed`. */
  confirmPayment(input: {
    clientSecret: string;
    payer: { billingAddress: Address | null; email: string };
  }): Promise<ConfirmPaymentAnswer>;
}

/** What the flow is given when it begins. */
export interface CheckoutInput {
  readonly checkoutToken: string;
  readonly country: string;
  /** The step named by the URL; the chart goes there if every earlier step is complete. */
  readonly requestedStep: CheckoutStepId | null;
  /** The address format of `country`. */
  readonly addressRules: AddressRules;
  /** The better discount that a page in this tab has already mentioned; null for none. */
  readonly lostDiscount: LostDiscount | null;
  /** The checkout embedded in the page, which saves the lookup; null if the browser has to load it. */
  readonly served: Checkout | null;
  /** The saved method that the shop selected for a returning buyer; null for none. */
  readonly payment: ChosenPayment | null;
  /** Whether the buyer came to get a quote, which is then selected first. */
  readonly isQuoteRequested: boolean;
  /** The email address of the person who is signed in; empty if nobody is. */
  readonly accountEmail: string;
}

/** Unsaved choices and text at the checkout's own steps; null where there are none. */
export interface CheckoutDrafts {
  readonly contact: ContactForm | null;
  readonly shippingMethodId: string | null;
  readonly note: string | null;
  readonly autoRenewal: boolean | null;
}

/** Plain JSON: a snapshot is stored and restored as it is. */
export interface CheckoutContext {
  readonly checkoutToken: string;
  readonly country: string;
  readonly addressRules: AddressRules;
  /** The buyer's current or requested step. A resumed flow opens it, or the first incomplete step before it. */
  readonly requestedStep: CheckoutStepId | null;
  /** From the server's last response; null before the first. */
  readonly checkout: Checkout | null;
  /** The checkout that the buyer saw before prices or products changed; only set while both are compared. */
  readonly shownCheckout: Checkout | null;
  readonly drafts: CheckoutDrafts;
  /** For the email address that was last left, null before; once another one is typed, it no longer counts. */
  readonly emailSuggestion: EmailSuggestion | null;
  /** The valid input below the contact details that Continue submits after them; null until then. */
  readonly submittedAddress: Address | null;
  /** The buyer's choice; null until then, when the saved addresses determine it. */
  readonly billingSource: BillingSource | null;
  readonly payment: ChosenPayment | null;
  /** The method of the payment that was put aside because it failed, which is selected again; null for none. */
  readonly previousMethod: string | null;
  /** Whether the buyer came to get a quote. */
  readonly isQuoteRequested: boolean;
  /** Shown in the contact step until the buyer has given an address; empty if nobody is signed in. */
  readonly accountEmail: string;
  /** The acknowledgements ticked by the buyer. */
  readonly attestations: readonly string[];
  /** Those missing when the buyer tried to place the order. */
  readonly missingAttestations: readonly string[];
  /** Kept from the first request until a definite response; every retry sends it. */
  readonly placement: PlaceOrderInput | null;
  /** How often the server was asked again about `placement`. */
  readonly repeats: number;
  readonly clientSecret: string | null;
  /** Why the last Continue failed. */
  readonly trouble: Trouble | null;
  /** The value when the page opened; afterwards the voucher owns it. */
  readonly lostDiscount: LostDiscount | null;
  readonly orderToken: string | null;
}

/** Whether to bill the shipping address or a separate one. */
export type BillingSource = 'shipping' | 'own';

/** Everything that can be sent to the flow. */
export type CheckoutEvent =
  | AddressRequest
  | AddressAnnouncement
  | PaymentRequest
  /** The buyer wants to continue another browser's checkout here. */
  | { readonly type: 'link.accepted' }
  | { readonly type: 'contact.field.changed'; readonly field: ContactField; readonly value: string }
  | { readonly type: 'contact.field.left'; readonly field: 'email' }
  /** The buyer takes the email address that was probably meant. */
  | { readonly type: 'contact.suggestion.accepted' }
  | { readonly type: 'contact.marketing.changed'; readonly isOptedIn: boolean }
  | { readonly type: 'contact.buyer.chosen'; readonly buyer: Buyer }
  /** The registry gave no result; the buyer wants to check again. */
  | { readonly type: 'contact.taxId.checkedAgain' }
  | { readonly type: 'contact.submitted' }
  | { readonly type: 'shipping.method.chosen'; readonly shippingMethodId: string }
  /** What the buyer says about the delivery, as typed. */
  | { readonly type: 'note.changed'; readonly note: string }
  | { readonly type: 'shipping.method.submitted' }
  | { readonly type: 'billing.source.chosen'; readonly source: BillingSource }
  | { readonly type: 'billing.submitted' }
  /** The checkbox beside the payment: whether the membership renews automatically. */
  | { readonly type: 'renewal.chosen'; readonly isAutomatic: boolean }
  | { readonly type: 'attestation.changed'; readonly attestation: string; readonly isTicked: boolean }
  | { readonly type: 'order.submitted' }
  | { readonly type: 'retry.requested' }
  /** To the previous step; typed text is kept. */
  | { readonly type: 'back.requested' }
  /** The URL, the browser's Back or a "Change" link requests a step. Refused unless earlier steps are complete. */
  | { readonly type: 'step.requested'; readonly step: CheckoutStepId }
  | VoucherRequest
  | VoucherAnnouncement<CheckoutAnswer>
  /** The tab regained focus, or another tab reported a change to the checkout. */
  | { readonly type: 'checkout.refreshed' }
  /** Raised by the chart: the result of a refresh. */
  | { readonly type: 'checkout.found'; readonly lookup: FoundCheckout }
  /** Raised by the chart: a voucher changed the totals. */
  | { readonly type: 'checkout.repriced' }
  /** Raised by the chart: the order exists, and the other regions end. */
  | { readonly type: 'checkout.closed' };

/** What the checkout ends with: the order that was placed. */
export interface CheckoutOutput {
  readonly orderToken: string;
}

/** What a state of the chart says about itself. */
export interface CheckoutMeta {
  readonly step?: CheckoutStepId;
  /** A sentence for product managers. */
  readonly description: string;
}
