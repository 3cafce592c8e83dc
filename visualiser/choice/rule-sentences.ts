import {
  type BundleAction,
  type BundleRule,
  isPlanSold,
  isProductLineSold,
} from '../../machines/rules/catalogue/index.ts';
import { countries, countryByCode } from '../../machines/rules/places/index.ts';
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

/** What is known of the buyers in a choice: what isn’t chosen is null, and a sentence must not name it. */
export type ToldPurchase = {
  readonly [Field in 'country' | 'bundleType' | 'plan']: Purchase[Field] | null;
};

const soldTo = countries.filter(({ enabled }) => enabled).map(({ code }) => code);

function whatIsNotSold({ country, bundleType }: ToldPurchase): string {
  if (country !== null && countryByCode(country)?.enabled !== true)
    return `Nothing is sold to ${countryInSentence(country)} yet.`;
  const where = country === null ? 'in any country' : `in ${countryInSentence(country)}`;
  if (bundleType === null) return `Nothing that this buyer could choose is sold ${where}.`;
  const { planFamily, productLine, requiredParts }: BundleRule = bundleOf({ bundleType });
  const asked = country === null ? soldTo : [country];
  if (
    productLine !== null &&
    requiredParts.includes('DEVICE') &&
    !asked.some((code) => isProductLineSold(code, productLine))
  )
    return `The device ${productLineNames[productLine]} isn’t sold ${where}.`;
  if (planFamily !== null && !asked.some((code) => isPlanSold(code, planFamily)))
    return `The plan ${titleOf(planFamily)} isn’t sold ${where}.`;
  return `This isn’t sold ${where}.`;
}

function whyNotAllowed({ plan, bundleType }: ToldPurchase, { refused }: Verdict): string {
  const isForSales = refused.some(({ eligibility }) => eligibility.offers.includes('SALES'));
  if (isForSales && plan !== null)
    return `Sales manages the plan ${planName(plan)}: every change leads to the contact form.`;
  return bundleType === null
    ? 'There is no bundle that this buyer may choose.'
    : whoMayStart[bundleOf({ bundleType }).action];
}

const billedIn = (country: string | null): string =>
  country === null ? 'the buyer’s country' : countryInSentence(country);

/** Why a rule refuses the purchases of a choice, in one sentence that names only what was chosen. */
export const ruleSentences: Readonly<
  Record<SituationRule, (purchase: ToldPurchase, verdict: Verdict) => string>
> = {
  isSold: whatIsNotSold,
  mayStart: whyNotAllowed,
  isShipped: ({ bundleType }) =>
    bundleType === null
      ? 'Nothing that this buyer may choose ships. A cable in the same cart would.'
      : `Nothing in it ships: ${partsOf(bundleOf({ bundleType }))}. A cable in the same cart would.`,
  isTaxIdOffered: ({ country }) =>
    `What does not ship is billed in ${billedIn(country)}, where businesses are asked for no tax ID.`,
  mayReverseCharge: ({ country }) =>
    `No tax ID takes tax off what is sold from ${countryInSentence(sellerCountry)} to ${billedIn(country)}, so no registry can leave it in doubt.`,
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
