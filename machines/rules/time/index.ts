/** Calendar and time zone functions that never read the clock. */

export {
  addDays,
  addMonths,
  daysBetween,
  isDate,
  isInstant,
  isWeekend,
  millisecondsOf,
  monthsBetween,
  startOfDate,
} from './calendar.ts';
export {
  endOfDayIn,
  endOfShopDay,
  endOfZoneDay,
  isCountedDown,
  lastShopDay,
  shopTimeZone,
  startOfShopDay,
  timeLeft,
} from './day-end.ts';
export { carrierHolidays } from './holidays.ts';
export { zoneClock } from './zone-clock.ts';
