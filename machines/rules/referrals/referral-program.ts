import { mailboxOf } from '../people/index.ts';
import { isManagedBySales, type PlanType } from '../plans/index.ts';
import { addDays } from '../time/index.ts';

/** Months of its membership that an organization earns by one referral (decision 137). */
export const referralMonths = 1;

/** What a friend saves on an order, in parts per million of its price, as the catalog's REFERRAL5. */
export const friendDiscountPpm = 50_000;

/** How many days a browser remembers the code of a friend's link. */
export const friendLinkDays = 30;

/** How long a buyer can return an order, in days after delivery (the terms of sale). */
export const referralReturnDays = 30;

/** How a referrer's code begins. */
export const referralCodePrefix = 'FRIEND';

/** The number of letters and digits after it, from Crockford's Base32. */
export const referralCodeLength = 8;

/** What decides whether the members of an organization can refer others. */
export interface ReferrerOrganization {
  readonly planType: PlanType;
  /** The length of its term; null if it has none, such as a plan without an end. */
  readonly termMonths: number | null;
}

/**
 * Whether the members of an organization can refer others: it has a membership whose terms the shop renews, because a
 * renewal is what uses the credit. A membership that has ended keeps its credit until it is taken up again. Null is an
 * organization without a membership.
 */
export const mayRefer = (membership: ReferrerOrganization | null): boolean =>
  membership !== null && membership.termMonths !== null && !isManagedBySales(membership.planType);

/** First day on which credit can be granted, in the shop of the order: the return window has closed. */
export const referralDueDay = ({
  orderedOn,
  deliveredOn,
}: {
  readonly orderedOn: string;
  /** The latest promised delivery day; null if nothing is shipped. */
  readonly deliveredOn: string | null;
}): string => addDays(deliveredOn ?? orderedOn, referralReturnDays + 1);

/** Who ordered. */
export interface OrderedBy {
  /** The order's address and that of the account. */
  readonly emails: readonly string[];
  readonly organizationId: string | null;
}

/**
 * Whether an order is the referrer's own: placed for the same organization, or with a mailbox of one of its members, in
 * any spelling.
 */
export function isOwnReferral(
  { emails, organizationId }: OrderedBy,
  referrer: { readonly emails: readonly string[]; readonly organizationId: string },
): boolean {
  const own = new Set(referrer.emails.map(mailboxOf));
  return organizationId === referrer.organizationId || emails.some((email) => own.has(mailboxOf(email)));
}
