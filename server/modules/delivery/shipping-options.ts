import { cutOffHour, estimateDelivery, warehouseCountry } from '@sonde/machines/rules/checkout';
import type { Money } from '@sonde/machines/rules/money';
import type { CatalogueShippingMethod } from '../catalogue/catalogue.types.ts';
import { holidaysIn } from './public-holidays.ts';
import { shopMoment } from '../../kernel/shop-time.ts';

/** A shipping method with its delivery days, as ISO calendar dates. */
export interface ShippingOption {
  readonly id: string;
  readonly name: string;
  /** On the side in which prices are entered. */
  readonly price: Money;
  readonly earliestDelivery: string;
  readonly latestDelivery: string;
}

/** The holidays in a country that may affect a delivery ordered in a year. */
const holidaysFrom = (country: string, year: number): readonly string[] => [
  ...holidaysIn(country, year),
  ...holidaysIn(country, year + 1),
];

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
 * The shipping options for an order placed now in a country, in the given order. Cached per hour: the shop's time zone
 * differs from UTC by whole hours, so the result is the same for all of an hour.
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
