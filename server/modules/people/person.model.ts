import type { SubscriptionStatus } from '@sonde/machines/lifecycles';
import type { Market, ProductLine } from '@sonde/machines/rules/catalogue';
import { type Currency, money } from '@sonde/machines/rules/money';
import type { PlanType } from '@sonde/machines/rules/plans';
import type { SubscriptionTerms } from '@sonde/machines/rules/sales';
import { type SavedMethod, savedMethodFromRow, type SavedMethodRow } from './saved-method.model.ts';

/** An organization's subscription. */
export interface Subscription extends SubscriptionTerms {
  /** Whether a bank has the debit of its renewal, or of another attempt at one: access lasts until it answers. */
  readonly isRenewalPending: boolean;
  /** Whether a bank has the debit of a change, which is made once that clears. */
  readonly isChangePending: boolean;
  /** Whether it ended because its buyer withdrew from the order that it was bought with. */
  readonly isWithdrawn: boolean;
  readonly status: SubscriptionStatus;
  readonly seats: number;
  readonly provisioningType: string | null;
  readonly synchronizationResult: 'SYNCED_SUCCESSFULLY' | null;
}

/** A group of people who buy and use probes together. */
export interface Organization {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly market: Market;
  readonly practiceType: string | null;
  /** Null for the default limit. */
  readonly maxDevices: number | null;
  /** Null for the default limit. */
  readonly maxCloudUsers: number | null;
  readonly isOld10BasedTeamPricing: boolean;
  readonly hasHadTrial: boolean;
  /** Null if it never had one. */
  readonly subscription: Subscription | null;
  /** The order for a membership whose debit a bank has; null for none. */
  readonly pendingOrderId: string | null;
  readonly probes: Readonly<Partial<Record<ProductLine, number>>>;
  /** Members and pending invitations. */
  readonly seatsTaken: number;
  readonly referralMonths: number;
  /** Primary one first, then newest first; only for its administrators. */
  readonly savedMethods: readonly SavedMethod[];
}

/** A person's membership in an organization. */
export interface Membership {
  readonly id: string;
  readonly userId: string;
  readonly isAdmin: boolean;
  readonly canPurchasePersonalProbe: boolean;
  /** How often the member has replaced the token of their page for referring others. */
  readonly referrerTokenGeneration: number;
  readonly organization: Organization;
}

/** A signed-in person. */
export interface Person {
  readonly id: string;
  readonly cloudId: string;
  readonly email: string;
  readonly name: string;
  readonly canBuyPersonalProbePlus: boolean;
  readonly canBuyPersonalProbeIq3: boolean;
  /** Oldest first. */
  readonly memberships: readonly Membership[];
  /** The order for a membership outside of their organizations whose debit a bank has; null for none. */
  readonly pendingOrderId: string | null;
  /** The person's own, primary one first, then newest first. */
  readonly savedMethods: readonly SavedMethod[];
}

interface SubscriptionRow {
  readonly plan_type: PlanType;
  readonly status: SubscriptionStatus;
  readonly sku: string | null;
  readonly seats_in_base: number;
  readonly additional_seats: number;
  readonly seat_limit: number;
  readonly seats: number;
  readonly feature_skus: readonly string[];
  readonly term_months: number | null;
  readonly starts_on: string;
  readonly expires_on: string | null;
  readonly next_charge_on: string | null;
  readonly currency: Currency | null;
  readonly price_net: number;
  readonly price_tax: number;
  readonly price_gross: number;
  readonly part_prices: Subscription['partPrices'];
  readonly term: Subscription['term'];
  readonly scheduled: Subscription['scheduled'];
  readonly provisioning_type: string | null;
  readonly synchronization_result: 'SYNCED_SUCCESSFULLY' | null;
  readonly commitment_months: number | null;
  readonly commitment_ends_on: string | null;
  readonly is_renewal_pending: boolean;
  readonly is_change_pending: boolean;
  readonly is_withdrawn: boolean;
}

