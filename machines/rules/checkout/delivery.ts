import { addDays, isWeekend, millisecondsOf, shopTimeZone, zoneClock } from '../time/index.ts';

/** Business days from dispatch to delivery. */
export interface TransitTime {
  readonly minDays: number;
  readonly maxDays: number;
}

/** The time of the order in the warehouse's time zone. */
export interface OrderingMoment {
  /** ISO calendar date. */
  readonly today: string;
  /** 0–23. */
  readonly hour: number;
  /** Orders placed before this hour of a business day are dispatched that day. */
  readonly cutOffHour: number;
}

/** The first and last possible days of delivery, as ISO calendar dates. */
export interface DeliveryEstimate {
  readonly earliest: string;
  readonly latest: string;
}

/** Whether parcels travel on this day. */
export function isBusinessDay(isoDate: string, holidays: readonly string[] = []): boolean {
  return !isWeekend(isoDate) && !holidays.includes(isoDate);
}

/**
 * Adds business days (Monday to Friday, except holidays) to a date. With 0 days, returns the date itself or the next
 * business day. Throws a RangeError for fractions and negative numbers.
 */
export function businessDaysAfter(isoDate: string, days: number, holidays: readonly string[] = []): string {
  if (!Number.isInteger(days) || days < 0) throw new RangeError(`Not a number of days: ${days}`);
  let date = isoDate;
  let left = days;
  while (left > 0 || !isBusinessDay(date, holidays)) {
    date = addDays(date, 1);
    if (isBusinessDay(date, holidays)) left -= 1;
  }
  return date;
}

/** The dispatch day of an order: today before the cut-off on a business day, otherwise the next business day. */
export function dispatchDate(moment: OrderingMoment, holidays: readonly string[] = []): string {
  const isInTime = isBusinessDay(moment.today, holidays) && moment.hour < moment.cutOffHour;
  return businessDaysAfter(moment.today, isInTime ? 0 : 1, holidays);
}

/** Holidays at the warehouse and at the destination, as ISO calendar dates. */
export interface HolidaysOnTheWay {
  readonly warehouse: readonly string[];
  readonly destination: readonly string[];
}

/**
 * Estimates the delivery of an order placed now. The warehouse's holidays delay dispatch; the holidays of both ends
 * delay transit.
 */
export function estimateDelivery(
  transit: TransitTime,
  moment: OrderingMoment,
  { warehouse, destination }: HolidaysOnTheWay = { warehouse: [], destination: [] },
): DeliveryEstimate {
  const dispatched = dispatchDate(moment, warehouse);
  const onTheWay = [...warehouse, ...destination];
  return {
    earliest: businessDaysAfter(dispatched, transit.minDays, onTheWay),
    latest: businessDaysAfter(dispatched, transit.maxDays, onTheWay),
  };
}

/** Orders before this hour of a business day, in the shop's time zone, ship on that day. */
export const cutOffHour = 14;

const millisecondsPerHour = 3_600_000;

/**
 * The end of what an estimate made now is valid for: the next cut-off or midnight in the shop's time zone, which differs
 * from UTC by whole hours. ISO instants in UTC. Throws a RangeError for an invalid instant.
 */
export function estimateHoldsUntil(now: string): string {
  let hour = Math.floor(millisecondsOf(now) / millisecondsPerHour);
  do hour += 1;
  while (![0, cutOffHour].includes(zoneClock(shopTimeZone, hour * millisecondsPerHour).hour));
  return new Date(hour * millisecondsPerHour).toISOString();
}
