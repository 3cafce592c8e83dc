/** The allowed number of seats of a plan: its own range and the shop's ceiling (coverage PLAN-10). */
export interface SeatLimits {
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly maxCloudUsers: number;
}

/** A change to the number of seats, which must stay at or above `seatsInUse`. */
export interface SeatChange {
  readonly seatsAfter: number;
  readonly seatsInUse: number;
  /** Old team contracts sell seats in tens (`isOld10BasedTeamPricing`). */
  readonly isSoldInTens: boolean;
}

type SeatReason =
  | 'NOT_A_NUMBER_OF_SEATS'
  | 'BELOW_MINIMUM'
  | 'ABOVE_MAXIMUM'
  | 'BELOW_SEATS_IN_USE'
  | 'NOT_IN_TENS';

/** Whether a number of seats is allowed; if not, with the reason. */
export type SeatVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly code: 'OPERATION_NOT_ALLOWED'; readonly reason: SeatReason };

/** The lowest and highest number of seats that the buyer may choose. */
export function seatRange(
  limits: SeatLimits,
  seatsInUse: number,
): { readonly fewest: number; readonly most: number } {
  return {
    fewest: Math.max(limits.minSeats, seatsInUse),
    most: Math.min(limits.maxSeats, limits.maxCloudUsers),
  };
}

/** The number of seats by which a plan changes. */
export function seatStep(isSoldInTens: boolean): number {
  return isSoldInTens ? 10 : 1;
}

function seatProblem(change: SeatChange, limits: SeatLimits): SeatReason | null {
  const { seatsAfter, seatsInUse, isSoldInTens } = change;
  if (!Number.isInteger(seatsAfter) || seatsAfter < 1) return 'NOT_A_NUMBER_OF_SEATS';
  if (seatsAfter > seatRange(limits, seatsInUse).most) return 'ABOVE_MAXIMUM';
  if (seatsAfter < limits.minSeats) return 'BELOW_MINIMUM';
  if (seatsAfter < seatsInUse) return 'BELOW_SEATS_IN_USE';
  return seatsAfter % seatStep(isSoldInTens) === 0 ? null : 'NOT_IN_TENS';
}

/** Checks whether a plan may have the number of seats after a change. */
export function checkSeats(change: SeatChange, limits: SeatLimits): SeatVerdict {
  const reason = seatProblem(change, limits);
  return reason === null ? { allowed: true } : { allowed: false, code: 'OPERATION_NOT_ALLOWED', reason };
}

/** The most seats that a buyer can add to those in a plan's price; 0 if the price includes the maximum. */
export function mostAdditionalSeats(limits: SeatLimits, seatsInBase: number): number {
  return Math.max(0, seatRange(limits, 0).most - seatsInBase);
}

/** The seats that a team buys in addition to the `teamBaseNumCloudUsers` of its base. */
export function additionalTeamSeats(seats: number, teamBaseNumCloudUsers: number): number {
  return Math.max(0, seats - teamBaseNumCloudUsers);
}

/** The seats in a plan's configuration. */
export interface PlanSeats {
  readonly maxSeats: number;
  readonly seatsInBase: number;
}

/** The seats that a membership's price includes; 1 for a plan without seats. */
export function seatsInPrice(plan: PlanSeats | undefined): number {
  return Math.max(1, plan?.seatsInBase ?? 1);
}

/** Whether a plan has a seat for everyone who uses one: each member, and each pending invitation. */
export const hasSeatsFor = (
  seatsInUse: number,
  { seatsInBase, additionalSeats }: { readonly seatsInBase: number; readonly additionalSeats: number },
): boolean => seatsInUse <= seatsInBase + additionalSeats;

/** The most seats that a membership may have. */
export function maxSeatsOf(plan: PlanSeats | undefined, maxCloudUsers: number): number {
  return plan === undefined ? 1 : Math.min(plan.maxSeats, maxCloudUsers);
}
