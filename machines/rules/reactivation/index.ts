/** Taking up a membership again, or buying one alone. */

export {
  isOwnPlan,
  mayReactivate,
  type OwnMembership,
  reactivationLines,
  type ReactivationObstacle,
  reactivationObstacle,
  reactivationOffers,
  type SoldMembership,
  type SoldTerm,
} from './reactivation.ts';
