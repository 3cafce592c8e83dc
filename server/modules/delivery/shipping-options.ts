import { estimateDelivery } from '@sonde/machines/rules/delivery';
import { carrierHolidays } from '@sonde/machines/rules/holidays';
import type { Money } from '@sonde/machines/rules/money';
import type { CatalogueShippingMethod } from '../catalogue/catalogue.types.ts';
import { shopMoment } from './shop-time.ts';

/** A way to ship with the days on which it arrives, as ISO calendar dates. */
export interface ShippingOption {
  readonly id: string;
  readonly name: string;
  /** On the side that prices are entered on. */
  readonly price: Money;
  readonly earliestDelivery: string;
  readonly latestDelivery: string;
}

const holidaysByYear = new Map<number, readonly string[]>();

/** The holidays that a delivery which is ordered in a year may meet. */
function holidaysFrom(year: number): readonly string[] {
  const holidays = holidaysByYear.get(year) ?? [...carrierHolidays(year), ...carrierHolidays(year + 1)];
  holidaysByYear.set(year, holidays);
  return holidays;
}

/** What is ordered before this hour of a business day, by the shop's clock, leaves on that day. */
const cutOffHour = 14;

function optionsAt(methods: readonly CatalogueShippingMethod[], now: Date): readonly ShippingOption[] {
  const moment = { ...shopMoment(now), cutOffHour };
  const holidays = holidaysFrom(Number(moment.today.slice(0, 4)));
  return methods.map(({ id, name, price, minBusinessDays, maxBusinessDays }) => {
    const { earliest, latest } = estimateDelivery(
      { minDays: minBusinessDays, maxDays: maxBusinessDays },
      moment,
      holidays,
    );
    return { id, name, price, earliestDelivery: earliest, latestDelivery: latest };
  });
}

const millisecondsPerHour = 3_600_000;

interface OptionsOfAnHour {
  readonly hour: number;
  readonly options: readonly ShippingOption[];
}

const made = new WeakMap<readonly CatalogueShippingMethod[], OptionsOfAnHour>();

/**
 * What a buyer who orders now can choose from, in the given order. The shop's clock differs from UTC by whole hours, so
 * what holds at one moment of an hour holds for all of it.
 */
export function shippingOptions(
  methods: readonly CatalogueShippingMethod[],
  now: Date,
): readonly ShippingOption[] {
  const hour = Math.floor(now.getTime() / millisecondsPerHour);
  const present = made.get(methods);
  if (present?.hour === hour) return present.options;
  const options = optionsAt(methods, now);
  made.set(methods, { hour, options });
  return options;
}
