import {
  actionParts,
  type ActionParts,
  type BundleAction,
  type BundlePart,
  rentalParts,
} from './bundle-actions.ts';
import {
  type BundleVariant,
  type Market,
  marketOf,
  type ProductLine,
  productLines,
  variantOf,
} from './product-lines.ts';
import type { PlanFamily } from '../plans/index.ts';
import { isShared } from './shared-plans.ts';

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

/** The kinds of checkout line. */
export const lineKinds = ['DEVICE', 'ACCESSORY', 'SUBSCRIPTION', 'WARRANTY'] as const;
export type LineKind = (typeof lineKinds)[number];

/** What the buyer of a membership that is offered on trial has chosen. */
export type TrialChoice = 'TAKEN' | 'DECLINED';

/** The properties of a checkout line that decide its bundle. */
export interface BundleLine {
  readonly kind: LineKind;
  /** The device, or the only device family that a warranty or an accessory fits. */
  readonly productLine: ProductLine | null;
  readonly planFamily: PlanFamily | null;
  /** The market that the product is made for. */
  readonly market: Market;
  readonly quantity: number;
  /** Set for seats and features. Without it, a SUBSCRIPTION line is the membership itself. */
  readonly subscriptionPart?: 'SUBSCRIPTION' | 'SEATS' | 'FEATURES';
  /** Whether the membership only continues another one, at the price of a renewal. */
  readonly isForRenewal?: boolean;
  /** Whether the membership begins with a trial, or the buyer declined one; absent where none is offered. */
  readonly trial?: TrialChoice;
}

export type BundleProblem =
  | {
      readonly reason:
        | 'MIXED_MARKETS'
        | 'MIXED_PLANS'
        | 'MORE_THAN_ONE_MEMBERSHIP'
        | 'WRONG_MARKET'
        | 'WRONG_PLAN'
        | 'WRONG_DEVICE';
    }
  | { readonly reason: 'PART_MISSING' | 'PART_NOT_ALLOWED'; readonly part: BundlePart };

/** Whether a line rents a probe: a membership that the probe comes with. */
export const isRental = ({ planFamily }: Pick<BundleLine, 'planFamily'>): boolean => planFamily === 'RENTAL';

const partOfKind: Readonly<Record<LineKind, BundlePart>> = {
  DEVICE: 'DEVICE',
  ACCESSORY: 'ACCESSORIES',
  SUBSCRIPTION: 'SUBSCRIPTION',
  WARRANTY: 'WARRANTY',
};

/** The part of the bundle that a line represents. */
export const partOf = (line: BundleLine): BundlePart => line.subscriptionPart ?? partOfKind[line.kind];

function distinct<Value>(values: readonly (Value | null)[]): readonly Value[] {
  return [...new Set(values.filter((value) => value !== null))];
}

/** The plan families in the lines. */
export const familiesIn = (lines: readonly BundleLine[]): readonly PlanFamily[] =>
  distinct(lines.map((line) => line.planFamily));

/** The newest device in the lines. The bundle is named after it. */
export function leadingDevice(lines: readonly BundleLine[]): ProductLine | null {
  const devices = lines.filter((line) => line.kind === 'DEVICE').map((line) => line.productLine);
  return productLines.find((productLine) => devices.includes(productLine)) ?? null;
}

/**
 * The markets that the lines belong to. An item for one device family belongs to that family's market. Other
 * accessories belong to none, nor does a plan that both markets buy: the device or the buyer decides. A membership for
 * any device takes the device's market, or its own if there is no device.
 */
export function marketsIn(lines: readonly BundleLine[]): readonly Market[] {
  const hasDevice = lines.some(({ kind }) => kind === 'DEVICE');
  return distinct(
    lines.map((line) => {
      if (line.productLine !== null) return marketOf(line.productLine);
      const isOpen =
        line.kind === 'ACCESSORY' || (line.kind === 'SUBSCRIPTION' && (hasDevice || isShared(line)));
      return isOpen ? null : line.market;
    }),
  );
}

/** A membership and its seats and features must belong to one market, regardless of the other lines. */
function hasMixedMarkets(lines: readonly BundleLine[]): boolean {
  const membershipMarkets = lines.map(({ kind, market }) => (kind === 'SUBSCRIPTION' ? market : null));
  return marketsIn(lines).length > 1 || distinct(membershipMarkets).length > 1;
}

/** Returns the conflicts between these lines that apply to every action: two markets, two plans, two memberships. */
export function checkLinesTogether(lines: readonly BundleLine[]): readonly BundleProblem[] {
  const memberships = lines.filter((line) => partOf(line) === 'SUBSCRIPTION');
  const problems: BundleProblem[] = [];
  if (hasMixedMarkets(lines)) problems.push({ reason: 'MIXED_MARKETS' });
  if (familiesIn(lines).length > 1) problems.push({ reason: 'MIXED_PLANS' });
  if (memberships.reduce((sum, line) => sum + line.quantity, 0) > 1)
    problems.push({ reason: 'MORE_THAN_ONE_MEMBERSHIP' });
  return problems;
}

/** Returns every reason why these lines don't form this bundle; empty if they do. */
export function checkBundleLines(
  bundleType: BundleType,
  lines: readonly BundleLine[],
): readonly BundleProblem[] {
  const bundle: BundleRule = bundleTable[bundleType];
  const parts = [...new Set(lines.map(partOf))];
  const device = leadingDevice(lines);
  const problems: BundleProblem[] = [...checkLinesTogether(lines)];
  for (const part of bundle.requiredParts)
    if (!parts.includes(part)) problems.push({ reason: 'PART_MISSING', part });
  for (const part of parts)
    if (!bundle.requiredParts.includes(part) && !bundle.optionalParts.includes(part))
      problems.push({ reason: 'PART_NOT_ALLOWED', part });
  if (bundle.market !== null && marketsIn(lines).some((market) => market !== bundle.market))
    problems.push({ reason: 'WRONG_MARKET' });
  const isContinued = bundle.action === 'RENEWAL';
  if (
    familiesIn(lines).some((family) => family !== bundle.planFamily) ||
    lines.some(({ isForRenewal = false }) => isForRenewal && !isContinued)
  )
    problems.push({ reason: 'WRONG_PLAN' });
  if (device !== null && bundle.productLine !== null && variantOf(device) !== variantOf(bundle.productLine))
    problems.push({ reason: 'WRONG_DEVICE' });
  return problems;
}
