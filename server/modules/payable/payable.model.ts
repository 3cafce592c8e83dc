import type { Money, TaxedMoney } from '@sonde/machines/rules/money';
import type { RefusalReason } from '@sonde/machines/rules/errors';
import type { LegalAcknowledgement, PurchaseReferences } from '@sonde/machines/rules/checkout';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { TaxTreatment } from '@sonde/machines/rules/tax';
import type { Refusal } from '../../kernel/refusal.ts';
import type { PayableDocument, PayableKind, PayableStatus } from '../../kernel/resolver-types.generated.ts';
import type { InvoiceLine } from '../invoice/invoice.model.ts';
import type { PartPayment } from '../order/part-payment.ts';
import type { RegisteredTaxLine } from '../tax/registered-tax-line.ts';

/** A debt that can be paid by the person who has its link. It names an organization, but no person. */
export interface Payable {
  readonly kind: PayableKind;
  /** What its buyer calls it. */
  readonly document: PayableDocument;
  readonly token: string;
  /** Of the shop in which it is paid. */
  readonly country: string;
  /** As in URLs. */
  readonly language: string;
  /** That of an open invoice begins with `R-`, until it is paid. */
  readonly number: string | null;
  /** Empty for a private buyer, for an invoice, and once there is nothing to pay. */
  readonly organizationName: string;
  /** Empty for an invoice, and once there is nothing to pay. */
  readonly references: PurchaseReferences;
  readonly status: PayableStatus;
  /** What has changed since, so that it can't be paid at its total; null if there is none. */
  readonly lostReason: RefusalReason | null;
  /** ISO date in the shop; null unless it can be paid, and for an order whose debit was returned. */
  readonly payUntil: string | null;
  readonly lines: readonly InvoiceLine[];
  readonly taxTreatment: TaxTreatment;
  readonly isTaxEstimated: boolean;
  readonly taxLines: readonly RegisteredTaxLine[];
  readonly total: TaxedMoney;
  /** What has arrived of the total by bank transfer; null unless it is partly paid. */
  readonly partPayment: PartPayment | null;
  /** Where whoever pays confirms small deposits to their account before it is debited; null unless a payment waits for that. */
  readonly verificationUrl: string | null;
  /** What a new quote is asked for with; empty unless it is an expired quote. */
  readonly quotedItems: readonly { readonly sku: string; readonly quantity: number }[];
  /** Empty unless it can be paid. */
  readonly methods: readonly PaymentMethod[];
}

/** A request to pay a debt, in a valid format. */
export interface PayRequest {
  /** The caller's key: the same one pays once. */
  readonly key: string;
  /** Hexadecimal. */
  readonly parametersHash: string;
  readonly expectedTotal: Money;
  readonly method: PaymentMethod;
  /** The provider's token; empty for a method without one. */
  readonly token: string;
  /** Of the page, as in its URL. */
  readonly language: string;
  /** What the payer has agreed to. */
  readonly attestations: readonly LegalAcknowledgement[];
}

/** The result of a request. The debt after it is read separately. */
export interface PayAnswer {
  readonly refusals: readonly Refusal[];
  /** The bank's question; null if it has none. */
  readonly clientSecret: string | null;
  readonly isPending: boolean;
}

export const paid: PayAnswer = { refusals: [], clientSecret: null, isPending: false };
export const refusedPay = (one: Refusal): PayAnswer => ({ ...paid, refusals: [one] });

/** How the debts of one kind are read and paid. */
export interface PayableDebts {
  /**
   * Null for an unknown token. A payment at the provider is asked about first: its payer may be back from their bank.
   */
  readonly read: (token: string) => Promise<Payable | null>;
  readonly pay: (token: string, request: PayRequest) => Promise<PayAnswer>;
}
