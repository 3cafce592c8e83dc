import { type BundleRule, bundleTable } from './bundles.ts';
import type { PlanType } from '../plans/index.ts';

const expandable: ReadonlySet<PlanType | null> = new Set(
  Object.values(bundleTable)
    .filter(({ action }: BundleRule) => action === 'EXPANSION')
    .map(({ planFamily }: BundleRule) => planFamily),
);

/** Whether an organization of this plan may have other numbers of seats. */
export const isExpandable = (plan: PlanType): boolean => expandable.has(plan);
