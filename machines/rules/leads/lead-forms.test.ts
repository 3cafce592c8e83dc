import { describe, expect, it } from 'vitest';
import { demoVideoSlugs } from './demo-videos.ts';
import { leadEventOf, leadEventSlugs } from './lead-events.ts';
import { leadResultPath } from './lead-results.ts';
import { contactTopics, leadFields } from './lead-form-fields.ts';
import { isLeadFormSlug, isOptOutForm, leadFormOf, leadForms, permanentFormSlugs } from './lead-forms.ts';

const slugs = [...permanentFormSlugs, ...leadEventSlugs, ...demoVideoSlugs];
const asked = slugs.map((slug) => [slug, Object.keys(leadFormOf(slug).fields)] as const);

describe('the forms', () => {
  it('are fifteen besides those of events and videos, each found by its slug', () => {
    expect(permanentFormSlugs).toEqual([
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
      'holiday-deals',
      'ccpa-do-not-sell',
    ]);
    expect(slugs.every(isLeadFormSlug)).toBe(true);
    expect(
      ['webinar', 'webinar/unknown', 'demo/first-scans', '', 'toString', 'Demo'].filter(isLeadFormSlug),
    ).toEqual([]);
  });

  it.each(asked)('%s asks for name and country, so that the shop can reply', (_slug, fields) => {
    expect(fields).toEqual(expect.arrayContaining(['firstName', 'lastName', 'email', 'country']));
  });

  it.each(asked)('%s has its fields in the common order', (_slug, fields) => {
    expect(fields).toEqual(leadFields.filter((field) => fields.includes(field)));
  });

  it('include the events and videos that links from elsewhere name', () => {
    expect(slugs).toEqual(
      expect.arrayContaining(['webinar/handheld', 'vet-webinar/handheld', 'trade-show/expo']),
    );
    expect([...demoVideoSlugs].sort()).toEqual([
      'demo-video/anesthesiology',
      'demo-video/cardiology',
      'demo-video/emergency-medicine',
      'demo-video/general',
      'demo-video/general-german',
      'demo-video/global-health',
      'demo-video/hospital-medicine',
      'demo-video/medical-education',
      'demo-video/msk',
      'demo-video/primary-care',
    ]);
  });

  it('of events say where an event in person takes place', () => {
    const places = leadEventSlugs.map((slug) => [leadEventOf(slug).kind, leadEventOf(slug).place !== null]);
    for (const [kind, hasPlace] of places) expect([kind, hasPlace]).toEqual([kind, kind === 'trade-show']);
  });

  it('open a page if they are about a white paper or a video', () => {
    const opened = slugs.flatMap((slug) => leadResultPath(slug) ?? []);
    expect(opened).toEqual(['whitepaper/read', ...demoVideoSlugs.map((slug) => `${slug}/watch`)]);
  });

  it.each([
    ['demo', 'PRODUCT', 'HUMAN'],
    ['enterprise', 'COMMERCIAL', 'HUMAN'],
    ['government', 'COMMERCIAL', 'HUMAN'],
    ['vet-contact', 'PRODUCT', 'VETERINARY'],
    ['sdk-inquiry', 'SDK', null],
    ['distributor-contact', 'DISTRIBUTOR', null],
    ['support-request', 'PRODUCT', null],
    ['ccpa-do-not-sell', 'MARKETING', null],
    ['holiday-deals', 'MARKETING', null],
    ['contact', 'COMMERCIAL', 'HUMAN'],
    ['hospital', 'COMMERCIAL', 'HUMAN'],
    ['ems', 'COMMERCIAL', 'HUMAN'],
    ['education', 'EDUCATIONAL', 'HUMAN'],
    ['vet-education', 'EDUCATIONAL', 'VETERINARY'],
    ['whitepaper', 'MARKETING', null],
    ['webinar/handheld', 'MARKETING', 'HUMAN'],
    ['vet-webinar/handheld', 'MARKETING', 'VETERINARY'],
    ['trade-show/expo', 'COMMERCIAL', null],
    ['demo-video/general', 'MARKETING', 'HUMAN'],
  ] as const)('%s is answered by the team %s, of the market %s', (slug, category, market) => {
    expect(leadFormOf(slug)).toMatchObject({ category, market });
  });

  it('have these teams, some of them for one market', () => {
    const teams = slugs
      .map((slug) => leadFormOf(slug))
      .map(({ category, market }) => `${category} ${market ?? '–'}`);
    expect([...new Set(teams)].sort()).toEqual([
      'COMMERCIAL HUMAN',
      'COMMERCIAL –',
      'DISTRIBUTOR –',
      'EDUCATIONAL HUMAN',
      'EDUCATIONAL VETERINARY',
      'MARKETING HUMAN',
      'MARKETING VETERINARY',
      'MARKETING –',
      'PRODUCT HUMAN',
      'PRODUCT VETERINARY',
      'PRODUCT –',
      'SDK –',
    ]);
  });

  it.each(asked)('%s has at most eleven fields', (_slug, fields) => {
    expect(fields.length).toBeLessThanOrEqual(11);
  });

  it('use every field between them', () => {
    const all = new Set(asked.flatMap(([, fields]) => fields));
    expect(leadFields.filter((field) => !all.has(field))).toEqual([]);
  });

  it('have a topic only for developers', () => {
    expect(asked.filter(([, fields]) => fields.includes('contactTopic')).map(([slug]) => slug)).toEqual([
      'sdk-inquiry',
    ]);
    expect([...contactTopics].sort()).toEqual([
      'CUSTOM_HARDWARE_OEM_SOLUTIONS',
      'INTEGRATION_APIS_ML_INFERENCE',
      'OTHER',
      'SDK_ANDROID',
      'SDK_CPP',
      'SDK_IOS',
    ]);
  });

  it('opt their sender out of analytics with that request alone', () => {
    expect(permanentFormSlugs.filter(isOptOutForm)).toEqual(['ccpa-do-not-sell']);
  });

  it('offer no newsletter with a request not to sell data', () => {
    expect(leadForms['ccpa-do-not-sell'].offersNewsletter).toBe(false);
  });
});
