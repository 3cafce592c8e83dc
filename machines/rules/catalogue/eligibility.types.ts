import type { BundleAction } from './bundle-actions.ts';
import type { PlanFamily, PlanType, SeatChange, SeatLimits } from '../plans/index.ts';
import type { Market, ProductLine } from './product-lines.ts';

/** Where a subscription is between its trial and its end (coverage PLAN-12). */
const subscriptionStatuses = ['ACTIVE', 'PAST_DUE', 'TRIALING', 'CANCELED'] as const;
type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** What the buyer's organization has; dates are ISO calendar dates. */
export interface BuyerOrganization {
  /** On which its dates are judged: the caller's day. */
  readonly today: string;
  readonly market: Market;
  readonly planType: PlanType;
  /** Null without a subscription. */
  readonly subscriptionStatus: SubscriptionStatus | null;
  readonly subscriptionExpirationDate: string | null;
  readonly hasHadTrial: boolean;
  readonly registeredProbes: number;
  readonly maxDevices: number;
  /** Until then a rental may not be changed; null where nothing is rented. */
  readonly commitmentEndDate: string | null;
}

export interface BuyerMembership {
  readonly isOrganizationAdmin: boolean;
  readonly canPurchasePersonalProbe: boolean;
  readonly canBuyPersonalProbePlus: boolean;
  readonly canBuyPersonalProbeIq3: boolean;
  readonly organization: BuyerOrganization;
}

/** Who wants to buy: nobody known, or a user with the membership that the purchase is for. */
export type Buyer =
  | { readonly kind: 'ANONYMOUS' }
  | { readonly kind: 'USER'; readonly membership: BuyerMembership | null };

/** What the buyer sets out to do. */
export interface EligibilityRequest {
  readonly action: BundleAction;
  readonly planFamily: PlanFamily | null;
  readonly market: Market;
  /** Of the devices in the order; null without one. */
  readonly productLine: ProductLine | null;
  readonly country: string;
  /** Devices in the order, or units of what it holds where it has none; a whole number from 1. */
  readonly quantity: number;
  /** For EXPANSION: the seats after it and what bounds them; null for the other actions. */
  readonly expansion: { readonly change: SeatChange; readonly limits: SeatLimits } | null;
}

export type EligibilityCode = 'NO_PERMISSIONS' | 'OPERATION_NOT_ALLOWED' | 'COUNTRY_NOT_AVAILABLE';

/** What a flow offers to a buyer whom it refuses. */
export type EligibilityOffer = 'EXTRA_PROBE' | 'UPGRADE' | 'SIGN_IN' | 'SALES';

export type Eligibility =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly code: EligibilityCode; readonly offers: readonly EligibilityOffer[] };
