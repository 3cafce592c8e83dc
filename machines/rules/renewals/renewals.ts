import {
  type BuyerMembership,
  type BuyerOrganization,
  isActive,
  mayStart,
  renewalWindowDays,
} from '../catalogue/index.ts';
import { familyOf } from '../plans/index.ts';
import { addDays } from '../time/index.ts';

/** Why a membership can't be renewed by hand. */
export type RenewalObstacle =
  /** Sales manages the organization's plan. */
  | 'SALES'
  /** The organization's administrators decide. */
  | 'NOT_ADMINISTRATOR'
  /** Its plan has no further terms: one is bought instead. */
  | 'WITHOUT_TERMS'
  /** The current term lasts longer than the window before its end. */
  | 'TOO_EARLY';

/**
 * Why an organization can't pay for one more term; null if it can. The server's preview decides by the same rule, and
 * knows the price.
 */
export function renewalObstacle(own: BuyerMembership, country: string): RenewalObstacle | null {
  const { organization } = own;
  const { planType, market } = organization;
  const request = {
    action: 'RENEWAL',
    planFamily: familyOf(planType),
    market,
    productLine: null,
    country,
    quantity: 1,
    expansion: null,
  } as const;
  const answer = mayStart(request, { kind: 'USER', membership: own });
  if (answer.allowed) return null;
  if (answer.offers.includes('SALES')) return 'SALES';
  if (answer.code === 'NO_PERMISSIONS') return 'NOT_ADMINISTRATOR';
  const ended = { ...own, organization: { ...organization, subscriptionStatus: 'CANCELED' } as const };
  return mayStart(request, { kind: 'USER', membership: ended }).allowed ? 'TOO_EARLY' : 'WITHOUT_TERMS';
}

/** Whether an organization's membership has ended and can be paid for one more term. */
export const isEndedRenewable = (own: BuyerMembership, country: string): boolean =>
  !isActive(own.organization) && renewalObstacle(own, country) === null;

/** The first day on which an active term may be renewed, as an ISO date; null for one that doesn't end. */
export const firstRenewalDay = ({
  subscriptionExpirationDate: lastDay,
}: Pick<BuyerOrganization, 'subscriptionExpirationDate'>): string | null =>
  lastDay === null ? null : addDays(lastDay, -renewalWindowDays);
