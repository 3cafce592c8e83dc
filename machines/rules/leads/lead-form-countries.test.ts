import { describe, expect, it } from 'vitest';
import { enabledCountries } from '../places/index.ts';
import { isLeadFormOffered } from './lead-form-countries.ts';
import { permanentFormSlugs } from './lead-forms.ts';

const offeredIn = (country: string) => permanentFormSlugs.filter((slug) => isLeadFormOffered(slug, country));

describe('the forms that a country’s pages link to', () => {
  const inMainCountries = [
    'contact',
    'support-request',
    'demo',
    'hospital',
    'ems',
    'education',
    'government',
    'enterprise',
    'vet-contact',
    'vet-education',
    'sdk-inquiry',
    'distributor-contact',
    'whitepaper',
  ];
  const withHolidayDeals = permanentFormSlugs.filter((slug) => slug !== 'ccpa-do-not-sell');
  const inExtraMarkets = [
    'contact',
    'support-request',
    'demo',
    'sdk-inquiry',
    'distributor-contact',
    'whitepaper',
  ];

  it.each([
    ['US', permanentFormSlugs],
    ['CA', withHolidayDeals],
    ['NZ', withHolidayDeals],
    ['CH', inMainCountries],
    ['DE', inMainCountries],
    ['AE', inExtraMarkets],
    ['KE', inExtraMarkets],
    ['MX', ['support-request', 'sdk-inquiry', 'distributor-contact', 'whitepaper']],
  ])('in %s are %j', (country, slugs) => {
    expect(offeredIn(country)).toEqual(slugs);
  });

  it('are about veterinary probes where those are sold, webinars too', () => {
    for (const { code } of enabledCountries)
      expect([code, isLeadFormOffered('vet-webinar/small-animals', code)]).toEqual([
        code,
        isLeadFormOffered('vet-contact', code),
      ]);
    expect(isLeadFormOffered('webinar/first-scans', 'KE')).toBe(true);
  });

  it.each([
    ['DE', true, true],
    ['AT', true, true],
    ['CH', true, false],
    ['US', true, false],
    ['MX', false, false],
  ])('have a video in %s: %j, and the one in German: %j', (country, isOffered, isGermanOffered) => {
    expect(isLeadFormOffered('demo-video/general', country)).toBe(isOffered);
    expect(isLeadFormOffered('demo-video/general-german', country)).toBe(isGermanOffered);
  });
});
