import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';
import { LRUCache } from 'lru-cache';

/** Cached, because a number is stored with every address of its buyer. */
const phones = new LRUCache<string, string, { readonly phone: string; readonly country: string }>({
  max: 500,
  memoMethod: (_key, _stale, { context: { phone, country } }) => {
    const parsed = parsePhoneNumberFromString(phone, country as CountryCode);
    if (parsed === undefined) return phone;
    return parsed.ext === undefined ? parsed.number : `${parsed.number};ext=${parsed.ext}`;
  },
});

/**
 * The normalized number in E.164 format, with its extension as in RFC 3966, if it can be parsed; otherwise unchanged.
 * An empty one stays empty. The rule `isPhone` has already validated it.
 */
export function storedPhone(phone: string, country: string): string {
  return phones.memo(`${country} ${phone}`, { context: { phone, country } });
}

/** A stored number in international format. */
export function formattedPhone(stored: string): string {
  return parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
}
