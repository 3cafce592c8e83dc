/** What a member of an organization is offered for its membership. */

export {
  type MemberOffer,
  memberOffers,
  type OwnedMembership,
  editObstacle,
  offersTo,
} from './member-offers.ts';
