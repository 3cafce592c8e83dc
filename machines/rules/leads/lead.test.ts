import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleCanadianRules, exampleInput, exampleSingaporeanRules } from '../../testing/index.ts';
import { blankLead, checkLead, type Lead, leadFieldsIn, leadMaxLengths, normaliseLead } from './lead.ts';
import { leadEventSlugs } from './lead-events.ts';
import { demoVideoSlugs } from './demo-videos.ts';
import { leadFields } from './lead-form-fields.ts';
import { leadFormOf, type LeadFormSlug, permanentFormSlugs } from './lead-forms.ts';
import { hasControl, lengthOf } from '../texts/index.ts';

const american = exampleInput.addressRules;
const slugs = [...permanentFormSlugs, ...leadEventSlugs, ...demoVideoSlugs];
const demo = leadFormOf('demo');
const government = leadFormOf('government');
const sdk = leadFormOf('sdk-inquiry');

const whole: Lead = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@clinic.example',
  phone: '(415) 555-2671',
  organizationName: 'Analytical Clinic',
  organizationType: 'CLINIC',
  organizationSize: 'UP_TO_10',
  jobTitle: 'OWNER',
  practicePlace: 'OWN_PRACTICE',
  specialty: 'OTHER',
  interestArea: 'HEART',
  country: 'US',
  countryArea: 'CA',
  postalCode: '94105',
  contactTopic: 'SDK_IOS',
  comment: 'We would like to see it.',
  howDidYouHear: 'CONFERENCE',
  howDidYouHearSpecific: 'Ultrasound days',
  emailOptIn: true,
};

const reasons = (change: Partial<Lead>, form = government, rules = american) =>
  checkLead({ ...whole, ...change }, form, rules).map(({ field, reason }) => `${field}: ${reason}`);

describe('a form that is filled in', () => {
  it.each(slugs)('%s can be sent', (slug) => {
    expect(checkLead(whole, leadFormOf(slug), american)).toEqual([]);
  });

  it('keeps only its own fields, and no newsletter opt-in that it does not offer', () => {
    expect(normaliseLead(whole, government, american)).toEqual({
      ...blankLead(''),
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@clinic.example',
      phone: '4155552671',
      organizationName: 'Analytical Clinic',
      jobTitle: 'OWNER',
      country: 'US',
      countryArea: 'CA',
      postalCode: '94105',
      comment: 'We would like to see it.',
    });
    expect(normaliseLead(whole, demo, american).emailOptIn).toBe(true);
  });

  it('is normalized: spaces, digits, case, an area by its name, lines of a message', () => {
    const typed = {
      firstName: '  Ada   Maria\u202e ',
      email: ' ADA@Clinic.Example ',
      phone: '+1 (٤١٥) 555-2671',
      countryArea: 'california',
      postalCode: ' 94105 ',
      comment: ' One \r\n\r\n\r\n\r\n two\tthree \n',
    };
    expect(normaliseLead({ ...whole, ...typed }, government, american)).toMatchObject({
      firstName: 'Ada Maria',
      email: 'ada@clinic.example',
      phone: '+14155552671',
      countryArea: 'CA',
      postalCode: '94105',
      comment: 'One\n\ntwo three',
    });
  });

  it('accepts any name: one letter, accents, other scripts, and markup as text', () => {
    expect(reasons({ firstName: 'Ö', lastName: '李', organizationName: '"Clinic" & Søn' })).toEqual([]);
    expect(reasons({ comment: "'); drop table lead; --\n<script>alert(1)</script>" })).toEqual([]);
  });
});

