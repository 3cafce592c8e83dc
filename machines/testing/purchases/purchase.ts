import { type BundleRule, bundleTable, type BundleType } from '../../rules/bundles.ts';
import type { PlanType } from '../../rules/plans.ts';
import type { Market } from '../../rules/product-lines.ts';

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
