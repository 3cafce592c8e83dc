import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';
import { LRUCache } from 'lru-cache';

interface ReadPhone {
  readonly isValid: boolean;
  /** E.164; as it was written where it cannot be understood. */
  readonly number: string;
}

/** A number is checked and stored, and again with every address of its buyer. */
const phones = new LRUCache<string, ReadPhone, { readonly phone: string; readonly country: string }>({
  max: 500,
  memoMethod: (_key, _stale, { context: { phone, country } }) => {
    const parsed = parsePhoneNumberFromString(phone, country as CountryCode);
    return { isValid: parsed?.isValid() === true, number: parsed?.number ?? phone };
  },
});

const readPhone = (phone: string, country: string): ReadPhone =>
  phones.memo(`${country} ${phone}`, { context: { phone, country } });

/** Whether a number can be one: national for `country`, or with another's code. None given is fine. */
export function isPhone(phone: string, country: string): boolean {
  return phone === '' || readPhone(phone, country).isValid;
}

/** The number as E.164 where it can be understood as one, else as it is; an empty one stays empty. */
export function storedPhone(phone: string, country: string): string {
  return readPhone(phone, country).number;
}

/** The stored number as people write it internationally. */
export function formattedPhone(stored: string): string {
  return parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
}
