import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';
import { LRUCache } from 'lru-cache';

/** A number is stored again with every address of its buyer. */
const phones = new LRUCache<string, string, { readonly phone: string; readonly country: string }>({
  max: 500,
  memoMethod: (_key, _stale, { context: { phone, country } }) => {
    const parsed = parsePhoneNumberFromString(phone, country as CountryCode);
    if (parsed === undefined) return phone;
    return parsed.ext === undefined ? parsed.number : `${parsed.number};ext=${parsed.ext}`;
  },
});

/**
 * The normalised number as E.164 where it can be understood as one, with its extension as RFC 3966 writes it, else as it
 * is; an empty one stays empty. Whether it may be one at all the rule `isPhone` has said before.
 */
export function storedPhone(phone: string, country: string): string {
  return phones.memo(`${country} ${phone}`, { context: { phone, country } });
}

/** The stored number as people write it internationally. */
export function formattedPhone(stored: string): string {
  return parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
}
