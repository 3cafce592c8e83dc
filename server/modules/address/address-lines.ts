import type { PostalAddress } from '@sonde/machines/rules/address';
import { areaNameIn, formatIn } from './address-rules.ts';
import { type CountryAddressData, countryAddressData } from './country-address-data.ts';

/** Countries that write the area's code in an address, as in "San Francisco, CA"; the others write its name. */
const codesInAddresses: readonly string[] = ['AU', 'BR', 'CA', 'IT', 'US'];

const englishNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
const otherScript = /[^\P{L}\p{Script=Latin}]/u;

/** The language in which an address is written, as far as its letters tell: the country's own, or one in Latin letters. */
function languageOf({ city, streetAddress1 }: PostalAddress, { lang = 'en' }: CountryAddressData): string {
  return otherScript.test(city + streetAddress1) ? (lang.split('-')[0] ?? lang) : 'en';
}

function areaOf({ country, countryArea }: PostalAddress, data: CountryAddressData, language: string): string {
  const area = data.sub_regions?.find(({ key }) => key === countryArea);
  return area === undefined || codesInAddresses.includes(country)
    ? countryArea
    : areaNameIn(data, area, language);
}

/** An address as its country writes it on a parcel, line by line, with the country below and without the telephone. */
export function addressLines(address: PostalAddress): readonly string[] {
  const data = countryAddressData(address.country);
  const language = languageOf(address, data);
  const parts: Readonly<Record<string, string>> = {
    N: `${address.firstName} ${address.lastName}`,
    O: address.companyName,
    A: [address.streetAddress1, address.streetAddress2].filter((line) => line !== '').join('\n'),
    C: address.city,
    S: areaOf(address, data, language),
    Z: address.postalCode,
    n: '\n',
  };
  const format = formatIn(data, language);
  const present = address.postalCode === '' ? format.replace(/(%n|\s|^)[^\s%]*%Z/, '$1') : format;
  const lines = present.replace(/%([A-Za-z])/g, (_, letter: string) => parts[letter] ?? '').split('\n');
  return [...lines, englishNames.of(address.country) ?? address.country]
    .map((line) => line.replace(/\s+/g, ' ').replace(/^[\s,/-]+|[\s,/-]+$/g, ''))
    .filter((line) => line !== '');
}
