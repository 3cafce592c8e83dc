import { type BundleRule, bundleTable, mayStart, orderRequest } from '@sonde/machines/rules/catalogue';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { maxUsersOf } from '../people/buyer.ts';
import { isSeats } from './line-limits.ts';
import { kindOf } from './offered-line.ts';
import type { PricedCheckout } from './priced-checkout.ts';

/** The organization's seats after an expansion; null for every other order. */
function expansionOf({ lines, membership, bundleType, catalogue }: PricedCheckout) {
  const subscription = membership?.organization.subscription;
  const rule: BundleRule | null = bundleType && bundleTable[bundleType];
  if (!membership || !subscription || rule?.action !== 'EXPANSION') return null;
  const plan = catalogue.planConfiguration(subscription.planType);
  if (plan === undefined) return null;
  const added = lines.filter(isSeats).reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    change: {
      seatsAfter: subscription.seats + added,
      seatsInUse: membership.organization.seatsTaken,
      isSoldInTens: membership.organization.isOld10BasedTeamPricing,
    },
    limits: { ...plan, maxCloudUsers: maxUsersOf(membership.organization, catalogue) },
  };
}

/**
 * Seats are charged together with the running plan, so a purchase that can't be added to the plan's price is refused
 * before it is paid.
 */
function isInCurrencyOfPlan({ stored, membership, bundleType }: PricedCheckout): boolean {
  const rule: BundleRule | null = bundleType && bundleTable[bundleType];
  const price = membership?.organization.subscription?.price ?? null;
  return rule?.action !== 'EXPANSION' || price === null || price.gross.currency === stored.currency;
}

/** Whether the ordered plan has a seat for every member and every invited person of the organization. */
function hasSeatsForAll({ sale, membership }: PricedCheckout): boolean {
  const plan = sale?.plan ?? null;
  if (plan === null || membership === null || plan.planType === 'BASIC') return true;
  return membership.organization.seatsTaken <= plan.seatsInBase + plan.additionalSeats;
}

/** The refusals that keep whoever asks from ordering the bundle of these lines; empty if nothing does. */
export function reviewBundle(checkout: PricedCheckout): readonly Refusal[] {
  const { lines, bundleType, stored, buyer } = checkout;
  if (lines.length === 0) return [refusal('BUNDLE_NOT_FOUND', 'lines')];
  if (bundleType === null) return [refusal('BUNDLE_NOT_FOUND', 'lines', 'PART_NOT_ALLOWED')];
  const device = lines.find((line) => kindOf(line) === 'DEVICE')?.offer.variant.product;
  const ordered = lines.map((line) => ({ kind: kindOf(line), quantity: line.quantity }));
  const eligibility = mayStart(
    orderRequest({ bundleType, country: stored.country, lines: ordered }, device, expansionOf(checkout)),
    buyer,
  );
  if (eligibility.allowed && !isInCurrencyOfPlan(checkout))
    return [refusal('OPERATION_NOT_ALLOWED', 'lines', 'OTHER_CURRENCY')];
  if (eligibility.allowed) return hasSeatsForAll(checkout) ? [] : [refusal('OPERATION_NOT_ALLOWED', 'lines')];
  return [refusal(eligibility.code, 'lines', eligibility.offers.includes('SALES') ? 'ASK_SALES' : null)];
}
