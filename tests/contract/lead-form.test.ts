import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  demoVideoSlugs,
  leadEventOf,
  leadEventSlugs,
  leadFormOf,
  type LeadFormSlug,
  leadResultPath,
  permanentFormSlugs,
} from '@sonde/machines/rules/leads';
import { deleteOldLeads } from '../../server/modules/lead/lead.repository.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { whole, codes, leadFormRequests } from './lead-form-requests.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.runJobs();
  await shop.database.sql`truncate lead, sandbox_mail`;
});

const eventsThatComeAgain = leadEventSlugs.filter((slug) => leadEventOf(slug).everyWeeks !== null);
const { nextKey, submit, storedLeads, mailsTo, mails } = leadFormRequests(() => shop);

describe('a form', () => {
  it.each<LeadFormSlug>([...permanentFormSlugs, ...eventsThatComeAgain, ...demoVideoSlugs])(
    '%s is stored and mailed to support, and its sender gets a receipt',
    async (form) => {
      expect(await submit({ form })).toEqual({ formErrors: [] });
      const { category, market } = leadFormOf(form);
      expect(await storedLeads()).toMatchObject([
        { form, category, market, first_name: 'Ada', email: 'ada@clinic.example' },
      ]);
      expect(await mails()).toHaveLength(1);
      expect(await mailsTo(whole.email)).toHaveLength(1);
    },
  );

  it('stores its fields, normalized, and nothing else', async () => {
    await submit();
    expect(await storedLeads()).toMatchObject([
      {
        category: 'PRODUCT',
        market: 'HUMAN',
        language: 'en',
        phone: '+14155552671',
        country_area: 'CA',
        specialty: 'OTHER',
        how_did_you_hear: 'CONFERENCE',
        how_did_you_hear_specific: 'Ultrasound days',
        organization_type: '',
        job_title: '',
        postal_code: '',
        contact_topic: '',
        comment: 'We would like to see it.\nOn a Tuesday.',
        email_opt_in: true,
      },
    ]);
  });

  it('keeps where its sender came from and what it is about, and says so to support', async () => {
    await submit({
      form: 'contact',
      phone: '4155552671',
      jobTitle: 'OWNER',
      entryContext: 'CHECKOUT',
      formType: 'BUNDLE_PURCHASE',
    });
    expect(await storedLeads()).toMatchObject([{ entry_context: 'CHECKOUT', form_type: 'BUNDLE_PURCHASE' }]);
    const [mail] = await mails();
    expect(mail?.text_body).toContain('Came from the cart or the checkout.');
    expect(mail?.text_body).toContain('It is about a bundle sold only by the sales team.');
  });

  it.each([
    ['distributor-contact', null, 'DISTRIBUTOR_CONTACT_FORM'],
    ['demo', 'LOGGED_IN_SUBSCRIPTION_ONLY', null],
  ])('%s, sent with the type %s, is about %s', async (form, formType, kind) => {
    await submit({ form, formType });
    expect(await storedLeads()).toMatchObject([{ entry_context: null, form_type: kind }]);
  });

  it('stores what it asks from lists, and support reads it in words', async () => {
    await submit({ form: 'hospital', specialty: 'EMERGENCY_MEDICINE', organizationSize: 'ABOVE_50' });
    expect(await storedLeads()).toMatchObject([
      { specialty: 'EMERGENCY_MEDICINE', organization_size: 'ABOVE_50', job_title: 'OWNER' },
    ]);
    const [mail] = await mails();
    for (const words of ['Emergency medicine', 'More than 50', 'Owner'])
      expect(mail?.text_body).toContain(words);
  });

  it('of before the lists is mailed with the words that were typed', async () => {
    await submit({ form: 'demo' });
    await shop.database.sql`update lead set specialty = 'Heart surgery', how_did_you_hear = 'My cousin'`;
    const [mail] = await mails();
    expect(mail?.text_body).toContain('Heart surgery');
    expect(mail?.text_body).toContain('My cousin');
  });

  it('has a mail with what support needs', async () => {
    await submit({ form: 'sdk-inquiry', languageCode: 'DE' });
    const [mail] = await mails();
    expect(mail?.subject).toBe('Form: Developers');
    for (const body of [mail?.text_body, mail?.html_body]) {
      expect(body).toContain('Written in German.');
      expect(body).toContain('SDK for iOS');
      expect(body).toContain('United States');
      expect(body).toContain('On a Tuesday.');
      expect(body).toContain('mailto:ada@clinic.example');
    }
  });
});

describe('a form of an event', () => {
  it('has a mail with the event’s time, in the event’s time zone', async () => {
    await submit({ form: 'webinar/first-scans' });
    await shop.database.sql`update lead set created_at = '2026-11-19T17:44:00Z'`;
    const [mail] = await mails();
    expect(mail?.subject).toBe('Form: Webinar, your first scans');
    expect(mail?.text_body).toContain('For Thursday, November 19, 2026, 12:00\u2009–\u200912:45\u202fPM ET.');
  });

  it('is refused after the event', async () => {
    const answer = await submit({ form: 'webinar/meet-the-iq3' });
    expect(answer.formErrors).toEqual([
      { code: 'OPERATION_NOT_ALLOWED', field: null, reason: null, most: null },
    ]);
    expect(await storedLeads()).toEqual([]);
  });
});

