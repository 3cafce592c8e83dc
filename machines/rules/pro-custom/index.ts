/** A Pro plan that the buyer puts together: probes, features by area of use, seats and term. */

export {
  type ProFeature,
  type ProOffers,
  type ProPlan,
  type ProSelection,
  type UseArea,
  areasOfUse,
} from './pro-custom.types.ts';
export {
  type ProChangeObstacle,
  type ProChoice,
  type ProDirection,
  proDirections,
  type CurrentPlan,
} from './pro-change.types.ts';
export {
  addedProLines,
  changeProChoice,
  chosenProPlan,
  isProUnchanged,
  openFeatures,
  proDifference,
  proPlansOf,
  proSeatRange,
  toRequestedChange,
} from './pro-change.ts';
export { proChangeObstacle, proPlanObstacle } from './pro-change-obstacle.ts';
export { proOffers } from './pro-custom.fixture.ts';
export { proEligibility } from './pro-eligibility.ts';
export { proTotal } from './pro-price.ts';
export {
  changeProSelection,
  firstProSelection,
  isProPartFor,
  proDeviceOf,
  proDevicesFor,
  proLines,
  proMembersRange,
  proPlanOf,
  proPlansFor,
} from './pro-selection.ts';
