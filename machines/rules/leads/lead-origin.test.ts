import { describe, expect, it } from 'vitest';
import { entryContextOf, entryContexts, leadFormTypeOf, leadFormTypes } from './lead-origin.ts';
import { permanentFormSlugs } from './lead-forms.ts';

describe('where a visitor came from', () => {
  it.each([
    ['', 'demo', 'HOMEPAGE'],
    ['cart/', 'enterprise', 'CHECKOUT'],
    ['checkout/', 'demo', 'CHECKOUT'],
    ['vet/', 'demo', 'VET'],
    ['vet/bundle/', 'enterprise', 'VET'],
    ['vet-rental/', 'enterprise', 'VET'],
    ['product/sonde-iq-plus-vet/', 'demo', 'VET'],
    ['product/pro-membership-vet/', 'demo', 'VET'],
    ['iq/', 'vet-contact', 'HUMAN'],
    ['product/sonde-iq3/individual/', 'demo', 'HUMAN'],
    ['survey-results/a/', 'demo', 'HUMAN'],
    ['contact/', 'vet-contact', 'VET'],
    ['contact/', 'demo', 'HUMAN'],
    ['contact/', 'sdk-inquiry', null],
    [null, 'demo', 'HUMAN'],
    [null, 'ccpa-do-not-sell', null],
  ] as const)('%j to the form %s: %s', (page, slug, context) => {
    expect(entryContextOf(page, slug)).toBe(context);
  });

  it('is one of the contexts on every form', () => {
    for (const slug of permanentFormSlugs)
      expect([...entryContexts, null]).toContain(entryContextOf(null, slug));
  });
});

describe('what a message is about', () => {
  it.each([
    ['contact', 'BUNDLE_PURCHASE', 'BUNDLE_PURCHASE'],
    ['contact', 'LOGGED_IN_SUBSCRIPTION_ONLY', 'LOGGED_IN_SUBSCRIPTION_ONLY'],
    ['contact', 'DISTRIBUTOR_CONTACT_FORM', null],
    ['vet-contact', 'BUNDLE_PURCHASE', 'BUNDLE_PURCHASE'],
    ['vet-contact', 'DISTRIBUTOR_CONTACT_FORM', null],
    ['contact', null, null],
    ['distributor-contact', null, 'DISTRIBUTOR_CONTACT_FORM'],
    ['demo', 'BUNDLE_PURCHASE', null],
  ] as const)('%s, as a link says %s: %s', (slug, said, type) => {
    expect(leadFormTypeOf(slug, said)).toBe(type);
  });

  it('has a form for each type', () => {
    const types = permanentFormSlugs.flatMap((slug) =>
      leadFormTypes.map((said) => leadFormTypeOf(slug, said)),
    );
    expect(leadFormTypes.filter((type) => !types.includes(type))).toEqual([]);
  });
});
