/** The shop for visitors whose country is unknown or unavailable. */
export const defaultCountryCode = 'US';

/** Whether a country's shop is the one for visitors from everywhere. */
export const isDefaultCountry = (country: string): boolean => country === defaultCountryCode;
