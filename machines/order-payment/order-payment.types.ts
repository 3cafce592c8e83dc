import type { Refusal, Trouble } from '../flow/index.ts';
import type { ChosenPayment, PaymentChoice, PaymentPorts, PaymentRequest } from '../payment/index.ts';
import type { SelectedLine } from '../rules/catalogue/index.ts';
import type { RefusalReason } from '../rules/errors/index.ts';
import type { LegalAcknowledgement } from '../rules/checkout/index.ts';
import type { DebitMandate } from '../rules/payment/index.ts';
import type { PostalAddress } from '../rules/addresses/index.ts';
import type { Money, TaxedMoney } from '../rules/money/index.ts';
import type { TaxCode, TaxTreatment } from '../rules/tax/index.ts';

/** A line of what is owed. */
export interface PayableLine {
  readonly kind: 'ITEM' | 'DISCOUNT' | 'SHIPPING';
  /** In the language of the order or invoice; the code of a discount, which may be empty. */
  readonly name: string;
  readonly quantity: number;
  /** Negative for what is taken off. */
  readonly total: TaxedMoney;
}

/** One of the taxes in the total; the rate in percent. */
interface PayableTax {
  readonly code: TaxCode;
  /** Null where the country's term applies. */
  readonly name: string | null;
  readonly rate: number;
  readonly amount: Money;
  /** The seller's number for this tax, which is shown next to it; null where there is none. */
  readonly registrationNumber: string | null;
}

/** An order or an invoice that the person who has its link can pay. It names no one. */
export interface Payable {
  readonly kind: PayableKind;
  /** What its buyer calls it. */
  readonly document: PayableDocument;
  readonly token: string;
  /** Null for an invoice that isn't paid. */
  readonly number: string | null;
  readonly status: 'OPEN' | 'PENDING' | 'PARTLY_PAID' | 'PAID' | 'EXPIRED';
  /** What has changed since it was ordered, so that it can't be paid at its total; null if there is none. */
  readonly lostReason: RefusalReason | null;
  /** ISO calendar date; null unless it can be paid, and where it has none. */
  readonly payUntil: string | null;
  readonly lines: readonly PayableLine[];
  readonly taxTreatment: TaxTreatment;
  /** Whether the added tax is by the base rate of the state or province, and labeled as an estimate. */
  readonly isTaxEstimated: boolean;
  /** The amounts add up to the tax of the total. */
  readonly taxLines: readonly PayableTax[];
  readonly total: TaxedMoney;
  /** What has arrived of the total by bank transfer, and what is missing; null unless it is partly paid. */
  readonly partPayment: { readonly received: Money; readonly open: Money } | null;
  /** Where small deposits to an account are confirmed before it is debited; null unless a payment waits for that. */
  readonly verificationUrl: string | null;
  /** What a new quote is asked for with; empty unless it is an expired quote. */
  readonly quotedItems: readonly SelectedLine[];
  /** The available payment methods, default first; empty unless it can be paid. */
  readonly methods: readonly string[];
}

/** What is paid by its link: an invoice, or an order that was placed unpaid. */
export type PayableKind = 'INVOICE' | 'ORDER';
/** An order is a quote until it is paid for the first time. */
export type PayableDocument = PayableKind | 'QUOTE';

/** The result of a look-up. */
export type FoundPayable =
  | { readonly status: 'found'; readonly payable: Payable }
  | { readonly status: 'missing' };

/** The order or invoice of a link. */
interface LinkedPayable {
  readonly kind: PayableKind;
  readonly token: string;
}

/** A payment on its way to the shop. */
export interface PayInput extends LinkedPayable {
  /** The same for every attempt to send one payment, which is therefore made once. */
  readonly idempotencyKey: string;
  readonly shownTotal: TaxedMoney['gross'];
  readonly payment: PaymentChoice;
  /** What the payer has agreed to; a debit needs it. */
  readonly attestations: readonly LegalAcknowledgement[];
}

/** Whose account is debited: of their address, only the name and the shop's country are known. */
export interface PayingDebtor {
  readonly billingAddress: PostalAddress;
  readonly email: string;
}

/** The result of a payment. The promise rejects if there was no response. */
export type PayAnswer =
  | { readonly status: 'settled'; readonly payable: Payable }
  | { readonly status: 'confirmation'; readonly clientSecret: string }
  /** The same request has to be sent again. */
  | { readonly status: 'pending' }
  | {
      readonly status: 'refused';
      readonly refusals: readonly Refusal[];
      /** Null if it no longer exists. */
      readonly payable: Payable | null;
    };

/** The provider's answer once the buyer's bank was asked. */
export type ConfirmPayAnswer =
  | { readonly status: 'confirmed' }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] };

/** The ports of the flow. Those of the payment form keep nothing in the shop before it is paid. */
export interface OrderPaymentPorts extends PaymentPorts {
  /** The shop asks the provider about a payment in progress first. */
  loadPayable(input: LinkedPayable): Promise<FoundPayable>;
  /** Creates a unique key before the payment is first sent. */
  createPaymentKey(input: Record<string, never>): Promise<string>;
  /** Pays the order or the invoice; repeated with the same key, it charges nothing more. */
  payPayable(input: PayInput): Promise<PayAnswer>;
  /** Lets the payer answer their bank, here or on a page of its own, which replaces this one. */
  confirmPayment(input: {
    readonly clientSecret: string;
    /** Null unless the payment is a debit. */
    readonly payer: PayingDebtor | null;
  }): Promise<ConfirmPayAnswer>;
}

/** What the flow is given when it begins. */
export interface OrderPaymentInput extends LinkedPayable {
  /** Of the shop; ISO 3166-1. */
  readonly country: string;
  /** What the page was served with; null to ask the shop. */
  readonly served: Payable | null;
  /** What the payer entered before they reloaded the page; absent for nothing. */
  readonly entered?: EnteredPayment | null;
}

/** What a reload keeps of what the payer has entered, besides what the payment form asks for: never their consent. */
export interface EnteredPayment {
  /** The method that the form selects first; null for the default. */
  readonly preferred: string | null;
  readonly mandate: Omit<DebitMandate, 'isAuthorized'>;
}

/** What the flow remembers besides its state. */
export interface OrderPaymentContext extends LinkedPayable, EnteredPayment {
  readonly country: string;
  /** Null until the shop has answered. */
  readonly payable: Payable | null;
  /** The output of the payment form; null before, and once it must be entered again. */
  readonly payment: ChosenPayment | null;
  /** What the payer has entered for a debit, as typed. */
  readonly mandate: DebitMandate;
  readonly idempotencyKey: string | null;
  readonly clientSecret: string | null;
  /** The number of times that the shop has been asked about the payment in progress. */
  readonly repeats: number;
  /** Why the last attempt failed; null if there is none to report. */
  readonly trouble: Trouble | null;
}

/** Everything that can be sent to the flow. */
export type OrderPaymentEvent =
  | PaymentRequest
  /** The payer enters whose account is debited, or agrees to it. */
  | { readonly type: 'mandate.changed'; readonly change: Partial<DebitMandate> }
  /** The payer presses a button to ask again. */
  | { readonly type: 'retry.requested' };
