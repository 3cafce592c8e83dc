/** The shop for visitors whose country is unknown or unavailable. */
export const defaultCountryCode = 'US';
