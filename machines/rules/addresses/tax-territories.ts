import territoryRows from './data/tax-territories.json' with { type: 'json' };

/** A place, as far as tax and delivery ask; empty strings where a part is not known. */
export interface Place {
  readonly country: string;
  readonly countryArea: string;
  readonly postalCode: string;
}

/** A part of a country, by the country's postal codes or areas, where tax or delivery differ from the rest of it. */
export interface TaxTerritory {
  /** As it is written there. */
  readonly name: string;
  readonly country: string;
  /** Its own ISO 3166-1 code; null where it has none, so that addresses there name the country. */
  readonly ownCode: string | null;
  /** What its postal codes begin with, as the source of a RegExp. */
  readonly postalCode: string;
  /** The codes of the areas that lie in it as a whole. */
  readonly areas: readonly string[];
  /** Whose VAT area it is part of: a country, or `XI` for Northern Ireland; null where it is outside of all of them. */
  readonly vatArea: string | null;
  /** Its own standard rate in parts per million, 0 where none is charged; null for its country's. */
  readonly ratePpm: number | null;
  /** Whether the shop ships there: not across another customs or tax border. */
  readonly served: boolean;
  /** The law that makes it special. */
  readonly source: string;
}

/** The first row that fits a place decides. */
export const taxTerritories: readonly TaxTerritory[] = territoryRows;

const begins = ({ postalCode }: TaxTerritory, typed: string): boolean =>
  new RegExp(`^(?:${postalCode})`).test(typed);

/** The territory that a place lies in; null for the rest of its country. The postal code is a normalised one. */
export function territoryOf({ country, countryArea, postalCode }: Place): TaxTerritory | null {
  return (
    taxTerritories.find(
      (territory) =>
        territory.country === country &&
        (territory.areas.includes(countryArea) || begins(territory, postalCode)),
    ) ?? null
  );
}

/**
 * The VAT area of a place: mostly its country, `XI` for Northern Ireland, and the empty string outside of every area, so
 * that it is never taken for a member state's.
 */
export function vatAreaOf(place: Place): string {
  const territory = territoryOf(place);
  return territory === null ? place.country : (territory.vatArea ?? '');
}

/** Whether the shop ships to a place, as far as its territory decides. */
export function isServed(place: Place): boolean {
  return territoryOf(place)?.served ?? true;
}

/** Whether an area of a country lies in a territory that the shop does not ship to. */
export function isAreaServed(country: string, countryArea: string): boolean {
  return isServed({ country, countryArea, postalCode: '' });
}

/** A territory within a country's postal codes that the shop does not ship to, and what is wrong with an address there. */
export interface UnservedTerritory {
  /** As it is written there. */
  readonly name: string;
  /** The country of its own that an address there can name; null where there is none. */
  readonly ownCode: string | null;
  /** What its postal codes begin with, as the source of a RegExp. */
  readonly postalCode: string;
  readonly reason: 'territory_not_served' | 'postal_code_other_country';
}

/** What a country's postal codes include and the shop does not ship to; whole areas are not among them. */
export function unservedTerritories(country: string): readonly UnservedTerritory[] {
  return taxTerritories
    .filter((territory) => territory.country === country && !territory.served && territory.areas.length === 0)
    .map(({ name, ownCode, postalCode }) => ({ name, ownCode, postalCode, reason: 'territory_not_served' }));
}
