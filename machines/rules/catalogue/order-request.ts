import { type BundleRule, bundleTable, type BundleType, type LineKind } from './bundles.ts';
import type { EligibilityRequest } from './eligibility.types.ts';

/** An order, or what is to become one, as far as it is asked whether it may be placed. */
export interface OrderedBundle {
  readonly bundleType: BundleType;
  readonly country: string;
  readonly lines: readonly { readonly kind: LineKind; readonly quantity: number }[];
}

const countOf = (lines: OrderedBundle['lines']): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * What the buyer of these lines sets out to do, for `mayStart`. Without the catalogue at hand its device is the one that
 * the bundle is named for.
 */
export function orderRequest(
  { bundleType, country, lines }: OrderedBundle,
  device?: Pick<EligibilityRequest, 'market' | 'productLine'>,
): EligibilityRequest {
  const { action, planFamily, market, productLine }: BundleRule = bundleTable[bundleType];
  const devices = lines.filter(({ kind }) => kind === 'DEVICE');
  return {
    action,
    planFamily,
    market: device?.market ?? market ?? 'HUMAN',
    productLine: device === undefined ? (devices.length > 0 ? productLine : null) : device.productLine,
    country,
    quantity: countOf(devices) || countOf(lines),
    expansion: null,
  };
}
