import { countryAreaName, type PostalAddress } from '@sonde/machines/rules/addresses';
import { countryName } from '../../places/address-lines.ts';
import { addressRulesOf } from '../../places/address-rules.ts';
import { nonEmptyTexts } from '../families/payer-texts.ts';

/**
 * The city, which PayPal requires in every country: https://developer.paypal.com/api/rest/reference/orders/v2/errors/
 * (CITY_REQUIRED). Addresses without one are in a city that is an area or a country, such as Dubai or Singapore.
 */
function cityOf({ city, country, countryArea }: PostalAddress): string {
  const area = countryAreaName(countryArea, addressRulesOf(country));
  return [city, area].find((name) => name.trim() !== '') ?? countryName(country, 'en');
}

/** https://developer.paypal.com/docs/api/orders/v2/#definition-address_portable */
export const toPaypalAddress = (address: PostalAddress) =>
  nonEmptyTexts({
    address_line_1: address.streetAddress1,
    address_line_2: address.streetAddress2,
    admin_area_2: cityOf(address),
    admin_area_1: address.countryArea,
    postal_code: address.postalCode,
    country_code: address.country,
  });