interface OrganizationRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly market: Market;
  readonly practice_type: string | null;
  readonly max_devices: number | null;
  readonly max_cloud_users: number | null;
  readonly is_old_10_based_team_pricing: boolean;
  readonly has_had_trial: boolean;
  readonly subscription: SubscriptionRow | null;
  readonly pending_order_id: string | null;
  readonly probes: Organization['probes'] | null;
  readonly seats_taken: number;
  readonly referral_months: number;
  readonly saved_methods: readonly SavedMethodRow[];
}

/** As produced by `membershipJson`. */
export interface MembershipRow {
  readonly id: string;
  readonly user_id: string;
  readonly is_admin: boolean;
  readonly can_purchase_personal_probe: boolean;
  readonly referrer_token_generation: number;
  readonly organization: OrganizationRow;
}

function subscriptionFromRow(row: SubscriptionRow): Subscription {
  const { currency, commitment_months: months, commitment_ends_on: endsOn } = row;
  return {
    planType: row.plan_type,
    status: row.status,
    sku: row.sku,
    seatsInBase: row.seats_in_base,
    additionalSeats: row.additional_seats,
    seatLimit: row.seat_limit,
    seats: row.seats,
    featureSkus: row.feature_skus,
    termMonths: row.term_months,
    startsOn: row.starts_on,
    expiresOn: row.expires_on,
    nextChargeOn: row.next_charge_on,
    price: currency && {
      net: money(row.price_net, currency),
      tax: money(row.price_tax, currency),
      gross: money(row.price_gross, currency),
    },
    partPrices: row.part_prices,
    term: row.term,
    scheduled: row.scheduled,
    provisioningType: row.provisioning_type,
    synchronizationResult: row.synchronization_result,
    isRenewalPending: row.is_renewal_pending,
    isChangePending: row.is_change_pending,
    isWithdrawn: row.is_withdrawn,
    commitment: months === null || endsOn === null ? null : { months, endsOn },
  };
}

function organizationFromRow(row: OrganizationRow): Organization {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    country: row.country,
    market: row.market,
    practiceType: row.practice_type,
    maxDevices: row.max_devices,
    maxCloudUsers: row.max_cloud_users,
    isOld10BasedTeamPricing: row.is_old_10_based_team_pricing,
    hasHadTrial: row.has_had_trial,
    subscription: row.subscription && subscriptionFromRow(row.subscription),
    pendingOrderId: row.pending_order_id,
    probes: row.probes ?? {},
    seatsTaken: row.seats_taken,
    referralMonths: row.referral_months,
    savedMethods: row.saved_methods.map(savedMethodFromRow),
  };
}

const membershipFromRow = (row: MembershipRow): Membership => ({
  id: row.id,
  userId: row.user_id,
  isAdmin: row.is_admin,
  canPurchasePersonalProbe: row.can_purchase_personal_probe,
  referrerTokenGeneration: row.referrer_token_generation,
  organization: organizationFromRow(row.organization),
});

/** As produced by `personJson`. */
export interface PersonRow {
  readonly id: string;
  readonly cloud_id: string | null;
  readonly email: string;
  readonly name: string;
  readonly can_buy_personal_probe_plus: boolean;
  readonly can_buy_personal_probe_iq3: boolean;
  readonly memberships: readonly MembershipRow[];
  readonly pending_order_id: string | null;
  readonly saved_methods: readonly SavedMethodRow[];
}

export const personFromRow = (row: PersonRow): Person => ({
  id: row.id,
  cloudId: row.cloud_id ?? '',
  email: row.email,
  name: row.name,
  canBuyPersonalProbePlus: row.can_buy_personal_probe_plus,
  canBuyPersonalProbeIq3: row.can_buy_personal_probe_iq3,
  memberships: row.memberships.map(membershipFromRow),
  pendingOrderId: row.pending_order_id,
  savedMethods: row.saved_methods.map(savedMethodFromRow),
});
