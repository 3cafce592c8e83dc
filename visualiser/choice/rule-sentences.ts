import {
  type BundleAction,
  type BundleRule,
  isPlanSold,
  isProductLineSold,
} from '../../machines/rules/catalogue/index.ts';
import { countryByCode } from '../../machines/rules/places/index.ts';
import {
  bundleOf,
  countryInSentence,
  type Purchase,
  sellerCountry,
  type SituationRule,
  type SubscriptionStanding,
  type Verdict,
} from '../../machines/testing/index.ts';
import { titleOf } from '../../model-tests/words/words.ts';
import { partsOf, planName, productLineNames } from './names.ts';

/** The rules' names in the code, each a function in `machines/rules/`. */
export const ruleNames: Readonly<Record<SituationRule, string>> = {
  isSold: 'countryPermissions',
  mayStart: 'mayStart',
  isShipped: 'isShippingRequired',
  isTaxIdOffered: 'isTaxIdOffered',
  mayReverseCharge: 'mayReverseCharge',
};

const newUsersOnly =
  'New users, and admins of an organization without an active plan. Buyers with one buy an extra probe or upgrade.';

/** Who may start each action, per `mayStart`. */
const whoMayStart: Readonly<Record<BundleAction, string>> = {
  NEW_USER: newUsersOnly,
  NEW_USER_WITHOUT_TRIAL: newUsersOnly,
  NEW_USER_WITH_TRIAL:
    'A trial is for new users in human medicine in the United States and Canada who have had none.',
  FREE_TRIAL: 'A trial is for human medicine in the United States and Canada, once.',
  RENEWAL:
    'Only an admin can renew, and only a plan that is within 90 days of its end, past due, canceled or expired.',
  UPGRADE:
    'Only an admin can upgrade, to a higher plan, when nothing is past due and there is no rental commitment.',
  EXPANSION: 'Only an admin can add seats, up to the plan’s limit.',
  EXTRA_PROBE: 'Extra probes are for an admin, or a member with permission to buy one, up to the limit.',
  SUBSCRIPTION_ONLY: 'A membership alone is for an admin whose organization has a probe and no active plan.',
  PROBE_ONLY: 'Anyone, where the country sells it.',
  ACCESSORIES_ONLY: 'Anyone, where the country sells it.',
};

function whatIsNotSold(purchase: Purchase): string {
  const { planFamily, productLine, requiredParts }: BundleRule = bundleOf(purchase);
  const country = countryInSentence(purchase.country);
  if (countryByCode(purchase.country)?.enabled !== true) return `Nothing is sold to ${country} yet.`;
  if (
    productLine !== null &&
    requiredParts.includes('DEVICE') &&
    !isProductLineSold(purchase.country, productLine)
  )
    return `The device ${productLineNames[productLine]} isn’t sold in ${country}.`;
  if (planFamily !== null && !isPlanSold(purchase.country, planFamily))
    return `The plan ${titleOf(planFamily)} isn’t sold in ${country}.`;
  return `This isn’t sold in ${country}.`;
}

function whyNotAllowed(purchase: Purchase, { refused }: Verdict): string {
  const isForSales = refused.some(({ eligibility }) => eligibility.offers.includes('SALES'));
  return isForSales
    ? `Sales manages the plan ${planName(purchase.plan)}: every change leads to the contact form.`
    : whoMayStart[bundleOf(purchase).action];
}

/** Why a rule refuses a purchase, in one sentence. */
export const ruleSentences: Readonly<
  Record<SituationRule, (purchase: Purchase, verdict: Verdict) => string>
> = {
  isSold: whatIsNotSold,
  mayStart: whyNotAllowed,
  isShipped: (purchase) =>
    `Nothing in it ships: ${partsOf(bundleOf(purchase))}. A cable in the same cart would.`,
  isTaxIdOffered: ({ country }) =>
    `What does not ship is billed in ${countryInSentence(country)}, where businesses are asked for no tax ID.`,
  mayReverseCharge: ({ country }) =>
    `No tax ID takes tax off what is sold from ${countryInSentence(sellerCountry)} to ${countryInSentence(country)}, so no registry can leave it in doubt.`,
};

/** What a flow shows instead for an item that isn't sold, if that may surprise the reader; by machine ID. */
export const shownWhereUnsold: Readonly<Record<string, string>> = {
  checkout:
    'The shop refuses this before it is in a cart, so the checkout is empty or not found. “Unavailable” is for a checkout that was started while this was still sold.',
};

const standingWords: Readonly<Record<SubscriptionStanding, string>> = {
  NONE: 'without a subscription',
  ACTIVE: 'active',
  ENDING: 'active and ends within 90 days',
  TRIALING: 'on trial',
  PAST_DUE: 'past due',
  CANCELED: 'canceled',
};

/** The subscription states that allow a purchase; null if all or none do. */
export function conditionOf({ allowed, refused }: Verdict): string | null {
  if (allowed.length === 0 || refused.length === 0) return null;
  return `Only while the subscription is ${allowed.map((standing) => standingWords[standing]).join(', or ')}.`;
}
