import type { BundleAction } from './bundle-actions.ts';
import type { PlanFamily, PlanType, SeatChange, SeatLimits } from '../plans/index.ts';
import type { Market, ProductLine } from './product-lines.ts';

/** The states of a subscription, from trial to end (coverage PLAN-12). */
const subscriptionStatuses = ['ACTIVE', 'PAST_DUE', 'TRIALING', 'CANCELED'] as const;
type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The buyer's organization and its purchases. Dates are ISO calendar dates. */
export interface BuyerOrganization {
  /** The caller's current day, against which its dates are compared. */
  readonly today: string;
  readonly market: Market;
  readonly planType: PlanType;
  /** Null without a subscription. */
  readonly subscriptionStatus: SubscriptionStatus | null;
  readonly subscriptionExpirationDate: string | null;
  readonly hasHadTrial: boolean;
  readonly registeredProbes: number;
  readonly maxDevices: number;
  /** A rental can't be changed before this date; null without a rental. */
  readonly commitmentEndDate: string | null;
}

/** The membership that a purchase is for, with what it permits. */
export interface BuyerMembership {
  readonly isOrganizationAdmin: boolean;
  readonly canPurchasePersonalProbe: boolean;
  readonly canBuyPersonalProbePlus: boolean;
  readonly canBuyPersonalProbeIq3: boolean;
  readonly organization: BuyerOrganization;
}

/** An anonymous buyer, or a user with the membership that the purchase is for. */
export type Buyer =
  | { readonly kind: 'ANONYMOUS' }
  | { readonly kind: 'USER'; readonly membership: BuyerMembership | null };

/** What the buyer wants to do. */
export interface EligibilityRequest {
  readonly action: BundleAction;
  readonly planFamily: PlanFamily | null;
  readonly market: Market;
  /** The device in the order, the newest if there are several; null if there is none. */
  readonly productLine: ProductLine | null;
  /** The other devices in the order, each of which the buyer must be allowed to buy, too; absent for none. */
  readonly otherProductLines?: readonly ProductLine[];
  readonly country: string;
  /** The number of devices in the order, or of units if it has no devices; a whole number from 1. */
  readonly quantity: number;
  /** For EXPANSION: the seats after the change and their limits; null for other actions. */
  readonly expansion: { readonly change: SeatChange; readonly limits: SeatLimits } | null;
  /** Whether sales has given the buyer a code for what it manages; absent for no. */
  readonly hasEnterpriseCode?: boolean;
}

/** The codes with which a purchase may be refused. */
export type EligibilityCode = 'NO_PERMISSIONS' | 'OPERATION_NOT_ALLOWED' | 'COUNTRY_NOT_AVAILABLE';

/** The alternatives that a flow offers after a refusal. */
export type EligibilityOffer = 'EXTRA_PROBE' | 'UPGRADE' | 'ADD_SEATS' | 'SIGN_IN' | 'SALES';

/** Whether a purchase is allowed; if not, with the code of the refusal and what is offered instead. */
export type Eligibility =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly code: EligibilityCode; readonly offers: readonly EligibilityOffer[] };
