import { defaultCountryCode } from '@sonde/machines/rules/places';
import { lastingKeys, lastingStorage } from './browser-storage.ts';
import { countryOfPage, storedKeys } from './stored-checkout.ts';

const countKey = /^sonde\.cartCount(?:\.([a-z]{2}))?$/;

/** ISO codes of the other countries whose shops have a non-empty cart. */
export function countriesWithCarts(): readonly string[] {
  const own = storedKeys.count(countryOfPage());
  return lastingKeys()
    .filter((key) => key !== own && Number(lastingStorage.read(key)) > 0)
    .flatMap((key) => {
      const found = countKey.exec(key);
      return found ? [(found[1] ?? defaultCountryCode).toUpperCase()] : [];
    });
}
