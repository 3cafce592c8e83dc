import { describe, expect, it } from 'vitest';
import { leadEventSlugs } from './lead-events.ts';
import {
  contactTopics,
  isLeadFormSlug,
  leadFields,
  leadFormOf,
  leadForms,
  permanentFormSlugs,
} from './lead-forms.ts';

const slugs = [...permanentFormSlugs, ...leadEventSlugs];
const asked = slugs.map((slug) => [slug, Object.keys(leadFormOf(slug).fields)] as const);

describe('the forms', () => {
  it('are nine besides those of events, each found by its slug', () => {
    expect(permanentFormSlugs).toEqual([
      'demo',
      'enterprise',
      'government',
      'vet-contact',
      'sdk-inquiry',
      'distributor-contact',
      'support-request',
      'ccpa-do-not-sell',
      'holiday-deals',
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

  it('offer no newsletter with a request not to sell data', () => {
    expect(leadForms['ccpa-do-not-sell'].offersNewsletter).toBe(false);
  });
});
