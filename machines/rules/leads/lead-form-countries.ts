import { countryPermissions, isPlanSold, type Market, marketOf } from '../catalogue/index.ts';
import { leadFormOf, type LeadFormSlug, type StandingFormSlug } from './lead-forms.ts';
import { isLeadEventSlug } from './lead-events.ts';

type IsOffered = (country: string) => boolean;

const sellsTo =
  (market: Market): IsOffered =>
  (country) =>
    countryPermissions(country).productLines.some((productLine) => marketOf(productLine) === market);
const sellsToGroups: IsOffered = (country) =>
  isPlanSold(country, 'TEAM') || isPlanSold(country, 'PRO_CUSTOM');
const everywhere: IsOffered = () => true;

/** Where each form is of use: what a country's shop does not sell, no form of it is about. */
const formCountries: Readonly<Record<StandingFormSlug, IsOffered>> = {
  demo: sellsTo('HUMAN'),
  enterprise: sellsToGroups,
  government: sellsToGroups,
  'vet-contact': sellsTo('VETERINARY'),
  'sdk-inquiry': everywhere,
  'distributor-contact': everywhere,
  // A right of people in California.
  'ccpa-do-not-sell': (country) => country === 'US',
  'holiday-deals': sellsTo('HUMAN'),
};

/** Whether a country's pages lead to a form; its page answers everywhere, because links to it stand outside of the shop. */
export function isLeadFormOffered(slug: LeadFormSlug, country: string): boolean {
  if (!isLeadEventSlug(slug)) return formCountries[slug](country);
  const { market } = leadFormOf(slug);
  return market === null || sellsTo(market)(country);
}
