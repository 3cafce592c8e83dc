import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { hostile } from './hostile-text.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { storefrontOperation } from './storefront-operations.ts';
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

const { nextKey, submit, storedLeads, mails } = leadFormRequests(() => shop);

describe('an invalid value', () => {
  it.each([
    [{ form: 'webinar' }, ['NOT_FOUND form']],
    [{ form: '__proto__' }, ['NOT_FOUND form']],
    [{ firstName: '', email: 'ada@' }, ['INVALID firstName', 'INVALID email']],
    [{ phone: '+1 555' }, ['INVALID phone']],
    [{ countryArea: 'Atlantis' }, ['INVALID countryArea']],
    [{ form: 'government', postalCode: '9410' }, ['INVALID postalCode']],
    [{ form: 'sdk-inquiry', contactTopic: null }, ['INVALID contactTopic']],
    [{ jobTitle: 'RVT', form: 'government' }, ['INVALID jobTitle']],
    [{ specialty: 'EQUINE' }, ['INVALID specialty']],
    [{ howDidYouHearSpecific: 'x'.repeat(101) }, ['INVALID howDidYouHearSpecific']],
    [{ comment: 'x'.repeat(2001) }, ['INVALID comment']],
    [{ comment: 'x'.repeat(200_000) }, ['INVALID comment']],
    [{ firstName: null }, ['INVALID firstName']],
  ])('%#: is reported by field, and nothing is stored', async (change, expected) => {
    const answer = await submit(change);
    expect(codes(answer)).toEqual(expected);
    expect(answer.formErrors.every(({ code, reason }) => code === 'NOT_FOUND' || reason !== null)).toBe(true);
    expect(await storedLeads()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it.each(['a NUL', 'a control character'] as const)('is %s', async (name) => {
    expect(codes(await submit({ lastName: hostile[name], comment: hostile[name] }))).toEqual([
      'INVALID lastName',
      'INVALID comment',
    ]);
  });

  it.each([{ country: 'ZZ' }, { jobTitle: 'Head of purchasing' }, { howDidYouHear: 'COUSIN' }])(
    '%j is refused by the schema already',
    async (change) => {
      const { errors } = await shop.client.send('LeadFormSubmit', {
        input: { ...whole, ...change },
        idempotencyKey: nextKey(),
      });
      expect(errors).toHaveLength(1);
    },
  );
});

describe('malicious input', () => {
  const words = `<img src=x onerror=alert(1)> "quoted" 'single' & '); drop table lead; --`;

  it('is stored unchanged, and is plain text in the mail', async () => {
    const comment = `<script>alert(1)</script> ${words}`;
    const organizationName = `"Clinic" & 'Sons'); drop table lead; --`;
    await submit({ comment, organizationName });
    expect(await storedLeads()).toMatchObject([{ comment, organization_name: organizationName }]);
    const [mail] = await mails();
    expect(mail?.html_body).not.toMatch(/<script|<img/);
    expect(mail?.html_body).toContain(
      '&lt;img src=x onerror=alert(1)&gt; &quot;quoted&quot; &#39;single&#39; &amp;',
    );
    expect(mail?.html_body).toContain('&quot;Clinic&quot; &amp; &#39;Sons&#39;');
    expect(mail?.text_body).toContain(words);
  });

  it('can’t change the direction of surrounding text, nor add lines to a single-line value', async () => {
    const lines = await submit({ lastName: 'Byron\u202e\r\nBcc: all@example.com' });
    expect(lines).toMatchObject({ formErrors: [{ field: 'lastName', reason: 'CHARACTERS' }] });
    await submit({ lastName: 'Byron\u202e', organizationName: hostile['a bidi override'] });
    expect(await storedLeads()).toMatchObject([{ last_name: 'Byron', organization_name: 'ab' }]);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Form: Demo');
  });

  it('in a name is no link', async () => {
    const answer = await submit({ firstName: 'evil.com', organizationName: 'https://evil.example/' });
    expect(answer).toMatchObject({
      formErrors: [
        { field: 'firstName', reason: 'LINK' },
        { field: 'organizationName', reason: 'LINK' },
      ],
    });
    expect(await storedLeads()).toEqual([]);
  });

  it('in an email address can’t add other links', async () => {
    await submit({ email: 'ada?bcc=all&x@clinic.example' });
    expect((await mails())[0]?.html_body).toContain('mailto:ada%3Fbcc%3Dall%26x@clinic.example');
  });
});

it('is refused for a while, without being stored, from an address that sends too many', async () => {
  const handle = createGraphqlHandler(shop.services);
  const send = (remoteAddress: string) =>
    handle(
      new Request('http://shop.test/graphql/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          operationName: 'LeadFormSubmit',
          variables: {
            input: { ...whole, email: `${nextKey()}@clinic.example` },
            idempotencyKey: nextKey(),
          },
          query: storefrontOperation('LeadFormSubmit'),
        }),
      }),
      { remoteAddress },
    );
  for (let count = 0; count < 30; count += 1) expect((await send('198.51.100.7')).status).toBe(200);
  const refused = await send('198.51.100.7');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  expect(await refused.json()).toMatchObject({
    data: { leadFormSubmit: { formErrors: [{ code: 'OPERATION_NOT_ALLOWED', field: null }] } },
  });
  expect((await send('198.51.100.8')).status).toBe(200);
  expect(await storedLeads()).toHaveLength(31);
});
