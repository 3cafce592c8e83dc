import { estimateDelivery } from '@sonde/machines/rules/checkout';
import type { Money } from '@sonde/machines/rules/money';
import type { CatalogueShippingMethod } from '../catalogue/catalogue.types.ts';
import { holidaysIn, warehouseCountry } from './public-holidays.ts';
import { shopMoment } from '../../kernel/shop-time.ts';

/** A way to ship with the days on which it arrives, as ISO calendar dates. */
export interface ShippingOption {
  readonly id: string;
  readonly name: string;
  /** On the side that prices are entered on. */
  readonly price: Money;
  readonly earliestDelivery: string;
  readonly latestDelivery: string;
}

/** The holidays that a delivery which is ordered in a year may meet in a country. */
const holidaysFrom = (country: string, year: number): readonly string[] => [
  ...holidaysIn(country, year),
  ...holidaysIn(country, year + 1),
];

/** What is ordered before this hour of a business day, by the shop's clock, leaves on that day. */
const cutOffHour = 14;

function optionsAt(
  methods: readonly CatalogueShippingMethod[],
  country: string,
  now: Date,
): readonly ShippingOption[] {
  const moment = { ...shopMoment(now), cutOffHour };
  const year = Number(moment.today.slice(0, 4));
  const holidays = {
    warehouse: holidaysFrom(warehouseCountry, year),
    destination: holidaysFrom(country, year),
  };
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
 * What a buyer in a country who orders now can choose from its methods, in the given order. The shop's clock differs from UTC by whole hours, so
 * what holds at one moment of an hour holds for all of it.
 */
export function shippingOptions(
  methods: readonly CatalogueShippingMethod[],
  country: string,
  now: Date,
): readonly ShippingOption[] {
  const hour = Math.floor(now.getTime() / millisecondsPerHour);
  const present = made.get(methods);
  if (present?.hour === hour) return present.options;
  const options = optionsAt(methods, country, now);
  made.set(methods, { hour, options });
  return options;
}
