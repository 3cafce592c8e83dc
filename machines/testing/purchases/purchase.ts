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

/** Who buys, as far as rules ask. A member has no rights of an admin. */
export const roles = ['ANONYMOUS', 'MEMBER', 'ADMIN'] as const;
export type Role = (typeof roles)[number];

/** Somebody who wants a bundle, by everything that rules ask about. */
export interface Purchase {
  readonly country: string;
  readonly bundleType: BundleType;
  readonly role: Role;
  /** That the buyer's organization is on today; NONE for a visitor, who has no organization. */
  readonly plan: PlanType;
  /** Of the buyer's organization. */
  readonly market: Market;
}

export const bundleOf = ({ bundleType }: Pick<Purchase, 'bundleType'>): BundleRule => bundleTable[bundleType];

/** Whether there can be such a buyer: a visitor is on no plan, and a market sells its own bundles only. */
export function isPurchase({ role, plan, market, bundleType }: Purchase): boolean {
  const bundle = bundleOf({ bundleType });
  return (role !== 'ANONYMOUS' || plan === 'NONE') && (bundle.market === null || bundle.market === market);
}

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text);

/** `DE TEAM_UPGRADE ADMIN INDIVIDUAL HUMAN`. */
export const nameOfPurchase = ({ country, bundleType, role, plan, market }: Purchase): string =>
  [country, bundleType, role, plan, market].join(' ');

/** The other way round; null for what names no purchase that there can be. */
export function purchaseNamed(name: string): Purchase | null {
  const [country = '', bundleType = '', role = '', plan = '', market = '', ...others] = name.split(' ');
  if (others.length > 0 || countryByCode(country) === undefined || !isBundleType(bundleType)) return null;
  if (!isOneOf(roles, role) || !isOneOf(planTypes, plan) || !isOneOf(markets, market)) return null;
  const purchase: Purchase = { country, bundleType, role, plan, market };
  return isPurchase(purchase) ? purchase : null;
}
