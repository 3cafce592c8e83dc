/** Where a visitor goes whose country is unknown or not available. */
export const defaultCountryCode = 'US';
