import type { Buyer, Market } from '../catalogue/index.ts';
import type { ErrorCode, RefusalReason } from '../errors/index.ts';
import type { Money, TaxedMoney } from '../money/index.ts';
import type { PlanFamily } from '../plans/index.ts';
import type { OrganizationInSale, SoldPlan, SubscriptionTerms } from '../sales/index.ts';
import type { TaxQuote } from '../tax/index.ts';

/** A subscription that is to be changed. */
export type ChangedSubscription = NonNullable<OrganizationInSale['subscription']>;

/** What somebody wants of a subscription. What is null stays as it is; all null: one more term of what it has. */
export interface WantedChange {
  readonly sku: string | null;
  /** All seats, those in the base included. */
  readonly seats: number | null;
  /** All features of a pro custom plan. */
  readonly featureSkus: readonly string[] | null;
}

/** What a part of a membership costs for one of its terms, as the catalogue has it. */
export interface PartPrice {
  readonly price: Money;
  /** Of one more term; null for what is bought once. */
  readonly renewalPrice: Money | null;
}

/** A membership that an organization's shop sells, with what can be added to it for the same term. */
export interface MembershipOffer extends PartPrice {
  readonly sku: string;
  readonly planType: PlanFamily;
  readonly market: Market;
  readonly termMonths: number | null;
  /** Whether it only continues its own plan, and no other is changed to it. */
  readonly isForRenewal: boolean;
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly seatsInBase: number;
  /** Null where no seats are sold for it. */
  readonly seat: PartPrice | null;
  /** By SKU. */
  readonly features: ReadonlyMap<string, PartPrice>;
}

/** What a change is decided by beside the subscription. */
export interface ChangeTerms {
  /** The day in the organization's shop. */
  readonly today: string;
  readonly country: string;
  /** Who asks, for the organization. */
  readonly buyer: Buyer;
  /** How the organization is taxed today. */
  readonly quote: TaxQuote;
  /** By SKU. */
  readonly offers: ReadonlyMap<string, MembershipOffer>;
  readonly maxCloudUsers: number;
  /** By members, and by invitations that may still be used. */
  readonly seatsInUse: number;
  readonly isSoldInTens: boolean;
  /** Whether there is a saved payment method that renewals can be charged to. */
  readonly isChargeable: boolean;
}

/** Why a change can't be made. */
export interface ChangeRefusal {
  readonly code: ErrorCode;
  readonly field: 'change' | 'sku' | 'seats' | 'featureSkus' | null;
  readonly reason: RefusalReason | null;
  /** The limit, where the reason is about one. */
  readonly most: number | null;
}

interface Amounts {
  /** Of the new plan, for the days that are left or a whole term. */
  readonly charge: TaxedMoney;
  /** For the same days of the old one. */
  readonly credit: TaxedMoney;
  /** `charge - credit`, never negative. */
  readonly due: TaxedMoney;
}

interface Planned {
  /** Day on which it takes effect. */
  readonly effectiveDay: string;
  /** Last day of the term after the change; null for what never ends. */
  readonly lastDay: string | null;
  /** Plan, seats and features from then on, with the price of one more term. */
  readonly plan: SoldPlan;
  readonly clearsScheduledChange: boolean;
  readonly clearsCancellation: boolean;
}

/** A change that takes effect as soon as it is paid. */
export interface ChangeNow extends Planned {
  readonly takesEffect: 'NOW';
  readonly amounts: Amounts;
  /** First and last day that the charge is for. */
  readonly paidDays: { readonly first: string; readonly last: string | null };
  /** The subscription once it is paid; its status is then ACTIVE. */
  readonly after: SubscriptionTerms;
}

/** A change that is scheduled for the end of the term. */
export interface ChangeAtRenewal extends Planned {
  readonly takesEffect: 'AT_RENEWAL';
  readonly plan: SoldPlan & { readonly price: TaxedMoney };
}

/** What becomes of a wanted change. */
export type PlanChange =
  | ChangeNow
  | ChangeAtRenewal
  | { readonly takesEffect: 'NEVER'; readonly refusal: ChangeRefusal };
