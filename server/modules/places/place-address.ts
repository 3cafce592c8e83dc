import { type AddressRules, countryAreaCode, type SuggestedAddress } from '@sonde/machines/rules/addresses';
import { tidySpaces } from '@sonde/machines/rules/texts';
import type { PlaceAnswer } from './google-places.schema.ts';

const tidyOrNull = (text: string | undefined): string | null => {
  const tidy = tidySpaces(text ?? '');
  return tidy === '' ? null : tidy;
};

/** In order of preference: the levels from which countries take their areas, after the address itself. */
const areaLevels = ['administrative_area_level_1', 'administrative_area_level_2'];

const componentsOf = ({ addressComponents }: PlaceAnswer, type: string) =>
  addressComponents.filter(({ types }) => types.includes(type));

/** The area according to the country's rules: one of its choices, or the text if there are no choices. */
function areaOf(place: PlaceAnswer, rules: AddressRules): string | null {
  const { administrativeArea } = place.postalAddress;
  if (rules.countryAreaChoices.length === 0) return tidyOrNull(administrativeArea);
  const named = areaLevels.flatMap((level) =>
    componentsOf(place, level).flatMap(({ shortText, longText }) => [shortText, longText]),
  );
  const codes = [administrativeArea, ...named].map((name) => countryAreaCode(tidySpaces(name), rules));
  return codes.find((found) => rules.countryAreaChoices.some(({ code }) => code === found)) ?? null;
}

/** A place as an address of the shop's form; null if it is in a different country from the rules. */
export function addressOfPlace(place: PlaceAnswer, rules: AddressRules): SuggestedAddress | null {
  const { regionCode, postalCode, locality, addressLines } = place.postalAddress;
  if (regionCode.toUpperCase() !== rules.country) return null;
  const [street, ...others] = addressLines;
  return {
    country: rules.country,
    streetAddress1: tidyOrNull(street),
    streetAddress2: tidyOrNull(others.join(', ')),
    city: tidyOrNull(locality) ?? tidyOrNull(componentsOf(place, 'postal_town')[0]?.longText),
    countryArea: areaOf(place, rules),
    postalCode: tidyOrNull(postalCode),
  };
}
