import { actionParts, type ActionParts, type BundleAction, rentalParts } from './bundle-actions.ts';
import { type BundleVariant, type Market, marketOf, type ProductLine } from './product-lines.ts';
import type { PlanFamily } from '../plans/index.ts';

/** The properties of a bundle type. */
export interface BundleRule extends ActionParts {
  readonly planFamily: PlanFamily | null;
  readonly action: BundleAction;
  /** Null for bundles sold in both markets. */
  readonly market: Market | null;
  /** The device in the bundle's name; null if there is none. */
  readonly productLine: ProductLine | null;
  /** The preselected number of devices; 1 if the action includes no device. */
  readonly defaultQuantity: number;
}

const namedDevice = { STANDARD: 'IQ_3', PLUS: 'IQ_PLUS', VET: 'IQ_PLUS_VET' } as const satisfies Record<
  BundleVariant,
  ProductLine
>;

function rule(
  planFamily: PlanFamily,
  action: BundleAction,
  variant: BundleVariant = 'STANDARD',
  defaultQuantity = 1,
): BundleRule {
  const productLine = namedDevice[variant];
  const parts = actionParts[planFamily === 'BASIC' ? 'PROBE_ONLY' : action];
  return { planFamily, action, market: marketOf(productLine), productLine, ...parts, defaultQuantity };
}

function ruleWithoutPlan(action: 'PROBE_ONLY' | 'ACCESSORIES_ONLY'): BundleRule {
  return {
    planFamily: null,
    action,
    market: null,
    productLine: null,
    ...actionParts[action],
    defaultQuantity: 1,
  };
}

