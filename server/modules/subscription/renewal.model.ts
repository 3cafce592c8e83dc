import type { PaymentAttemptStatus } from '@sonde/machines/lifecycles';
import type { PostalAddress } from '@sonde/machines/rules/addresses';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import type { AccountName, PaymentMethod } from '@sonde/machines/rules/payment';
import type { PaidTerm, PlanType, RenewingSubscription } from '@sonde/machines/rules/plans';
import type { SoldPlan, SubscriptionTerms } from '@sonde/machines/rules/sales';
import type { TaxId, TaxTreatment } from '@sonde/machines/rules/tax';
import type { PaymentDetails } from '../payment/provider/payment-method.ts';
import type { ChargeFailureCode } from '../payment/provider/payment-provider.ts';
import type { InvoicePayment } from '../invoice/invoice.model.ts';
import type { EnteredPayment } from './open-invoice.model.ts';
import type { RegisteredTaxLine } from '../tax/registered-tax-line.ts';
import type { SalesTaxQuestion } from '../tax/sales-tax-service.ts';

/** A subscription that has a last day, with everything needed to renew or end it. */
export interface MembershipFacts extends Omit<RenewingSubscription, 'termMonths'> {
  readonly id: string;
  readonly organizationId: string;
  readonly organizationName: string;
  /** The country of the organization's shop. */
  readonly country: string;
  readonly planType: PlanType;
  /** Null if it wasn't bought in the shop. */
  readonly sku: string | null;
  readonly seatsInBase: number;
  readonly additionalSeats: number;
  readonly seatLimit: number;
  readonly featureSkus: readonly string[];
  /** Null if sales extends it. */
  readonly termMonths: number | null;
  /** The agreed price of one more term; null if sales sets it. */
  readonly price: TaxedMoney | null;
  /** What of that price is for seats and features; null if it isn't known. */
  readonly partPrices: SoldPlan['partPrices'];
  /** The running or last term. */
  readonly term: PaidTerm | null;
  /** The plan of the next term; null if it stays the same. */
  readonly scheduled: SoldPlan | null;
  readonly commitment: SubscriptionTerms['commitment'];
  /** The plan that its organization has again if the current trial ends unpaid; null for none. */
  readonly replacedPlan: PlanType | null;
  /** The number of people in the organization. */
  readonly members: number;
  /** The organization's unspent months of referral credit. */
  readonly unspentMonths: number;
  /** The day of the last announced charge. */
  readonly announcedChargeOn: string | null;
  /** The order of the plan, otherwise the organization's latest; null if it never ordered here. */
  readonly order: {
    readonly language: string;
    /** The buyer's. */
    readonly email: string;
    readonly shippingAddress: PostalAddress | null;
    readonly billingAddress: PostalAddress;
    readonly taxId: TaxId | null;
    readonly organizationName: string;
  } | null;
  /**
   * The billing address of the latest order that one of its administrators placed for themselves while signed in, in
   * the country of its shop; null without one. It decides the tax of a membership without an order, and is never shown.
   */
  readonly administratorAddress: PostalAddress | null;
  /** The primary payment method; null if none is saved. */
  readonly method: RenewalMethod | null;
}

/** A saved payment method, with what the provider needs to charge it. */
export interface RenewalMethod {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly details: PaymentDetails;
  readonly token: string;
  readonly customerId: string;
  /** The provider's account that has it. */
  readonly account: AccountName;
}

/** A membership that renews automatically. */
export type ChargedMembership = MembershipFacts &
  RenewingSubscription & { readonly price: TaxedMoney; readonly nextChargeOn: string };

/** Whether its next term has a price, a length, and a day on which it is charged. */
export const isCharged = (facts: MembershipFacts): facts is ChargedMembership =>
  facts.price !== null && facts.termMonths !== null && facts.nextChargeOn !== null;

/** A membership as an invoice names it. */
export interface BilledPlan {
  /** The shop's name for the membership, in the invoice's language. */
  readonly name: string;
  readonly sku: string | null;
  readonly seats: number;
  readonly termMonths: number | null;
}

/** The contents of an invoice, apart from its amounts. */
export interface Bill extends BilledPlan {
  readonly country: string;
  readonly language: string;
  readonly taxTreatment: TaxTreatment;
  /** Whether its invoice labels the tax as an estimate. Attempts of an earlier version lack it; theirs don't. */
  readonly isTaxEstimated?: boolean;
  /** Where a tax service is told of it; null, or left out by an earlier version, where none is. */
  readonly taxedAt?: SalesTaxQuestion['address'] | null;
  readonly taxLines: readonly RegisteredTaxLine[];
  readonly taxId: TaxId | null;
  readonly organizationName: string;
  readonly billingAddress: PostalAddress | null;
}

/** The bill of a change. */
export interface ChangeBill extends Bill {
  /** What is credited. Attempts of an earlier version lack it. */
  readonly credited?: BilledPlan;
  /** The months of a renewed term paid by referral credit. Attempts of an earlier version lack it. */
  readonly freeMonths?: number;
}

/** The bill of one more term. */
export interface RenewalBill extends Bill {
  /** The plan of the term. Attempts of an earlier version lack it; theirs was the subscription's. */
  readonly plan?: SoldPlan;
  /** The months of the term paid by referral credit. Attempts of an earlier version lack it. */
  readonly freeMonths?: number;
}

/** What an attempt charges: the organization's saved method, or what was entered for its open invoice. */
export type RenewalPayment =
  | ({ readonly kind: 'SAVED' } & Omit<RenewalMethod, 'details' | 'account'>)
  | ({ readonly kind: 'ENTERED' } & EnteredPayment);

/** An attempt to charge a term. Days are ISO calendar dates in the organization's shop. */
export interface RenewalAttempt {
  readonly id: string;
  readonly subscriptionId: string;
  readonly organizationId: string;
  readonly dueOn: string;
  /** Counts the attempts for the due day, from 1. */
  readonly number: number;
  readonly chargeOn: string;
  readonly amount: TaxedMoney;
  readonly bill: RenewalBill;
  readonly payment: RenewalPayment;
  /** The provider's account that charges it. */
  readonly account: AccountName;
  readonly status: PaymentAttemptStatus;
  readonly intentId: string | null;
  readonly failureCode: ChargeFailureCode | null;
  readonly createdAt: Date;
}

/** The data of an attempt needed to record its result. One for a term that costs nothing has no method. */
export type ConcludedAttempt = Pick<
  RenewalAttempt,
  'id' | 'subscriptionId' | 'organizationId' | 'dueOn' | 'number' | 'amount' | 'bill'
> & {
  /** How the open invoice was paid; null or omitted where the saved method was charged. */
  readonly paidWith?: InvoicePayment | null;
  /** Since when a bank had its debit, with access until it cleared; null or omitted for every other payment. */
  readonly pendingSince?: Date | null;
};

/** The provider's idempotency key for an attempt. */
export const renewalKey = ({
  subscriptionId,
  dueOn,
  number,
}: Pick<RenewalAttempt, 'subscriptionId' | 'dueOn' | 'number'>): string =>
  `${subscriptionId}-${dueOn}-${number}`;

/** Whether the subscription still awaits the result: its charge day is the one for which the attempt was made. */
export const isAwaited = (
  { nextChargeOn, status }: Pick<MembershipFacts, 'nextChargeOn' | 'status'>,
  { chargeOn }: Pick<RenewalAttempt, 'chargeOn'>,
): boolean => status !== 'CANCELED' && nextChargeOn === chargeOn;
