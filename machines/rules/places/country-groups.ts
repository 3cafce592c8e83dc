/** The groups of countries that features depend on, each with its one use (coverage COUNTRY-11). ISO codes. */
export const countryGroups = {
  /** Plans are offered on trial, and our support desk in New York answers. */
  northAmerica: ['US', 'CA'],
  /** Our support desk in Sydney answers. */
  oceania: ['AU', 'NZ'],
  /** The European countries with a support desk of their own. */
  europeanDesks: ['GB', 'DE'],
  /** On the phone, support speaks the country's own language. */
  ownLanguageSupport: ['US', 'CA', 'DE', 'GB'],
  /** The holiday sale is announced ahead, with a form. */
  holidaySale: ['US', 'GB', 'CA', 'NZ', 'AU'],
  /**
   * Ultrasonic scanning apparatus (HS 9018.12) is imported free of duty: the participants of the WTO's expanded
   * Information Technology Agreement (2015) apply none to it, whatever its origin. Nor do the other member states of
   * the EU, which has one tariff. Countries that we haven't looked up aren't listed, so that duty is possible there.
   */
  dutyFreeImport: [
    'US',
    'GB',
    'CA',
    'AU',
    'NZ',
    'FI',
    'DK',
    'NO',
    'SE',
    'PL',
    'BE',
    'NL',
    'DE',
    'IT',
    'PT',
    'AT',
    'CH',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
/** The name of a group of countries that are treated alike. */
export type CountryGroup = keyof typeof countryGroups;

/** Whether a country (ISO code, in either case) belongs to a group. */
export function isInGroup(group: CountryGroup, country: string): boolean {
  const members: readonly string[] = countryGroups[group];
  return members.includes(country.toUpperCase());
}
