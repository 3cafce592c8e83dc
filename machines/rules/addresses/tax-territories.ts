import territoryRows from './data/tax-territories.json' with { type: 'json' };

/** The parts of a location that decide tax and delivery. Unknown parts are empty strings. */
export interface Place {
  readonly country: string;
  readonly countryArea: string;
  readonly postalCode: string;
}

/** A part of a country, defined by postal codes or areas, whose tax or delivery differs from the rest. */
export interface TaxTerritory {
  /** Its local name. */
  readonly name: string;
  readonly country: string;
  /** Its own ISO 3166-1 code. Null if it has none, so that its addresses use the country's. */
  readonly ownCode: string | null;
  /** The RegExp source of its postal code prefixes. */
  readonly postalCode: string;
  /** The codes of the areas that lie entirely within it. */
  readonly areas: readonly string[];
  /** The VAT area that it belongs to: a country, or `XI` for Northern Ireland. Null if it is in none. */
  readonly vatArea: string | null;
  /** Its own standard rate in parts per million; 0 if it charges none, null for its country's rate. */
  readonly ratePpm: number | null;
  /** Whether the shop ships there. It doesn't ship across another customs or tax border. */
  readonly served: boolean;
  /** The law that gives it its status. */
  readonly source: string;
}

/** The first matching row applies. */
export const taxTerritories: readonly TaxTerritory[] = territoryRows;

const begins = ({ postalCode }: TaxTerritory, typed: string): boolean =>
  new RegExp(`^(?:${postalCode})`).test(typed);

/** The territory of a place, or null for the rest of its country. The postal code must be normalized. */
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
 * The VAT area of a place: usually its country, `XI` for Northern Ireland, and the empty string outside every area, so
 * that such a place is never treated as part of a member state.
 */
export function vatAreaOf(place: Place): string {
  const territory = territoryOf(place);
  return territory === null ? place.country : (territory.vatArea ?? '');
}

/** Whether the shop ships to a place, judging by its territory alone. */
export function isServed(place: Place): boolean {
  return territoryOf(place)?.served ?? true;
}

/** Whether the shop ships to an area of a country. */
export function isAreaServed(country: string, countryArea: string): boolean {
  return isServed({ country, countryArea, postalCode: '' });
}

/** A territory within a country's postal codes that the shop doesn't ship to, and the problem with an address there. */
export interface UnservedTerritory {
  /** Its local name. */
  readonly name: string;
  /** The separate country that an address there can use; null if there is none. */
  readonly ownCode: string | null;
  /** The RegExp source of its postal code prefixes. */
  readonly postalCode: string;
  readonly reason: 'territory_not_served' | 'postal_code_other_country';
}

/** The territories within a country's postal codes that the shop doesn't ship to. Whole areas are excluded. */
export function unservedTerritories(country: string): readonly UnservedTerritory[] {
  return taxTerritories
    .filter((territory) => territory.country === country && !territory.served && territory.areas.length === 0)
    .map(({ name, ownCode, postalCode }) => ({ name, ownCode, postalCode, reason: 'territory_not_served' }));
}
