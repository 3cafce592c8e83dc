import { type BundleRule, bundleTable, type BundleType } from './bundles.ts';
import type { BundlePart } from './bundle-actions.ts';
import { type Market, marketOf, type ProductLine, productLines, variantOf } from './product-lines.ts';
import type { PlanFamily } from '../plans/index.ts';
import { isShared } from './shared-plans.ts';

/** The kinds of checkout line. */
export const lineKinds = ['DEVICE', 'ACCESSORY', 'SUBSCRIPTION', 'WARRANTY'] as const;
/** One of {@link lineKinds}. */
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

/** Why lines don't form a bundle. */
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
