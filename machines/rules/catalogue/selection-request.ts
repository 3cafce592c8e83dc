import { type BundleRule, bundleTable, bundleTypeOf } from './bundles.ts';
import type { EligibilityRequest } from './eligibility.types.ts';
import { marketOf, variantOf } from './product-lines.ts';
import { deviceOffer, planFamilyOf } from './selection.ts';
import type { Offers, Selection } from './selection.types.ts';

/** The bundle of a selection for a first-time buyer; the probe-only bundle if there is no other. */
function selectionBundle(selection: Selection, offers: Offers): BundleRule {
  const { productLine } = deviceOffer(selection.device, offers);
  const family = planFamilyOf(selection.plan, offers) ?? 'BASIC';
  return bundleTable[bundleTypeOf(family, 'NEW_USER', variantOf(productLine)) ?? 'PROBE_ONLY_NEW_USER'];
}

/**
 * The eligibility request for a selection. The server passes the same request to `mayStart` when the order is placed.
 */
export function selectionRequest(selection: Selection, offers: Offers, country: string): EligibilityRequest {
  const { action, planFamily } = selectionBundle(selection, offers);
  const { productLine } = deviceOffer(selection.device, offers);
  return {
    action,
    planFamily,
    market: marketOf(productLine),
    productLine,
    country,
    quantity: selection.quantity,
    expansion: null,
  };
}
