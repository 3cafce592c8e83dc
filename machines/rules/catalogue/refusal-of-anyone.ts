import { actionParts, type BundleAction } from './bundle-actions.ts';
import { type BundleRule, bundleTable } from './bundles.ts';
import { isCountryEnabled } from '../places/index.ts';
import { areTrialsSold, countryPermissions } from './country-permissions.ts';
import type {
  Eligibility,
  EligibilityCode,
  EligibilityOffer,
  EligibilityRequest,
} from './eligibility.types.ts';
import { marketOf, type ProductLine, productLineTable, variantOf } from './product-lines.ts';
import { requiresSales } from './quantity-buckets.ts';

/** What is refused whoever the buyer is. Pages that only ask for this don't load what depends on the buyer. */

type Refused = Exclude<Eligibility, { readonly allowed: true }>;

/** A refusal with what to offer instead. */
export function toRefusal(code: EligibilityCode, offers: readonly EligibilityOffer[] = []): Refused {
  return { allowed: false, code, offers };
}

/** Every device in the order. */
export const devicesIn = ({
  productLine,
  otherProductLines = [],
}: EligibilityRequest): readonly ProductLine[] =>
  productLine === null ? [] : [productLine, ...otherProductLines];

/** Actions that sell a plan for the first time; the others continue an existing plan. */
const planSellingActions: readonly BundleAction[] = [
  'NEW_USER',
  'NEW_USER_WITH_TRIAL',
  'NEW_USER_WITHOUT_TRIAL',
  'UPGRADE',
  'SUBSCRIPTION_ONLY',
  'FREE_TRIAL',
];

function isSoldInCountry(request: EligibilityRequest): boolean {
  const { action, country, market, planFamily } = request;
  if (!isCountryEnabled(country)) return false;
  const permissions = countryPermissions(country);
  if (devicesIn(request).some((device) => !permissions.productLines.includes(device))) return false;
  if (action === 'ACCESSORIES_ONLY') return permissions.accessories;
  if (planFamily === null || !planSellingActions.includes(action)) return true;
  const isMarketSold = permissions.productLines.some((line) => marketOf(line) === market);
  return isMarketSold && permissions.planFamilies.includes(planFamily);
}

/** Whether one of the devices is sold only to those who own another. */
export const isOwnersOnly = (request: EligibilityRequest): boolean =>
  devicesIn(request).some((device) => productLineTable[device].isForOwnersOnly);

const isQuantity = (quantity: number): boolean => Number.isInteger(quantity) && quantity > 0;

const bundles: readonly BundleRule[] = Object.values(bundleTable);

/** Whether there is a bundle type of this action, plan and device, in the requested market. */
export function isBundleOfMarket({ action, planFamily, market, productLine }: EligibilityRequest): boolean {
  if (productLine !== null && marketOf(productLine) !== market) return false;
  return bundles.some(
    (bundle) =>
      bundle.action === action &&
      bundle.planFamily === planFamily &&
      (bundle.market ?? market) === market &&
      (bundle.productLine === null ||
        productLine === null ||
        variantOf(bundle.productLine) === variantOf(productLine)),
  );
}

/** Whether the country and the market of a request have trials. */
export const isTrialSold = ({ market, country }: EligibilityRequest): boolean =>
  market === 'HUMAN' && areTrialsSold(country);

/** Why no one may start an action, judged before anything about the buyer; null if it depends on them. */
export function refusalOfAnyone(request: EligibilityRequest): Refused | null {
  if (!isSoldInCountry(request)) return toRefusal('COUNTRY_NOT_AVAILABLE');
  if (!isQuantity(request.quantity)) return toRefusal('OPERATION_NOT_ALLOWED');
  if (actionParts[request.action].requiredParts.includes('DEVICE') && requiresSales(request.quantity))
    return toRefusal('OPERATION_NOT_ALLOWED', ['SALES']);
  if (isOwnersOnly(request) && request.action !== 'EXTRA_PROBE') return toRefusal('OPERATION_NOT_ALLOWED');
  return null;
}

const trialActions: readonly BundleAction[] = ['NEW_USER_WITH_TRIAL', 'FREE_TRIAL'];

/**
 * Whether no buyer in this country may start it, even after signing in. A country that doesn't sell it is a separate
 * reason.
 */
export function isBarred(request: EligibilityRequest): boolean {
  const refusal = refusalOfAnyone(request);
  if (refusal !== null) return refusal.code === 'OPERATION_NOT_ALLOWED';
  return !isBundleOfMarket(request) || (trialActions.includes(request.action) && !isTrialSold(request));
}