/** Every bundle type and its contents (coverage PLAN-2, PLAN-6). */
export const bundleTable = {
  BASIC_NEW_USER: rule('BASIC', 'NEW_USER'),
  BASIC_NEW_USER_PLUS: rule('BASIC', 'NEW_USER', 'PLUS'),
  BASIC_EXTRA_PROBE: rule('BASIC', 'EXTRA_PROBE'),
  BASIC_EXTRA_PROBE_PLUS: rule('BASIC', 'EXTRA_PROBE', 'PLUS'),

  INDIVIDUAL_NEW_USER: rule('INDIVIDUAL', 'NEW_USER'),
  INDIVIDUAL_NEW_USER_PLUS: rule('INDIVIDUAL', 'NEW_USER', 'PLUS'),
  INDIVIDUAL_NEW_USER_VET: rule('INDIVIDUAL', 'NEW_USER', 'VET'),
  INDIVIDUAL_NEW_USER_WITH_TRIAL: rule('INDIVIDUAL', 'NEW_USER_WITH_TRIAL'),
  INDIVIDUAL_NEW_USER_WITH_TRIAL_PLUS: rule('INDIVIDUAL', 'NEW_USER_WITH_TRIAL', 'PLUS'),
  INDIVIDUAL_NEW_USER_WITH_TRIAL_VET: rule('INDIVIDUAL', 'NEW_USER_WITH_TRIAL', 'VET'),
  INDIVIDUAL_NEW_USER_WITHOUT_TRIAL: rule('INDIVIDUAL', 'NEW_USER_WITHOUT_TRIAL'),
  INDIVIDUAL_NEW_USER_WITHOUT_TRIAL_PLUS: rule('INDIVIDUAL', 'NEW_USER_WITHOUT_TRIAL', 'PLUS'),
  INDIVIDUAL_NEW_USER_WITHOUT_TRIAL_VET: rule('INDIVIDUAL', 'NEW_USER_WITHOUT_TRIAL', 'VET'),
  INDIVIDUAL_RENEWAL: rule('INDIVIDUAL', 'RENEWAL'),
  INDIVIDUAL_RENEWAL_PLUS: rule('INDIVIDUAL', 'RENEWAL', 'PLUS'),
  INDIVIDUAL_RENEWAL_VET: rule('INDIVIDUAL', 'RENEWAL', 'VET'),
  INDIVIDUAL_UPGRADE: rule('INDIVIDUAL', 'UPGRADE'),
  INDIVIDUAL_UPGRADE_PLUS: rule('INDIVIDUAL', 'UPGRADE', 'PLUS'),
  INDIVIDUAL_UPGRADE_VET: rule('INDIVIDUAL', 'UPGRADE', 'VET'),
  INDIVIDUAL_EXTRA_PROBE: rule('INDIVIDUAL', 'EXTRA_PROBE'),
  INDIVIDUAL_EXTRA_PROBE_PLUS: rule('INDIVIDUAL', 'EXTRA_PROBE', 'PLUS'),
  INDIVIDUAL_EXTRA_PROBE_VET: rule('INDIVIDUAL', 'EXTRA_PROBE', 'VET'),
  INDIVIDUAL_SUBSCRIPTION_ONLY: rule('INDIVIDUAL', 'SUBSCRIPTION_ONLY'),
  INDIVIDUAL_SUBSCRIPTION_ONLY_PLUS: rule('INDIVIDUAL', 'SUBSCRIPTION_ONLY', 'PLUS'),
  INDIVIDUAL_SUBSCRIPTION_ONLY_VET: rule('INDIVIDUAL', 'SUBSCRIPTION_ONLY', 'VET'),
  INDIVIDUAL_FREE_TRIAL: rule('INDIVIDUAL', 'FREE_TRIAL'),
  INDIVIDUAL_FREE_TRIAL_PLUS: rule('INDIVIDUAL', 'FREE_TRIAL', 'PLUS'),
  INDIVIDUAL_FREE_TRIAL_VET: rule('INDIVIDUAL', 'FREE_TRIAL', 'VET'),

  TEAM_NEW_USER: rule('TEAM', 'NEW_USER', 'STANDARD', 2),
  TEAM_NEW_USER_PLUS: rule('TEAM', 'NEW_USER', 'PLUS', 2),
  TEAM_NEW_USER_VET: rule('TEAM', 'NEW_USER', 'VET', 2),
  TEAM_RENEWAL: rule('TEAM', 'RENEWAL'),
  TEAM_RENEWAL_PLUS: rule('TEAM', 'RENEWAL', 'PLUS'),
  TEAM_RENEWAL_VET: rule('TEAM', 'RENEWAL', 'VET'),
  TEAM_UPGRADE: rule('TEAM', 'UPGRADE'),
  TEAM_UPGRADE_PLUS: rule('TEAM', 'UPGRADE', 'PLUS'),
  TEAM_UPGRADE_VET: rule('TEAM', 'UPGRADE', 'VET'),
  TEAM_EXPANSION: rule('TEAM', 'EXPANSION'),
  TEAM_EXPANSION_PLUS: rule('TEAM', 'EXPANSION', 'PLUS'),
  TEAM_EXPANSION_VET: rule('TEAM', 'EXPANSION', 'VET'),
  TEAM_EXTRA_PROBE: rule('TEAM', 'EXTRA_PROBE'),
  TEAM_EXTRA_PROBE_PLUS: rule('TEAM', 'EXTRA_PROBE', 'PLUS'),
  TEAM_EXTRA_PROBE_VET: rule('TEAM', 'EXTRA_PROBE', 'VET'),
  TEAM_SUBSCRIPTION_ONLY: rule('TEAM', 'SUBSCRIPTION_ONLY'),
  TEAM_SUBSCRIPTION_ONLY_PLUS: rule('TEAM', 'SUBSCRIPTION_ONLY', 'PLUS'),
  TEAM_SUBSCRIPTION_ONLY_VET: rule('TEAM', 'SUBSCRIPTION_ONLY', 'VET'),

  CORE_NEW_USER: rule('CORE', 'NEW_USER', 'STANDARD', 2),
  CORE_RENEWAL: rule('CORE', 'RENEWAL'),
  CORE_UPGRADE: rule('CORE', 'UPGRADE'),
  CORE_EXPANSION: rule('CORE', 'EXPANSION'),
  CORE_EXTRA_PROBE: rule('CORE', 'EXTRA_PROBE'),
  CORE_SUBSCRIPTION_ONLY: rule('CORE', 'SUBSCRIPTION_ONLY'),

  CLINIC_NEW_USER: rule('CLINIC', 'NEW_USER', 'STANDARD', 2),
  CLINIC_NEW_USER_PLUS: rule('CLINIC', 'NEW_USER', 'PLUS', 2),
  CLINIC_RENEWAL: rule('CLINIC', 'RENEWAL'),
  CLINIC_RENEWAL_PLUS: rule('CLINIC', 'RENEWAL', 'PLUS'),
  CLINIC_UPGRADE: rule('CLINIC', 'UPGRADE'),
  CLINIC_UPGRADE_PLUS: rule('CLINIC', 'UPGRADE', 'PLUS'),
  CLINIC_EXPANSION: rule('CLINIC', 'EXPANSION'),
  CLINIC_EXPANSION_PLUS: rule('CLINIC', 'EXPANSION', 'PLUS'),
  CLINIC_EXTRA_PROBE: rule('CLINIC', 'EXTRA_PROBE'),
  CLINIC_EXTRA_PROBE_PLUS: rule('CLINIC', 'EXTRA_PROBE', 'PLUS'),

  PRO_CUSTOM_NEW_USER: rule('PRO_CUSTOM', 'NEW_USER', 'STANDARD', 2),
  PRO_CUSTOM_NEW_USER_PLUS: rule('PRO_CUSTOM', 'NEW_USER', 'PLUS', 2),
  PRO_CUSTOM_NEW_USER_VET: rule('PRO_CUSTOM', 'NEW_USER', 'VET', 2),
  PRO_CUSTOM_RENEWAL: rule('PRO_CUSTOM', 'RENEWAL'),
  PRO_CUSTOM_RENEWAL_PLUS: rule('PRO_CUSTOM', 'RENEWAL', 'PLUS'),
  PRO_CUSTOM_RENEWAL_VET: rule('PRO_CUSTOM', 'RENEWAL', 'VET'),
  PRO_CUSTOM_UPGRADE: rule('PRO_CUSTOM', 'UPGRADE'),
  PRO_CUSTOM_UPGRADE_PLUS: rule('PRO_CUSTOM', 'UPGRADE', 'PLUS'),
  PRO_CUSTOM_UPGRADE_VET: rule('PRO_CUSTOM', 'UPGRADE', 'VET'),
  PRO_CUSTOM_EXPANSION: rule('PRO_CUSTOM', 'EXPANSION'),
  PRO_CUSTOM_EXPANSION_PLUS: rule('PRO_CUSTOM', 'EXPANSION', 'PLUS'),
  PRO_CUSTOM_EXPANSION_VET: rule('PRO_CUSTOM', 'EXPANSION', 'VET'),
  PRO_CUSTOM_EXTRA_PROBE: rule('PRO_CUSTOM', 'EXTRA_PROBE'),
  PRO_CUSTOM_EXTRA_PROBE_PLUS: rule('PRO_CUSTOM', 'EXTRA_PROBE', 'PLUS'),
  PRO_CUSTOM_EXTRA_PROBE_VET: rule('PRO_CUSTOM', 'EXTRA_PROBE', 'VET'),
  PRO_CUSTOM_SUBSCRIPTION_ONLY: rule('PRO_CUSTOM', 'SUBSCRIPTION_ONLY'),
  PRO_CUSTOM_SUBSCRIPTION_ONLY_PLUS: rule('PRO_CUSTOM', 'SUBSCRIPTION_ONLY', 'PLUS'),
  PRO_CUSTOM_SUBSCRIPTION_ONLY_VET: rule('PRO_CUSTOM', 'SUBSCRIPTION_ONLY', 'VET'),

  PRO_THREE_YEAR_NEW_USER: rule('PRO_THREE_YEAR', 'NEW_USER', 'STANDARD', 10),
  PRO_THREE_YEAR_NEW_USER_VET: rule('PRO_THREE_YEAR', 'NEW_USER', 'VET', 10),
  PRO_THREE_YEAR_RENEWAL: rule('PRO_THREE_YEAR', 'RENEWAL'),
  PRO_THREE_YEAR_RENEWAL_VET: rule('PRO_THREE_YEAR', 'RENEWAL', 'VET'),
  PRO_THREE_YEAR_EXTRA_PROBE: rule('PRO_THREE_YEAR', 'EXTRA_PROBE'),
  PRO_THREE_YEAR_EXTRA_PROBE_VET: rule('PRO_THREE_YEAR', 'EXTRA_PROBE', 'VET'),

  INDIVIDUAL_FOREVER_NEW_USER: rule('INDIVIDUAL_FOREVER', 'NEW_USER'),
  INDIVIDUAL_FOREVER_NEW_USER_PLUS: rule('INDIVIDUAL_FOREVER', 'NEW_USER', 'PLUS'),
  INDIVIDUAL_FOREVER_EXTRA_PROBE: rule('INDIVIDUAL_FOREVER', 'EXTRA_PROBE'),
  INDIVIDUAL_FOREVER_EXTRA_PROBE_PLUS: rule('INDIVIDUAL_FOREVER', 'EXTRA_PROBE', 'PLUS'),

  ACCESSORIES_ONLY: ruleWithoutPlan('ACCESSORIES_ONLY'),
  PROBE_ONLY_NEW_USER: ruleWithoutPlan('PROBE_ONLY'),

  RENTAL_NEW_USER_VET: { ...rule('RENTAL', 'NEW_USER', 'VET'), ...rentalParts },
} satisfies Record<string, BundleRule>;

export type BundleType = keyof typeof bundleTable;
export const bundleTypes = Object.keys(bundleTable) as readonly BundleType[];

export function isBundleType(value: string): value is BundleType {
  return Object.hasOwn(bundleTable, value);
}

/** The bundle type for a plan family, an action and a device variant; null if the shop has no such bundle. */
export function bundleTypeOf(
  planFamily: PlanFamily,
  action: BundleAction,
  variant: BundleVariant,
): BundleType | null {
  const suffix = variant === 'STANDARD' ? '' : `_${variant}`;
  const name = `${planFamily}_${action}${suffix}`;
  return isBundleType(name) ? name : null;
}
