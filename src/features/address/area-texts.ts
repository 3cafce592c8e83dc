import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CityType, CountryAreaType } from '@sonde/machines/rules/addresses';

/** A field's label, and the error when it is empty. */
interface FieldTexts {
  readonly label: MessageDescriptor;
  readonly missing: MessageDescriptor;
}

/** The texts of an area; `choose` is also the empty entry of the list. */
interface AreaTexts extends FieldTexts {
  readonly choose: MessageDescriptor;
}

/** The texts of an address's area, by the country's term for it. */
export const areaTexts: Readonly<Record<CountryAreaType, AreaTexts>> = {
  area: {
    label: msg({ message: 'Area', comment: 'Field of an address: one of the areas of Hong Kong' }),
    missing: msg`Enter your area`,
    choose: msg`Choose your area`,
  },
  county: {
    label: msg({ message: 'County', comment: 'Field of an address: as in Ireland or Taiwan' }),
    missing: msg`Enter your county`,
    choose: msg`Choose your county`,
  },
  department: {
    label: msg({
      message: 'Department',
      comment: 'Field of an address: as in Colombia or Nicaragua, an administrative area',
    }),
    missing: msg`Enter your department`,
    choose: msg`Choose your department`,
  },
  district: {
    label: msg({ message: 'District', comment: 'Field of an address: as in Nauru, an administrative area' }),
    missing: msg`Enter your district`,
    choose: msg`Choose your district`,
  },
  do_si: {
    label: msg({
      message: 'Province or city',
      comment: 'Field of an address: Do or Si, the provinces and large cities of South Korea',
    }),
    missing: msg`Enter your province or city`,
    choose: msg`Choose your province or city`,
  },
  emirate: {
    label: msg({ message: 'Emirate', comment: 'Field of an address: of the United Arab Emirates' }),
    missing: msg`Enter your emirate`,
    choose: msg`Choose your emirate`,
  },
  island: {
    label: msg({ message: 'Island', comment: 'Field of an address: as in the Bahamas or Cape Verde' }),
    missing: msg`Enter your island`,
    choose: msg`Choose your island`,
  },
  oblast: {
    label: msg({ message: 'Oblast', comment: 'Field of an address: as in Ukraine or Russia' }),
    missing: msg`Enter your oblast`,
    choose: msg`Choose your oblast`,
  },
  parish: {
    label: msg({ message: 'Parish', comment: 'Field of an address: as in Jamaica, an administrative area' }),
    missing: msg`Enter your parish`,
    choose: msg`Choose your parish`,
  },
  prefecture: {
    label: msg({ message: 'Prefecture', comment: 'Field of an address: of Japan' }),
    missing: msg`Enter your prefecture`,
    choose: msg`Choose your prefecture`,
  },
  province: {
    label: msg({
      message: 'Province',
      comment: 'Field of an address: as in Canada, and of countries with no word of their own',
    }),
    missing: msg`Enter your province`,
    choose: msg`Choose your province`,
  },
  region: {
    label: msg({ message: 'Region', comment: 'Field of an address: an administrative area' }),
    missing: msg`Enter your region`,
    choose: msg`Choose your region`,
  },
  state: {
    label: msg({ message: 'State', comment: 'Field of an address: as in the United States or India' }),
    missing: msg`Enter your state`,
    choose: msg`Choose your state`,
  },
};

/** The texts of an address's city, by the country's term for it. */
export const cityTexts: Readonly<Record<CityType, FieldTexts>> = {
  city: { label: msg`City`, missing: msg`Enter your city` },
  district: {
    label: msg({ message: 'District', comment: 'Field of an address: the place, as in Turkey' }),
    missing: msg`Enter your district`,
  },
  post_town: {
    label: msg({
      message: 'Town or city',
      comment: 'Field of an address: the post town, as in the United Kingdom',
    }),
    missing: msg`Enter your town or city`,
  },
  suburb: {
    label: msg({ message: 'Suburb', comment: 'Field of an address: the place, as in Australia' }),
    missing: msg`Enter your suburb`,
  },
};
