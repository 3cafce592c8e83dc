import type { PostalAddress } from '@sonde/machines/rules/addresses';
import { areaNameIn, formatIn } from './address-rules.ts';
import { type CountryAddressData, countryAddressData } from './country-address-data.ts';
import { ownValue } from '@sonde/machines/rules/texts';

/** Countries that write the area in parentheses, as in "28901 Getafe (Madrid)". */
const areasInParentheses: readonly string[] = ['ES'];

/** Countries that write the area's code in an address, as in "San Francisco, CA"; the others write its name. */
const codesInAddresses: readonly string[] = ['AU', 'BR', 'CA', 'IT', 'US'];

const countryNames = new Map<string, Intl.DisplayNames>();

/**
 * A country's name in a language (ISO 639-1). Cached per language, because creating the names takes longer than a
 * response.
 */
export function countryName(code: string, language: string): string {
  const names =
    countryNames.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  countryNames.set(language, names);
  return names.of(code) ?? code;
}

const otherScript = /[^\P{L}\p{Script=Latin}]/u;

/** The country's own language if an address is in its script; null for Latin script. */
function languageOfScript(
  { city, streetAddress1 }: PostalAddress,
  { lang = 'en' }: CountryAddressData,
): string | null {
  return otherScript.test(city + streetAddress1) ? (lang.split('-')[0] ?? lang) : null;
}

/** Empty if the city has the same name, so that it isn't repeated. */
function areaOf(address: PostalAddress, data: CountryAddressData, language: string): string {
  const { country, countryArea, city } = address;
  const area = data.sub_regions?.find(({ key }) => key === countryArea);
  if (area === undefined || codesInAddresses.includes(country)) return countryArea;
  const name = areaNameIn(data, area, language);
  if (Object.values({ ...area.name, name }).some((known) => known.toLowerCase() === city.toLowerCase()))
    return '';
  return areasInParentheses.includes(country) ? `(${name})` : name;
}

/**
 * An address in its country's postal format, line by line, with the country at the end and without the phone number.
 * Country and area are named in `reader` (ISO 639-1), unless the address is in another script.
 */
export function addressLines(address: PostalAddress, reader: string): readonly string[] {
  const data = countryAddressData(address.country);
  const own = languageOfScript(address, data);
  const parts: Readonly<Record<string, string>> = {
    N: `${address.firstName} ${address.lastName}`,
    O: address.companyName,
    A: [address.streetAddress1, address.streetAddress2].filter((line) => line !== '').join('\n'),
    C: address.city,
    S: areaOf(address, data, own ?? reader),
    Z: address.postalCode,
    n: '\n',
  };
  const format = formatIn(data, own ?? 'en');
  const present = address.postalCode === '' ? format.replace(/(%n|\s|^)[^\s%]*%Z/, '$1') : format;
  const lines = present
    .replace(/%([A-Za-z])/g, (_, letter: string) => ownValue(parts, letter) ?? '')
    .split('\n');
  return [...lines, countryName(address.country, reader)]
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/, (?=,)/g, '')
        .replace(/^[\s,/-]+|[\s,/-]+$/g, ''),
    )
    .filter((line) => line !== '');
}
