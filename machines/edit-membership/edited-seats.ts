import { isExpandable } from '../rules/catalogue/index.ts';
import { checkSeats, type SeatLimits, seatRange } from '../rules/plans/index.ts';
import type { EditedOrganization, EditedSeats, EditMembershipContext } from './edit-membership.types.ts';

const limitsOf = ({ now, additional, most }: EditedSeats): SeatLimits => ({
  minSeats: now - additional,
  maxSeats: most,
  maxCloudUsers: most,
});

/** The lowest and highest number of seats that may be chosen; null where the plan has no other number of them. */
export function rangeOf({ planType, seats }: EditedOrganization): ReturnType<typeof seatRange> | null {
  const range = seatRange(limitsOf(seats), seats.inUse);
  return isExpandable(planType) && range.fewest < range.most ? range : null;
}

/** The number of seats in the field. */
export const requestedSeatsOf = ({ membership, seats }: EditMembershipContext): number =>
  seats?.requested ?? membership?.organization.seats.now ?? 0;

/** Whether a number of seats is allowed, by the same rule as the server's; by default, the one in the field. */
export function seatVerdictOf(
  context: EditMembershipContext,
  seatsAfter = requestedSeatsOf(context),
): ReturnType<typeof checkSeats> {
  const seats = context.membership?.organization.seats;
  if (seats === undefined) throw new Error('No membership is edited.');
  const { inUse: seatsInUse, isSoldInTens } = seats;
  return checkSeats({ seatsAfter, seatsInUse, isSoldInTens }, limitsOf(seats));
}
