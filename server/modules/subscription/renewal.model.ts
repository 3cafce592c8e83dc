import type { PaymentAttemptStatus } from '@sonde/machines/lifecycles';
import type { PostalAddress } from '@sonde/machines/rules/addresses';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { PaidTerm, PlanType, RenewingSubscription } from '@sonde/machines/rules/plans';
import type { SoldPlan, SubscriptionTerms } from '@sonde/machines/rules/sales';
import type { TaxId, TaxTreatment } from '@sonde/machines/rules/tax';
import type { PaymentDetails } from '../payment/provider/payment-method.ts';
import type { RegisteredTaxLine } from '../tax/registered-tax-line.ts';

/** A subscription that ends some day, with what there is to know to renew or end it. */
export interface MembershipFacts extends Omit<RenewingSubscription, 'termMonths'> {
  readonly id: string;
  readonly organizationId: string;
  readonly organizationName: string;
  /** Of the organization's shop. */
  readonly country: string;
  readonly planType: PlanType;
  /** Null where it was not bought in the shop. */
  readonly sku: string | null;
  readonly seatsInBase: number;
  readonly additionalSeats: number;
  readonly seatLimit: number;
  readonly featureSkus: readonly string[];
  /** Null for what sales prolongs. */
  readonly termMonths: number | null;
  /** Of one more term, as agreed; null where sales sets it. */
  readonly price: TaxedMoney | null;
  /** The running term, or the last. */
  readonly term: PaidTerm | null;
  /** The plan of the next term; null where it stays as it is. */
  readonly scheduled: SoldPlan | null;
  readonly commitment: SubscriptionTerms['commitment'];
  /** How many people are in the organization. */
  readonly members: number;
  /** Months of referral credit that its organization has. */
  readonly unspentMonths: number;
  /** The charge that was announced last. */
  readonly announcedChargeOn: string | null;
  /** The order that the plan was bought with, or else the organization's latest; null where it never ordered here. */
  readonly order: {
    readonly language: string;
    readonly shippingAddress: PostalAddress | null;
    readonly billingAddress: PostalAddress;
    readonly taxId: TaxId | null;
    readonly organizationName: string;
  } | null;
  /** What is charged first; null where nothing is saved. */
  readonly method: RenewalMethod | null;
}

/** A saved payment method, as far as it is charged. */
export interface RenewalMethod {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly details: PaymentDetails;
  readonly token: string;
  readonly customerId: string;
}

/** A membership that is charged again. */
export type ChargedMembership = MembershipFacts &
  RenewingSubscription & { readonly price: TaxedMoney; readonly nextChargeOn: string };

/** Whether a term of it has a price and a length, and a day on which it is charged. */
export const isCharged = (facts: MembershipFacts): facts is ChargedMembership =>
  facts.price !== null && facts.termMonths !== null && facts.nextChargeOn !== null;

/** What an invoice says beside its amounts. */
export interface Bill {
  readonly country: string;
  readonly language: string;
  readonly taxTreatment: TaxTreatment;
  readonly taxLines: readonly RegisteredTaxLine[];
  readonly taxId: TaxId | null;
  readonly organizationName: string;
  readonly billingAddress: PostalAddress | null;
  /** The membership as the shop calls it, in the language. */
  readonly name: string;
  readonly sku: string | null;
  readonly seats: number;
  readonly termMonths: number | null;
}

/** The bill of one more term. */
export interface RenewalBill extends Bill {
  /** The plan that the term is for; left out by a try of an earlier version, which had no other than the subscription's. */
  readonly plan?: SoldPlan;
  /** Months of the term that referral credit pays for; left out by a try of an earlier version. */
  readonly freeMonths?: number;
}

/** A try to charge a term. Days are ISO calendar dates of the organization's shop. */
export interface RenewalAttempt {
  readonly id: string;
  readonly subscriptionId: string;
  readonly organizationId: string;
  readonly dueOn: string;
  /** Of the try; the first is 1. */
  readonly number: number;
  readonly chargeOn: string;
  readonly amount: TaxedMoney;
  readonly bill: RenewalBill;
  readonly method: Omit<RenewalMethod, 'details'>;
  readonly status: PaymentAttemptStatus;
  readonly intentId: string | null;
  readonly createdAt: Date;
}

/** A try as far as it is recorded; one for a term that costs nothing has no method. */
export type ConcludedAttempt = Pick<
  RenewalAttempt,
  'id' | 'subscriptionId' | 'organizationId' | 'dueOn' | 'number' | 'amount' | 'bill'
>;

/** The key under which the provider charges a try once, however often it is asked. */
export const renewalKey = ({
  subscriptionId,
  dueOn,
  number,
}: Pick<RenewalAttempt, 'subscriptionId' | 'dueOn' | 'number'>): string =>
  `${subscriptionId}-${dueOn}-${number}`;

/** Whether the subscription still waits for the answer: it is charged on the day for which the try was opened. */
export const isAwaited = (
  { nextChargeOn, status }: Pick<MembershipFacts, 'nextChargeOn' | 'status'>,
  { chargeOn }: Pick<RenewalAttempt, 'chargeOn'>,
): boolean => status !== 'CANCELED' && nextChargeOn === chargeOn;
