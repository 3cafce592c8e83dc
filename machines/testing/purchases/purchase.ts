import {
  type BundleRule,
  bundleTable,
  type BundleType,
  isBundleType,
  type Market,
  markets,
} from '../../rules/catalogue/index.ts';
import { countryByCode } from '../../rules/places/index.ts';
import { type PlanType, planTypes } from '../../rules/plans/index.ts';

/** The kinds of buyer that the rules distinguish. A member has no admin rights. */
export const roles = ['ANONYMOUS', 'MEMBER', 'ADMIN'] as const;
/** One of {@link roles}. */
export type Role = (typeof roles)[number];

/** A buyer and the bundle that they want, with every property that the rules use. */
export interface Purchase {
  readonly country: string;
  readonly bundleType: BundleType;
  readonly role: Role;
  /** The current plan of the buyer's organization; NONE for a visitor without one. */
  readonly plan: PlanType;
  /** The market of the buyer's organization. */
  readonly market: Market;
}

/** The bundle that a purchase is of. */
export const bundleOf = ({ bundleType }: Pick<Purchase, 'bundleType'>): BundleRule => bundleTable[bundleType];

/** Whether the combination is possible: a visitor has no plan, and a market sells only its own bundles. */
export function isPurchase({ role, plan, market, bundleType }: Purchase): boolean {
  const bundle = bundleOf({ bundleType });
  return (role !== 'ANONYMOUS' || plan === 'NONE') && (bundle.market === null || bundle.market === market);
}

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text);

/** The name of a purchase: `DE TEAM_UPGRADE ADMIN INDIVIDUAL HUMAN`. */
export const nameOfPurchase = ({ country, bundleType, role, plan, market }: Purchase): string =>
  [country, bundleType, role, plan, market].join(' ');

/** Parses the name of a purchase; null if it isn't a possible one. */
export function purchaseNamed(name: string): Purchase | null {
  const [country = '', bundleType = '', role = '', plan = '', market = '', ...others] = name.split(' ');
  if (others.length > 0 || countryByCode(country) === undefined || !isBundleType(bundleType)) return null;
  if (!isOneOf(roles, role) || !isOneOf(planTypes, plan) || !isOneOf(markets, market)) return null;
  const purchase: Purchase = { country, bundleType, role, plan, market };
  return isPurchase(purchase) ? purchase : null;
}
