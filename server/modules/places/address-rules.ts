import {
  type AddressField,
  type AddressRules,
  cityTypes,
  type CountryAreaChoice,
  countryAreaTypes,
  isAreaServed,
  postalCodeTypes,
  unitedStatesAddress,
  unservedTerritories,
} from '@sonde/machines/rules/addresses';
import { ownValue, tidySpaces } from '@sonde/machines/rules/texts';
import { type AreaData, type CountryAddressData, countryAddressData } from './country-address-data.ts';

/** The format of most countries, for those without their own. */
const usual = { format: '%N%n%O%n%A%n%C', required: 'AC' } as const;

/** The fields of each letter in the format; there are no fields for dependent localities and sorting codes. */
const fieldsByLetter: Readonly<Record<string, readonly AddressField[]>> = {
  N: ['firstName', 'lastName'],
  O: ['companyName'],
  A: ['streetAddress1', 'streetAddress2'],
  C: ['city'],
  S: ['countryArea'],
  Z: ['postalCode'],
};
const requiredByLetter: Readonly<Record<string, readonly AddressField[]>> = {
  A: ['streetAddress1'],
  C: ['city'],
  S: ['countryArea'],
  Z: ['postalCode'],
};

/** Countries whose English says postcode; the data has no name for theirs. */
const postcodeCountries: readonly string[] = ['AU', 'GB', 'GG', 'IM', 'JE', 'NZ'];

/** Digits with an optional leading +: national and international numbers. Existence isn't checked (decision 76). */
const phonePattern = '^\\+?\\d{4,17}$';

/** A known word from the data, or the default if the data has none. */
function wordOf<Word extends string>(
  words: readonly Word[],
  given: string | undefined,
  usualWord: Word,
): Word {
  return words.find((word) => word === given) ?? usualWord;
}

const isSpokenIn = ({ lang }: CountryAddressData, language: string): boolean =>
  lang === undefined || lang.split('-')[0] === language;

/** The address format for a reader of `language`: the country's own order, or the one for Latin script. */
export function formatIn(data: CountryAddressData, language: string): string {
  const own = data.fmt ?? usual.format;
  return isSpokenIn(data, language) ? own : (data.lfmt ?? own);
}

const otherScript = /[^\P{L}\p{Script=Latin}]/u;

/**
 * An area's name for a reader of `language`: in Latin script if the country's own language differs, or its code if
 * there is no such name.
 */
export function areaNameIn(data: CountryAddressData, { key, name }: AreaData, language: string): string {
  const own = ownValue(name, language);
  if (own !== undefined || isSpokenIn(data, language)) return own ?? name.default;
  return name['latin'] ?? (otherScript.test(name.default) ? key : name.default);
}

/** The code of an area given by name in any of the data's languages; other text is returned unchanged. */
export function areaCodeByAnyName(country: string, typed: string): string {
  const normalized = tidySpaces(typed).toUpperCase();
  const areas = countryAddressData(country).sub_regions ?? [];
  const named = areas.find(({ name }) =>
    Object.values(name).some((each) => each.toUpperCase() === normalized),
  );
  return named?.key ?? typed;
}

function areasIn(country: string, data: CountryAddressData, language: string): readonly CountryAreaChoice[] {
  const areas = (data.sub_regions ?? []).map((area) => ({
    code: area.key,
    name: areaNameIn(data, area, language),
    postalCode: area.zip ?? null,
    served: isAreaServed(country, area.key),
  }));
  return areas.toSorted((a, b) => a.name.localeCompare(b.name, language));
}

/** The parts of an address in a country, named in `language` (ISO 639-1). */
export function addressRulesOf(country: string, language = 'en'): AddressRules {
  if (country === 'US') return unitedStatesAddress;
  const data = countryAddressData(country);
  const letters = [...formatIn(data, language).matchAll(/%([A-Z])/g)].map(([, letter = '']) => letter);
  const required = letters.filter((letter) => (data.require ?? usual.required).includes(letter));
  const hasAreas = letters.includes('S');
  return {
    country,
    requiredFields: [
      'firstName',
      'lastName',
      ...required.flatMap((letter) => ownValue(requiredByLetter, letter) ?? []),
      'country',
    ],
    displayOrder: [
      'country',
      ...letters.flatMap((letter) => ownValue(fieldsByLetter, letter) ?? []),
      'phone',
    ],
    countryAreaType: wordOf(countryAreaTypes, data.state_name_type, 'province'),
    countryAreaChoices: hasAreas ? areasIn(country, data, language) : [],
    cityType: wordOf(cityTypes, data.locality_name_type, 'city'),
    postalCodeType: wordOf(
      postalCodeTypes,
      data.zip_name_type,
      postcodeCountries.includes(country) ? 'postcode' : 'postal',
    ),
    postalCodePattern: data.zip === undefined ? null : `^(?:${data.zip})$`,
    postalCodeExamples: (data.zipex ?? '').split(',').filter((example) => example !== ''),
    phonePattern,
    unservedTerritories: unservedTerritories(country),
  };
}
