import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CityType, CountryAreaType } from '@sonde/machines/rules/addresses';

/** A field's label, and what is said when it is empty. */
interface FieldTexts {
  readonly label: MessageDescriptor;
  readonly missing: MessageDescriptor;
}

/** The words of an area; `choose` also stands in the list where nothing is chosen yet. */
interface AreaTexts extends FieldTexts {
  readonly choose: MessageDescriptor;
}

/** What the area of an address is called, by the country's word for it. */
export const areaTexts: Readonly<Record<CountryAreaType, AreaTexts>> = {
  area: {
    label: msg({ message: 'Area', comment: 'Field of an address: one of the areas of Hong Kong' }),
    missing: msg`Enter the area`,
    choose: msg`Choose the area`,
  },
  county: {
    label: msg({ message: 'County', comment: 'Field of an address: as in Ireland or Taiwan' }),
    missing: msg`Enter the county`,
    choose: msg`Choose the county`,
  },
  department: {
    label: msg({
      message: 'Department',
      comment: 'Field of an address: as in Colombia or Nicaragua, an administrative area',
    }),
    missing: msg`Enter the department`,
    choose: msg`Choose the department`,
  },
  district: {
    label: msg({ message: 'District', comment: 'Field of an address: as in Nauru, an administrative area' }),
    missing: msg`Enter the district`,
    choose: msg`Choose the district`,
  },
  do_si: {
    label: msg({
      message: 'Province or city',
      comment: 'Field of an address: Do or Si, the provinces and large cities of South Korea',
    }),
    missing: msg`Enter the province or city`,
    choose: msg`Choose the province or city`,
  },
  emirate: {
    label: msg({ message: 'Emirate', comment: 'Field of an address: of the United Arab Emirates' }),
    missing: msg`Enter the emirate`,
    choose: msg`Choose the emirate`,
  },
  island: {
    label: msg({ message: 'Island', comment: 'Field of an address: as in the Bahamas or Cape Verde' }),
    missing: msg`Enter the island`,
    choose: msg`Choose the island`,
  },
  oblast: {
    label: msg({ message: 'Oblast', comment: 'Field of an address: as in Ukraine or Russia' }),
    missing: msg`Enter the oblast`,
    choose: msg`Choose the oblast`,
  },
  parish: {
    label: msg({ message: 'Parish', comment: 'Field of an address: as in Jamaica, an administrative area' }),
    missing: msg`Enter the parish`,
    choose: msg`Choose the parish`,
  },
  prefecture: {
    label: msg({ message: 'Prefecture', comment: 'Field of an address: of Japan' }),
    missing: msg`Enter the prefecture`,
    choose: msg`Choose the prefecture`,
  },
  province: {
    label: msg({
      message: 'Province',
      comment: 'Field of an address: as in Canada, and of countries with no word of their own',
    }),
    missing: msg`Enter the province`,
    choose: msg`Choose the province`,
  },
  region: {
    label: msg({ message: 'Region', comment: 'Field of an address: an administrative area' }),
    missing: msg`Enter the region`,
    choose: msg`Choose the region`,
  },
  state: {
    label: msg({ message: 'State', comment: 'Field of an address: as in the United States or India' }),
    missing: msg`Enter the state`,
    choose: msg`Choose the state`,
  },
};

/** What the place of an address is called, by the country's word for it. */
export const cityTexts: Readonly<Record<CityType, FieldTexts>> = {
  city: { label: msg`City`, missing: msg`Enter the city` },
  district: {
    label: msg({ message: 'District', comment: 'Field of an address: the place, as in Turkey' }),
    missing: msg`Enter the district`,
  },
  post_town: {
    label: msg({
      message: 'Town or city',
      comment: 'Field of an address: the post town, as in the United Kingdom',
    }),
    missing: msg`Enter the town or city`,
  },
  suburb: {
    label: msg({ message: 'Suburb', comment: 'Field of an address: the place, as in Australia' }),
    missing: msg`Enter the suburb`,
  },
};
