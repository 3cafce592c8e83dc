import { type BundleRule, bundleTable, type BundleType, type LineKind } from './bundles.ts';
import type { PermittedArticle } from './country-permissions.ts';
import type { Eligibility, EligibilityRequest } from './eligibility.types.ts';

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
 * the bundle is named for. `expansion` is what an EXPANSION makes of the organization's seats.
 */
export function orderRequest(
  { bundleType, country, lines }: OrderedBundle,
  device?: Pick<EligibilityRequest, 'market' | 'productLine'>,
  expansion: EligibilityRequest['expansion'] = null,
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
    expansion,
  };
}

/** What of an order its country may forbid, beside its plan. */
export function orderedArticles({ bundleType, lines }: OrderedBundle): readonly PermittedArticle[] {
  const { productLine }: BundleRule = bundleTable[bundleType];
  return lines.map(({ kind }) => ({
    kind,
    productLine: kind === 'DEVICE' ? productLine : null,
    planFamily: null,
  }));
}

/** Whether nobody may start it in this country, whoever signs in; that the country does not sell it is another reason. */
export const isBarred = (eligibility: Eligibility): boolean =>
  !eligibility.allowed &&
  eligibility.code === 'OPERATION_NOT_ALLOWED' &&
  !eligibility.offers.includes('SIGN_IN');
