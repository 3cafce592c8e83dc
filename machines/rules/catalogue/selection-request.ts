import type { TrialChoice } from './bundle-lines.ts';
import { type BundleRule, bundleTable, bundleTypeOf } from './bundles.ts';
import type { EligibilityRequest } from './eligibility.types.ts';
import { marketOf, variantOf } from './product-lines.ts';
import { newUserAction } from './buyer-bundle.ts';
import { deviceOffer, planFamilyOf, planOffer } from './selection.ts';
import type { Offers, Selection } from './selection.types.ts';

/** Whether the selection's membership is taken on trial, declined, or not offered on trial. */
function trialIn(selection: Selection, offers: Offers): TrialChoice | undefined {
  if (planOffer(selection, offers)?.trialDays !== undefined) return 'TAKEN';
  return offers.plans.some(({ slug, trialDays }) => slug === selection.plan && trialDays !== undefined)
    ? 'DECLINED'
    : undefined;
}

/** The bundle of a selection for a first-time buyer; the probe-only bundle if there is no other. */
function selectionBundle(selection: Selection, offers: Offers): BundleRule {
  const { productLine } = deviceOffer(selection.device, offers);
  const family = planFamilyOf(selection.plan, offers) ?? 'BASIC';
  const action = newUserAction(trialIn(selection, offers));
  return bundleTable[bundleTypeOf(family, action, variantOf(productLine)) ?? 'PROBE_ONLY_NEW_USER'];
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