describe('the receipt', () => {
  const thanksFor = async (change: object = {}) => {
    await submit(change);
    const [mail] = await mailsTo(whole.email);
    return mail;
  };

  it.each([
    ['EN', { country: 'US' }, 'Thank you for contacting us', 'lang="en-US" dir="ltr"'],
    ['EN', { country: 'GB', countryArea: '' }, 'Thank you for contacting us', 'lang="en-GB" dir="ltr"'],
    ['DE', { country: 'CH', countryArea: 'ZH' }, 'Vielen Dank für Ihre Nachricht', 'lang="de'],
    ['FR', { country: 'JP', countryArea: '' }, 'Merci de nous avoir contactés', 'lang="fr" dir="ltr"'],
    ['AR', { country: 'JP', countryArea: '' }, 'شكرًا لتواصلك معنا', 'lang="ar" dir="rtl"'],
  ])('are in the language of the page: %s in %o', async (languageCode, place, subject, attributes) => {
    const mail = await thanksFor({ form: 'sdk-inquiry', languageCode, ...place });
    expect(mail).toMatchObject({ subject, html_body: expect.stringContaining(attributes) });
  });

  it('says what happens next, and when an event starts in its own time zone', async () => {
    await submit({ form: 'webinar/first-scans', languageCode: 'DE', country: 'DE', countryArea: '' });
    await shop.database.sql`update lead set created_at = '2026-11-19T17:44:00Z'`;
    const [mail] = await mailsTo(whole.email);
    expect(mail?.text_body).toContain('Ihr Platz ist reserviert. Wir senden Ihnen den Link per E-Mail.');
    expect(mail?.text_body).toContain('Donnerstag, 19. November 2026, 12:00–12:45 Uhr New York (Ortszeit)');
    expect(mail?.text_body).toContain('D02 HR12, Irland');
  });

  it.each<[LeadFormSlug, string, object, string]>([
    ['whitepaper', 'DE', { country: 'DE' }, 'Whitepaper lesen'],
    ['demo-video/msk', 'FR', { country: 'CA', countryArea: 'QC' }, 'Regarder la vidéo'],
    ['demo-video/general-german', 'EN', { country: 'JP', countryArea: '' }, 'Watch the video'],
    ['demo-video/cardiology', 'AR', { country: 'AE' }, 'مشاهدة الفيديو'],
  ])('of %s in %s has the link to what it opens', async (form, languageCode, place, label) => {
    const mail = await thanksFor({ form, languageCode, countryArea: '', ...place });
    const { country } = { country: '', ...place };
    const prefix = country === 'JP' ? '' : `/${country.toLowerCase()}/${languageCode.toLowerCase()}`;
    expect(mail?.text_body).toContain(label);
    expect(mail?.html_body).toContain(`${prefix}/form/${leadResultPath(form)}/`);
  });

  it('contains none of the sender’s text', async () => {
    const mail = await thanksFor({ form: 'enterprise', comment: 'Win at casino.example' });
    for (const body of [mail?.text_body, mail?.html_body])
      for (const written of ['casino', whole.lastName, whole.organizationName])
        expect(body).not.toContain(written);
  });

  it('goes to an address once an hour at most, whoever fills in forms for it', async () => {
    await submit();
    await submit({ form: 'government', email: whole.email.toUpperCase() });
    await submit({ email: 'ben@clinic.example' });
    expect(await mailsTo(whole.email)).toHaveLength(1);
    expect(await mailsTo('ben@clinic.example')).toHaveLength(1);
    expect(await mails()).toHaveLength(3);
    await shop.database.sql`update lead set created_at = created_at - interval '61 minutes'`;
    await submit({ form: 'enterprise' });
    expect(await mailsTo(whole.email)).toHaveLength(2);
  });
});

describe('a form that is submitted again', () => {
  it('with its key arrives once, with one mail, however many attempts run at once', async () => {
    const key = nextKey();
    const answers = await Promise.all([1, 2, 3, 4].map(() => submit({}, key)));
    expect(answers.flatMap(codes)).toEqual([]);
    await submit({ firstName: ' Ada ' }, key);
    expect(await storedLeads()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    await submit({}, key);
    expect(await mails()).toHaveLength(1);
  });

  it('with other content under the same key is refused', async () => {
    const key = nextKey();
    await submit({}, key);
    expect(codes(await submit({ comment: 'Other words.' }, key))).toEqual([
      'OPERATION_NOT_ALLOWED idempotencyKey',
    ]);
    expect(await storedLeads()).toHaveLength(1);
  });

  it('may carry its key in the header', async () => {
    const header = { 'idempotency-key': nextKey() };
    await submit({}, null, header);
    await submit({}, null, header);
    expect(await storedLeads()).toHaveLength(1);
  });

  it('needs a key', async () => {
    expect(codes(await submit({}, null))).toEqual(['INVALID idempotencyKey']);
    expect(codes(await submit({}, ' '))).toEqual(['INVALID idempotencyKey']);
    expect(codes(await submit({}, 'x'.repeat(65)))).toEqual(['INVALID idempotencyKey']);
    expect(codes(await submit({}, 'a\u0000b'))).toEqual(['INVALID idempotencyKey']);
  });

  it('with a key that was used for a refusal is accepted', async () => {
    const key = nextKey();
    expect(codes(await submit({ email: 'ada@' }, key))).toEqual(['INVALID email']);
    expect(codes(await submit({}, key))).toEqual([]);
  });
});

it('is deleted after two years', async () => {
  await submit({ firstName: 'Old' });
  await shop.database.sql`update lead set created_at = now() - interval '2 years 1 day'`;
  await submit({ firstName: 'New' });
  expect(await deleteOldLeads(shop.database.sql)).toBe(1);
  expect(await storedLeads()).toMatchObject([{ first_name: 'New' }]);
});
