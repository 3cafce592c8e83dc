import { enabledCountries } from '@sonde/machines/rules/places';
import { toGlobalId } from '../../kernel/global-id.ts';
import type { CountryCode } from '../../kernel/resolver-types.generated.ts';
import { shippingOptions } from '../delivery/shipping-options.ts';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import type { StructureView } from './storefront-structure.ts';

const englishNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

const methodIds = (catalogue: Catalogue, country: string): string =>
  catalogue
    .shippingMethods(country)
    .map(({ id }) => id)
    .join();

/** The shipping methods of a country, with the delivery dates of an order placed now. */
export function shippingMethodsIn({ country, language, catalogue }: StructureView, now: Date) {
  const say = catalogue.wording(language);
  return shippingOptions(catalogue.shippingMethods(country), country, now).map(({ id, name, ...option }) => ({
    ...option,
    id: toGlobalId('ShippingMethod', id),
    name: say(name),
    checkoutPrices: null,
  }));
}

/** The countries with exactly the shipping methods of the view's; null where nothing is shipped. */
export function shippingZoneIn(view: StructureView, now: Date) {
  const ids = methodIds(view.catalogue, view.country);
  if (ids === '') return null;
  const codes = enabledCountries
    .map(({ code }) => code as CountryCode)
    .filter((code) => methodIds(view.catalogue, code) === ids);
  return {
    id: toGlobalId('ShippingZone', codes[0] ?? view.country),
    name: codes.map((code) => englishNames.of(code) ?? code).join(', '),
    countries: codes.map((code) => ({ code })),
    shippingMethods: shippingMethodsIn(view, now),
  };
}
