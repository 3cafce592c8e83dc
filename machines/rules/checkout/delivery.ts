import { addDays, isWeekend } from '../time/index.ts';

/** Days from dispatch to the door, in business days. */
export interface TransitTime {
  readonly minDays: number;
  readonly maxDays: number;
}

/** The moment of ordering in the warehouse's time zone. */
export interface OrderingMoment {
  /** ISO calendar date. */
  readonly today: string;
  /** 0–23. */
  readonly hour: number;
  /** Orders before this hour of a business day leave on that day. */
  readonly cutOffHour: number;
}

/** The first and the last day on which a parcel may arrive, as ISO calendar dates. */
export interface DeliveryEstimate {
  readonly earliest: string;
  readonly latest: string;
}

export function isBusinessDay(isoDate: string, holidays: readonly string[] = []): boolean {
  return !isWeekend(isoDate) && !holidays.includes(isoDate);
}

/**
 * The business day that many business days after a date (Monday to Friday, holidays left out); with 0 days the date
 * itself or the next business day. Throws a RangeError for fractions and negative numbers.
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

/** The day on which an order leaves: today before the cut-off on a business day, else the next business day. */
export function dispatchDate(moment: OrderingMoment, holidays: readonly string[] = []): string {
  const isInTime = isBusinessDay(moment.today, holidays) && moment.hour < moment.cutOffHour;
  return businessDaysAfter(moment.today, isInTime ? 0 : 1, holidays);
}

/** Days on which nothing moves, as ISO calendar dates: where parcels leave, and where they arrive. */
export interface HolidaysOnTheWay {
  readonly warehouse: readonly string[];
  readonly destination: readonly string[];
}

/** When a parcel ordered now arrives: it leaves by the warehouse's calendar and travels on days that count at both ends. */
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
