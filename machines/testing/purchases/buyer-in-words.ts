import type { BundleType, Market } from '../../rules/catalogue/index.ts';
import type { PlanType } from '../../rules/plans/index.ts';
import type { Purchase, Role } from './purchase.ts';

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** The country's name within a sentence. */
export const countryInSentence = (code: string): string =>
  (regions.of(code) ?? code).replace(/^(?:United|Netherlands)/, 'the $&');

const buyers: Readonly<Record<Role, string>> = {
  ANONYMOUS: 'a visitor',
  MEMBER: 'a member of an organization',
  ADMIN: 'an admin of an organization',
};

const markets: Readonly<Record<Market, string>> = { HUMAN: '', VETERINARY: ' of a veterinary clinic' };

/** Phrases for some bundles; the others use their names. */
const bundles: Partial<Readonly<Record<BundleType, string>>> = {
  INDIVIDUAL_NEW_USER: 'a device with a membership',
  INDIVIDUAL_NEW_USER_VET: 'a veterinary device with a membership',
  TEAM_UPGRADE: 'an upgrade to the team plan',
  ACCESSORIES_ONLY: 'cables',
};

/** Converts a name to lower-case words, except for `EMS`. */
const withSpaces = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/\bems\b/, 'EMS');
const planInSentence = (plan: PlanType): string =>
  plan === 'NONE' ? '' : ` on the ${withSpaces(plan)} plan`;

/** The buyer and the bundle, as the continuation of "Given". */
export function buyerInWords({ country, bundleType, role, plan, market }: Purchase): string {
  const organization = role === 'ANONYMOUS' ? '' : `${markets[market]}${planInSentence(plan)}`;
  const bundle = bundles[bundleType] ?? `the bundle “${withSpaces(bundleType)}”`;
  return `${buyers[role]}${organization} in ${countryInSentence(country)}, who wants ${bundle}`;
}
