import type { Buyer, Market } from '../catalogue/index.ts';
import type { ErrorCode, RefusalReason } from '../errors/index.ts';
import type { Money, TaxedMoney } from '../money/index.ts';
import type { PlanFamily } from '../plans/index.ts';
import type { OrganizationInSale, SoldPlan, SubscriptionTerms } from '../sales/index.ts';
import type { TaxQuote } from '../tax/index.ts';

/** A subscription to be changed. */
export type ChangedSubscription = NonNullable<OrganizationInSale['subscription']>;

/** The requested change of a subscription. Null keeps a value; all null requests one more term. */
export interface RequestedChange {
  readonly sku: string | null;
  /** All seats, including those in the base. */
  readonly seats: number | null;
  /** All features of a pro custom plan. */
  readonly featureSkus: readonly string[] | null;
  /** Pays the rest of a rental's commitment, and ends it then. The other values are null. */
  readonly leavesRental?: boolean;
}

/** The catalog price of a part of a membership for one of its terms. */
export interface PartPrice {
  readonly price: Money;
  /** Of one more term; null for a one-time purchase. */
  readonly renewalPrice: Money | null;
}

/** A membership sold by an organization's shop, with the parts that can be added to it for the same term. */
export interface MembershipOffer extends PartPrice {
  readonly sku: string;
  readonly planType: PlanFamily;
  readonly market: Market;
  readonly termMonths: number | null;
  /** Whether it only continues its own plan, so that no other plan can be changed to it. */
  readonly isForRenewal: boolean;
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly seatsInBase: number;
  /** Null if no seats are sold for it. */
  readonly seat: PartPrice | null;
  /** By SKU. */
  readonly features: ReadonlyMap<string, PartPrice>;
}

/** Everything besides the subscription that a change depends on. */
export interface ChangeTerms {
  /** The day of the preview in the organization's shop; the change is made by the same. */
  readonly today: string;
  readonly country: string;
  /** The person who requests it, for the organization. */
  readonly buyer: Buyer;
  /** The organization's current tax. */
  readonly quote: TaxQuote;
  /** By SKU. */
  readonly offers: ReadonlyMap<string, MembershipOffer>;
  /** The SKUs of memberships that only other countries' shops sell. */
  readonly soldElsewhere: ReadonlySet<string>;
  readonly maxCloudUsers: number;
  readonly members: number;
  /** Months of the organization's referral credit. */
  readonly unspentMonths: number;
  /** Seats taken by members and by pending invitations. */
  readonly seatsInUse: number;
  readonly isSoldInTens: boolean;
  /** Whether there is a saved payment method for renewals. */
  readonly isChargeable: boolean;
}

/** Why a change can't be made. */
export interface ChangeRefusal {
  readonly code: ErrorCode;
  readonly field: 'change' | 'sku' | 'seats' | 'featureSkus' | null;
  readonly reason: RefusalReason | null;
  /** The limit, if the reason has one. */
  readonly most: number | null;
}

interface Amounts {
  /** Of the new plan, for the remaining days or a full term. */
  readonly charge: TaxedMoney;
  /** Of the old plan, for the same days. */
  readonly credit: TaxedMoney;
  /** `charge - credit`, never negative. */
  readonly due: TaxedMoney;
  /** What is left of the old plan beyond `credit`, which isn't paid out. */
  readonly unusedCredit: TaxedMoney;
}

interface Planned {
  /** The day on which it takes effect. */
  readonly effectiveDay: string;
  /** Last day of the term after the change; null if it never ends. */
  readonly lastDay: string | null;
  /** Plan, seats and features after the change, with the price of one more term. */
  readonly plan: SoldPlan;
  readonly clearsScheduledChange: boolean;
  readonly clearsCancellation: boolean;
}

/** A change that takes effect as soon as it is paid. */
export interface ChangeNow extends Planned {
  readonly takesEffect: 'NOW';
  readonly amounts: Amounts;
  /** Months of a renewed term that referral credit pays for. */
  readonly freeMonths: number;
  /** The first and last day covered by the charge. */
  readonly paidDays: { readonly first: string; readonly last: string | null };
  /** The subscription after payment; its status is then ACTIVE. */
  readonly after: SubscriptionTerms;
}

/** A change scheduled for the end of the term. */
export interface ChangeAtRenewal extends Planned {
  readonly takesEffect: 'AT_RENEWAL';
  readonly plan: SoldPlan & { readonly price: TaxedMoney };
}

/** A change that can be made. */
export type AllowedChange = ChangeNow | ChangeAtRenewal;

/** The result of a requested change. */
export type PlanChange = AllowedChange | { readonly takesEffect: 'NEVER'; readonly refusal: ChangeRefusal };
