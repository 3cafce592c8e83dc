import {
  type BundleLine,
  bundleTypeForLines,
  type Buyer,
  type Eligibility,
  lineRequest,
  mayOrder,
} from '../catalogue/index.ts';
import type { ProOffers, ProSelection } from './pro-custom.types.ts';
import { proDeviceOf, proPlanOf } from './pro-selection.ts';

/** The lines of a selection as the bundle rules see them. */
function bundleLines(selection: ProSelection, offers: ProOffers): readonly BundleLine[] {
  const { market, quantity, members, features } = selection;
  const { productLine, included } = proPlanOf(selection, offers);
  const device = proDeviceOf(selection, offers);
  const part = { kind: 'SUBSCRIPTION', productLine, planFamily: 'PRO_CUSTOM', market } as const;
  return [
    ...(device === null
      ? []
      : [
          {
            kind: 'DEVICE',
            productLine: device.productLine,
            planFamily: null,
            market,
            quantity,
          } as const,
        ]),
    { ...part, quantity: 1, subscriptionPart: 'SUBSCRIPTION' },
    ...(members > included
      ? [{ ...part, quantity: members - included, subscriptionPart: 'SEATS' } as const]
      : []),
    ...features.map(() => ({ ...part, quantity: 1, subscriptionPart: 'FEATURES' }) as const),
  ];
}

/**
 * Whether a buyer may order a selection. The server decides by the same rules when the order is placed: which bundle the
 * lines form for the buyer, and whether the buyer may start it.
 */
export function proEligibility(
  selection: ProSelection,
  offers: ProOffers,
  country: string,
  buyer: Buyer,
): Eligibility {
  const lines = bundleLines(selection, offers);
  const bundleType = bundleTypeForLines(lines, buyer);
  if (bundleType === null) return { allowed: false, code: 'OPERATION_NOT_ALLOWED', offers: [] };
  return mayOrder(lineRequest({ bundleType, country, lines }), buyer);
}