describe('the problems', () => {
  it('are reported for every field, in field order', () => {
    expect(checkLead(blankLead('US'), government, american).map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'organizationName',
      'countryArea',
      'postalCode',
      'comment',
    ]);
  });

  it.each<[Partial<Lead>, readonly string[]]>([
    [{ firstName: ' \u200b ' }, ['firstName: required']],
    [{ email: 'ada@' }, ['email: format']],
    [{ phone: '12' }, ['phone: format']],
    [{ phone: 'call me' }, ['phone: format']],
    [{ phone: '' }, []],
    [{ postalCode: '9410' }, ['postalCode: format']],
    [{ countryArea: 'Atlantis' }, ['countryArea: choice']],
    [{ country: 'ZZ' }, ['country: choice']],
    [{ country: '' }, ['country: required']],
    [{ lastName: 'a\u0007b' }, ['lastName: characters']],
    [{ firstName: 'Ada\r\nBcc: all@clinic.example' }, ['firstName: characters']],
    [{ phone: '415\n5550100' }, ['phone: characters']],
    [{ firstName: 'https://evil.example/', lastName: 'evil.com' }, ['firstName: link', 'lastName: link']],
    [{ organizationName: 'www.evil.example' }, ['organizationName: link']],
    [{ organizationName: 'Booking.com' }, []],
    [{ comment: 'a\u0000b' }, ['comment: characters']],
    [
      { firstName: '😀', lastName: '<b>', organizationName: 'Clinic ❤' },
      ['firstName: symbols', 'lastName: symbols', 'organizationName: symbols'],
    ],
    [{ comment: '😀 <b>' }, []],
    [{ comment: 'x'.repeat(2000) }, []],
    [{ comment: 'x'.repeat(2001) }, ['comment: too_long']],
    [{ firstName: '𝒜'.repeat(60) }, []],
    [{ firstName: '𝒜'.repeat(61) }, ['firstName: too_long']],
  ])('%j', (change, expected) => {
    expect(reasons(change)).toEqual(expected);
  });

  it('include an unknown topic', () => {
    expect(reasons({ contactTopic: '' }, sdk)).toEqual(['contactTopic: required']);
    expect(reasons({ contactTopic: 'FORTRAN' }, sdk)).toEqual(['contactTopic: choice']);
  });

  it.each<[slug: LeadFormSlug, change: Partial<Lead>, expected: readonly string[]]>([
    ['government', { jobTitle: 'Head of purchasing' }, ['jobTitle: choice']],
    ['government', { jobTitle: 'RVT' }, ['jobTitle: choice']],
    ['vet-education', { jobTitle: 'RVT' }, []],
    ['demo', { specialty: 'Cardiology' }, ['specialty: choice']],
    ['demo', { specialty: 'EQUINE' }, ['specialty: choice']],
    ['demo', { specialty: 'CARDIOLOGY' }, []],
    ['vet-education', { specialty: 'CARDIOLOGY' }, ['specialty: choice']],
    ['holiday-deals', { specialty: 'CARDIOLOGY' }, []],
    ['holiday-deals', { specialty: 'EQUINE' }, []],
    ['vet-contact', { practicePlace: 'AMBULANCE' }, ['practicePlace: choice']],
    ['vet-contact', { practicePlace: 'STABLE', interestArea: 'Fish' }, ['interestArea: choice']],
    ['hospital', { organizationSize: '' }, ['organizationSize: required']],
    ['whitepaper', { organizationType: 'toString' }, ['organizationType: choice']],
    ['demo', { howDidYouHear: 'From a colleague' }, ['howDidYouHear: choice']],
  ])('in %s are about lists: %j', (slug, change, expected) => {
    const market = leadFormOf(slug).market;
    const listed = market === 'VETERINARY' ? { practicePlace: 'FARM' } : {};
    expect(reasons({ ...listed, ...change }, leadFormOf(slug))).toEqual(expected);
  });

  it('include a country that differs from that of the rules', () => {
    expect(reasons({}, sdk, exampleCanadianRules)).toEqual(['country: choice']);
  });
});

it('omits area and postal code if the country has none', () => {
  const none = { ...exampleSingaporeanRules, displayOrder: ['country', 'phone'] as const };
  expect(leadFieldsIn(government, whole, exampleSingaporeanRules)).not.toContain('countryArea');
  expect(leadFieldsIn(government, whole, none)).not.toContain('postalCode');
  expect(reasons({ country: 'SG', phone: '61234567' }, government, none)).toEqual([]);
});

it.each([
  ['CONFERENCE', 'Ultrasound days', true],
  ['SCHOOL', 'Ultrasound days', true],
  ['COLLEAGUE', '', false],
  ['', '', false],
])('asks which one after the source %j only where that is open', (howDidYouHear, kept, isAsked) => {
  const lead = { ...whole, howDidYouHear };
  expect(leadFieldsIn(demo, lead, american).includes('howDidYouHearSpecific')).toBe(isAsked);
  expect(normaliseLead(lead, demo, american).howDidYouHearSpecific).toBe(kept);
});

it('does not require area and postal code if the country does not', () => {
  const open = { ...american, requiredFields: ['firstName', 'lastName', 'country'] as const };
  expect(reasons({ countryArea: '', postalCode: '' }, government, open)).toEqual([]);
  expect(reasons({ countryArea: '', postalCode: '' })).toEqual([
    'countryArea: required',
    'postalCode: required',
  ]);
});

it('gives the same result for a normalized form as for the typed one', () => {
  const anything = fc.record(
    Object.fromEntries(leadFields.map((field) => [field, fc.string({ unit: 'grapheme', maxLength: 70 })])),
  );
  fc.assert(
    fc.property(fc.constantFrom(...slugs), anything, (slug, typed) => {
      const form = leadFormOf(slug);
      const lead: Lead = { ...whole, ...typed, country: 'US' };
      const problems = checkLead(lead, form, american);
      const normal = normaliseLead(lead, form, american);
      // A control character is refused as it was typed, and doesn't outlast this.
      const isLasting = ({ field }: { readonly field: keyof Lead }) => !hasControl(String(lead[field]));
      expect(checkLead(normal, form, american).filter(isLasting)).toEqual(problems.filter(isLasting));
      expect(normaliseLead(normal, form, american)).toEqual(normal);
      const fields = problems.map(({ field }) => field);
      const tooLong = leadFieldsIn(form, lead, american).filter(
        (field) => !fields.includes(field) && lengthOf(normal[field]) > leadMaxLengths[field],
      );
      expect(tooLong).toEqual([]);
    }),
  );
});
