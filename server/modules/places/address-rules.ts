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

/** What nearly every country's addresses have, for those that say nothing of their own. */
const usual = { format: '%N%n%O%n%A%n%C', required: 'AC' } as const;

/** The fields that a letter of the format stands for; a field for dependent places and sorting codes there is none. */
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

/** Where English says postcode; the data has no word of theirs. */
const postcodeCountries: readonly string[] = ['AU', 'GB', 'GG', 'IM', 'JE', 'NZ'];

/** Digits with at most a leading +: national and international numbers. Whether one exists nobody asks (decision 76). */
const phonePattern = '^\\+?\\d{4,17}$';

/** A word of the data that the rules know, or the word that the data leaves out. */
function wordOf<Word extends string>(
  words: readonly Word[],
  given: string | undefined,
  usualWord: Word,
): Word {
  return words.find((word) => word === given) ?? usualWord;
}

const isSpokenIn = ({ lang }: CountryAddressData, language: string): boolean =>
  lang === undefined || lang.split('-')[0] === language;

/** The format for an address that is read in `language`: the country's own order, or the one for Latin letters. */
export function formatIn(data: CountryAddressData, language: string): string {
  const own = data.fmt ?? usual.format;
  return isSpokenIn(data, language) ? own : (data.lfmt ?? own);
}

const otherScript = /[^\P{L}\p{Script=Latin}]/u;

/** An area's name for somebody who reads `language`: in Latin letters where the country's own language is another, if need be its code. */
export function areaNameIn(data: CountryAddressData, { key, name }: AreaData, language: string): string {
  const own = ownValue(name, language);
  if (own !== undefined || isSpokenIn(data, language)) return own ?? name.default;
  return name['latin'] ?? (otherScript.test(name.default) ? key : name.default);
}

/** The code of an area that was given by its name in any of the data's languages; what is no such name stays as it is. */
export function areaCodeByAnyName(country: string, typed: string): string {
  const wanted = tidySpaces(typed).toUpperCase();
  const areas = countryAddressData(country).sub_regions ?? [];
  const named = areas.find(({ name }) => Object.values(name).some((each) => each.toUpperCase() === wanted));
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

/** What an address in a country consists of, in words for somebody who reads `language` (ISO 639-1). */
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
