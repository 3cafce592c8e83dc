import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';

const parsed = (phone: string, country: string) => parsePhoneNumberFromString(phone, country as CountryCode);

/** Whether a number can be one: national for `country`, or with another's code. None given is fine. */
export function isPhone(phone: string, country: string): boolean {
  return phone === '' || parsed(phone, country)?.isValid() === true;
}

/** The number as E.164 where it can be understood as one, else as it is; an empty one stays empty. */
export function storedPhone(phone: string, country: string): string {
  return parsed(phone, country)?.number ?? phone;
}

/** The stored number as people write it internationally. */
export function formattedPhone(stored: string): string {
  return parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
}
