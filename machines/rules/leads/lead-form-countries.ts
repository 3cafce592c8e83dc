import { countryPermissions, isPlanSold, type Market, marketOf } from '../catalogue/index.ts';
import { countryByCode, isInGroup } from '../places/index.ts';
import { demoVideoOf, isDemoVideoSlug } from './demo-videos.ts';
import { leadFormOf, type LeadFormSlug, type PermanentFormSlug } from './lead-forms.ts';
import { isLeadEventSlug } from './lead-events.ts';

type IsOffered = (country: string) => boolean;

const sellsTo =
  (market: Market): IsOffered =>
  (country) =>
    countryPermissions(country).productLines.some((productLine) => marketOf(productLine) === market);
const sellsToGroups: IsOffered = (country) =>
  isPlanSold(country, 'TEAM') || isPlanSold(country, 'PRO_CUSTOM');
const everywhere: IsOffered = () => true;
const hasLanguage = (country: string, language: string): boolean =>
  countryByCode(country)?.languages.some(({ url }) => url === language) === true;

/**
 * The countries in which each form is useful. A form about something that a country doesn't sell isn't offered there.
 */
const formCountries: Readonly<Record<PermanentFormSlug, IsOffered>> = {
  demo: sellsTo('HUMAN'),
  enterprise: sellsToGroups,
  government: sellsToGroups,
  'vet-contact': sellsTo('VETERINARY'),
  'sdk-inquiry': everywhere,
  'distributor-contact': everywhere,
  'support-request': everywhere,
  // A right of California residents (CCPA).
  'ccpa-do-not-sell': (country) => country === 'US',
  'holiday-deals': (country) => isInGroup('holidaySale', country),
  contact: sellsTo('HUMAN'),
  hospital: sellsToGroups,
  ems: sellsToGroups,
  education: sellsToGroups,
  'vet-education': (country) => sellsTo('VETERINARY')(country) && sellsToGroups(country),
  whitepaper: everywhere,
};

/**
 * Whether a country's pages link to a form. The form's own page exists everywhere because external links point to it.
 */
export function isLeadFormOffered(slug: LeadFormSlug, country: string): boolean {
  if (isDemoVideoSlug(slug)) {
    const { spokenLanguage } = demoVideoOf(slug);
    return sellsTo('HUMAN')(country) && (spokenLanguage === null || hasLanguage(country, spokenLanguage));
  }
  if (!isLeadEventSlug(slug)) return formCountries[slug](country);
  const { market } = leadFormOf(slug);
  return market === null || sellsTo(market)(country);
}

/** The same, for a country with one of these shops. */
export const isLeadFormOfferedAmong =
  (slug: LeadFormSlug, shops: readonly string[]): IsOffered =>
  (country) =>
    shops.includes(country) && isLeadFormOffered(slug, country);
