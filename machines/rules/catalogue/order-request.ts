import { type BundleLine, isRental, leadingDevice, type LineKind } from './bundle-lines.ts';
import { type BundleRule, bundleTable, type BundleType } from './bundles.ts';
import type { PermittedProduct } from './country-permissions.ts';
import type { EligibilityRequest } from './eligibility.types.ts';
import { marketOf, productLines } from './product-lines.ts';

/** The parts of an order, or of a checkout, that decide whether it may be placed. */
export interface OrderedBundle {
  readonly bundleType: BundleType;
  readonly country: string;
  readonly lines: readonly { readonly kind: LineKind; readonly quantity: number }[];
}

const countOf = (lines: OrderedBundle['lines']): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * The request for `mayStart` that corresponds to these lines. Without the catalog, the device is the one that the
 * bundle is named after.
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
    quantity: isRental({ planFamily }) ? 1 : countOf(devices) || countOf(lines),
    expansion: null,
  };
}

/** The request for `mayStart` that corresponds to lines of the catalog: each of their devices is judged. */
export function lineRequest({
  bundleType,
  country,
  lines,
}: Omit<OrderedBundle, 'lines'> & { readonly lines: readonly BundleLine[] }): EligibilityRequest {
  const productLine = leadingDevice(lines);
  if (productLine === null) return orderRequest({ bundleType, country, lines });
  const devices = lines.filter(({ kind }) => kind === 'DEVICE').map((line) => line.productLine);
  return {
    ...orderRequest({ bundleType, country, lines }, { market: marketOf(productLine), productLine }),
    otherProductLines: productLines.filter((line) => line !== productLine && devices.includes(line)),
  };
}

/** The items of an order that its country may forbid, apart from its plan. */
export function orderedProducts({ bundleType, lines }: OrderedBundle): readonly PermittedProduct[] {
  const { productLine }: BundleRule = bundleTable[bundleType];
  return lines.map(({ kind }) => ({
    kind,
    productLine: kind === 'DEVICE' ? productLine : null,
    planFamily: null,
  }));
}
