/** Reactivating a membership, or buying one on its own. */

export {
  isOwnPlan,
  mayReactivate,
  type OwnMembership,
  reactivationLines,
  type ReactivationObstacle,
  reactivationObstacle,
  reactivationOffers,
  type SizedMembership,
  type SoldMembership,
  type OfferedTerm,
  tooFewSeats,
} from './reactivation.ts';
