/** What is sold, in which combinations, and where. */

export { allInSelection, termSaving } from './all-in.ts';
export { type BundleAction, bundleActions, type BundlePart } from './bundle-actions.ts';
export {
  type BundleLine,
  checkLinesTogether,
  isRental,
  type LineKind,
  lineKinds,
  partOf,
  type TrialChoice,
} from './bundle-lines.ts';
export {
  type BundleRule,
  bundleTable,
  type BundleType,
  bundleTypeOf,
  bundleTypes,
  isBundleType,
} from './bundles.ts';
export { lineRequest, type OrderedBundle, orderedProducts, orderRequest } from './order-request.ts';
export { bundleTypeForLines, marketOfLines } from './buyer-bundle.ts';
export { ownersProbeProblem } from './owners-probe.ts';
export {
  chosenMembership,
  isActive,
  isExpired,
  membershipInMarket,
  type NamedMembership,
  namedMembership,
} from './buyer-plan.ts';
export { unfittingPlug } from './connectors.ts';
export {
  areTrialsSold,
  countryPermissions,
  isMarketSold,
  isPermitted,
  isPlanSold,
  isProductLineSold,
} from './country-permissions.ts';
export { type ChangeReason, changeReasonOf, changeReasons, mayOrder } from './cart-eligibility.ts';
export { mayStart, renewalWindowDays } from './eligibility.ts';
export { isBarred } from './refusal-of-anyone.ts';
export { type OrderObstacle, orderObstacle } from './order-obstacle.ts';
export { isExpandable } from './expandable-plans.ts';
export type {
  Buyer,
  BuyerMembership,
  BuyerOrganization,
  Eligibility,
  EligibilityRequest,
} from './eligibility.types.ts';
export { maximumLineQuantity } from './line-quantities.ts';
export {
  isForMarket,
  isLineOf,
  isOfMarket,
  isOfSameMarket,
  type Market,
  marketNamed,
  marketOf,
  markets,
  type ProductLine,
  productLines,
  productLineTable,
  variantOf,
} from './product-lines.ts';
export { isSoldIn, marketFor } from './shared-plans.ts';
export {
  maximumDeviceQuantity,
  type QuantityBucket,
  quantityBucketOf,
  quantityBuckets,
  requiresSales,
} from './quantity-buckets.ts';
export {
  basicPlan,
  isBasicPlan,
  changeSelection,
  deviceOffer,
  fitsDevice,
  isMadeWith,
  isPlanFor,
  planFamilyOf,
  planOffer,
  seatOffer,
  selectionFromPath,
  selectionLines,
  selectionToPath,
} from './selection.ts';
export {
  type BundleChoiceEvent,
  bundleChoiceIn,
  bundleChoiceTypes,
  type ChoiceEvent,
  choiceIn,
  choiceTypes,
  countWithin,
  isCountOfMembers,
  isCountOfProbes,
  withChosen,
} from './selection-choice.ts';
export { linesOf, type SelectedLine, type SelectedParts } from './selection-lines.ts';
export { devicesForAnyone, optionStates, selectionProblems } from './selection-options.ts';
export {
  costAfterYears,
  type LinesPrice,
  priceOfLines,
  type PricedOffers,
  selectionPrice,
  type SelectionPrice,
} from './selection-price.ts';
export { selectionRequest } from './selection-request.ts';
export { offers, offersWithLongTeams, offersWithTrial } from './selection.fixture.ts';
export { everyMonths } from './sku-price.fixture.ts';
export {
  type AccessoryOffer,
  type BundleSelection,
  type Connector,
  connectors,
  type DeviceOffer,
  type Offers,
  type OptionState,
  type OptionStates,
  type PlanOffer,
  type SeatOffer,
  type Selection,
  type SkuPrice,
  type UnavailableReason,
  type WarrantyOffer,
} from './selection.types.ts';
export { isShippingRequired, type ShippedLine } from './shipping.ts';
export { warrantiesFor } from './warranties.ts';
