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

/** What the code calls the rule, each a function in `machines/rules/`. */
export const ruleNames: Readonly<Record<SituationRule, string>> = {
  isSold: 'countryPermissions',
  mayStart: 'mayStart',
  isShipped: 'isShippingRequired',
  isTaxIdOffered: 'isTaxIdOffered',
  mayReverseCharge: 'mayReverseCharge',
};

/** Who may start each action, as `mayStart` has it. */
const whoMayStart: Readonly<Record<BundleAction, string>> = {
  NEW_USER: 'New users only: who has an active plan buys an extra probe, or upgrades.',
  NEW_USER_WITHOUT_TRIAL: 'New users only: who has an active plan buys an extra probe, or upgrades.',
  NEW_USER_WITH_TRIAL:
    'A trial is for new users in human medicine in the United States and Canada who have had none.',
  FREE_TRIAL: 'A trial is for human medicine in the United States and Canada, once.',
  RENEWAL:
    'Only an admin renews, and only a plan that can be renewed: within 90 days of its end, past due, canceled or expired.',
  UPGRADE: 'Only an admin upgrades, to a higher plan, when nothing is past due and no rental binds.',
  EXPANSION: 'Only an admin adds seats, within those of the plan.',
  EXTRA_PROBE: 'Extra probes are for an admin, or a member with the right to buy one, while there is room.',
  SUBSCRIPTION_ONLY: 'A membership alone is for who is signed in, has a probe and no active plan.',
  PROBE_ONLY: 'Everybody, where the country sells it.',
  ACCESSORIES_ONLY: 'Everybody, where the country sells it.',
};

function whatIsNotSold(purchase: Purchase): string {
  const { planFamily, productLine, mustHold }: BundleRule = bundleOf(purchase);
  const country = countryInSentence(purchase.country);
  if (countryByCode(purchase.country)?.enabled !== true) return `Nothing is sold to ${country} yet.`;
  if (
    productLine !== null &&
    mustHold.includes('DEVICE') &&
    !isProductLineSold(purchase.country, productLine)
  )
    return `The device ${productLineNames[productLine]} is not sold in ${country}.`;
  if (planFamily !== null && !isPlanSold(purchase.country, planFamily))
    return `The plan ${titleOf(planFamily)} is not sold in ${country}.`;
  return `This is not sold in ${country}.`;
}

function whyNotAllowed(purchase: Purchase, { refused }: Verdict): string {
  const isForSales = refused.some(({ eligibility }) => eligibility.offers.includes('SALES'));
  return isForSales
    ? `Sales manages the plan ${planName(purchase.plan)}: every change leads to the contact form.`
    : whoMayStart[bundleOf(purchase).action];
}

/** Why a rule says no to a purchase, in one sentence. */
export const ruleSentences: Readonly<
  Record<SituationRule, (purchase: Purchase, verdict: Verdict) => string>
> = {
  isSold: whatIsNotSold,
  mayStart: whyNotAllowed,
  isShipped: (purchase) =>
    `Nothing of it travels in a parcel: ${partsOf(bundleOf(purchase))}. A cable in the same cart would.`,
  isTaxIdOffered: ({ country }) =>
    `What does not ship is billed in ${countryInSentence(country)}, where businesses are asked for no tax id.`,
  mayReverseCharge: ({ country }) =>
    `No tax id takes tax off what is sold from ${countryInSentence(sellerCountry)} to ${countryInSentence(country)}, so no registry can leave it in doubt.`,
};

/** What a flow shows of something that is not sold, where a reader may look for another state; by the machine's id. */
export const shownWhereUnsold: Readonly<Record<string, string>> = {
  checkout:
    'The shop says so before anything is in a cart, so that a checkout is empty, or not found. “Unavailable” is for one that was begun while this was still sold.',
};

const standingWords: Readonly<Record<SubscriptionStanding, string>> = {
  NONE: 'without a subscription',
  ACTIVE: 'active',
  ENDING: 'active and ends within 90 days',
  TRIALING: 'on trial',
  PAST_DUE: 'past due',
  CANCELED: 'canceled',
};

/** For which standings of the subscription a purchase is allowed, where not for all; null otherwise. */
export function conditionOf({ allowed, refused }: Verdict): string | null {
  if (allowed.length === 0 || refused.length === 0) return null;
  return `Only while the subscription is ${allowed.map((standing) => standingWords[standing]).join(', or ')}.`;
}
