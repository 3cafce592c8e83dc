import { euMembers } from '../places/index.ts';

/** The regions that may have a provider account of their own (coverage PAY-8). AU also serves New Zealand. */
export const accountRegions = ['US', 'CA', 'EU', 'GB', 'AU'] as const;
/** One of {@link accountRegions}. */
export type AccountRegion = (typeof accountRegions)[number];

/** An account of a payment provider: the main one serves every region without its own. */
export const accountNames = ['MAIN', ...accountRegions] as const;
/** One of {@link accountNames}. */
export type AccountName = (typeof accountNames)[number];

/** The countries of each region, by ISO code. An account charges cheapest, and some methods only, in its own region. */
const countriesOfRegions: Readonly<Record<AccountRegion, readonly string[]>> = {
  US: ['US'],
  CA: ['CA'],
  EU: [...euMembers, 'CH', 'NO'],
  GB: ['GB'],
  AU: ['AU', 'NZ'],
};

/** The region of a country (ISO code); null for one that the main account serves. */
export const accountRegionOf = (country: string): AccountRegion | null =>
  accountRegions.find((region) => countriesOfRegions[region].includes(country)) ?? null;
