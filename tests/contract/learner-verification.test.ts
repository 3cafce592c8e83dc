import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostPending, proofMaxBytes } from '@sonde/machines/rules/learners';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { chunk, jpeg, pdf, png } from '../../server/modules/learner/proof/proof.fixture.ts';
import { learnerInput, type Upload, uploadRequest } from './learner-upload.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { storefrontOperation } from './storefront-operations.ts';
import { learnerRequests } from './learner-requests.ts';

const start = new Date('2026-11-20T15:00:00Z');
let now = start;
let shop: OrderShop;
let handle: ReturnType<typeof createGraphqlHandler>;

beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = start;
  handle = createGraphqlHandler(shop.services);
  await shop.runJobs();
  await shop.database.sql`truncate learner, learner_proof, sandbox_mail`;
  await shop.database.sql`alter sequence learner_number restart`;
});
const { nextKey, send, refusals, storedRequests, proofs, mails, operate } = learnerRequests(
  () => shop,
  () => handle,
  () => now,
);

/** A body of which no more arrives. */
const brokenAfter = (bytes: Uint8Array): ReadableStream =>
  new ReadableStream({
    start: (controller) => controller.enqueue(bytes),
    pull: (controller) => controller.error(new Error('The connection is lost.')),
  });

describe('a request', () => {
  it('is stored with its proof under a random name, and mailed to support by its number only', async () => {
    const proof = pdf('the certificate');
    expect(await refusals({ proof, fileName: '../../ada.html', fileType: 'text/html' })).toEqual([]);
    expect(await storedRequests()).toMatchObject([
      {
        number: 10001,
        status: 'PENDING',
        market: 'HUMAN',
        trainee_type: 'MEDICAL_STUDENT',
        school: 'University of Vienna',
        email: 'ada@university.example',
        country: 'US',
        language: 'en',
        decided_at: null,
      },
    ]);
    expect(await proofs()).toEqual([
      { name: expect.stringMatching(/^[0-9a-f-]{36}$/), media_type: 'application/pdf', content: proof },
    ]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: shop.services.environment.supportEmail });
    expect(mail?.text_body).toContain('npm run shop -- learner approve 10001');
    for (const personal of ['certificate', 'ada', 'university.example', 'Vienna'])
      expect(mail?.text_body).not.toContain(personal);
  });

  it.each<[string, Buffer, string]>([
    ['a JPEG that is called a PDF', jpeg(), 'image/jpeg'],
    ['a PNG with a text', png({ extra: [chunk('tEXt', 'Author\0Ada')] }), 'image/png'],
  ])('is judged and stored by its content: %s', async (_what, proof, type) => {
    expect(await refusals({ proof })).toEqual([]);
    const content = type === 'image/png' ? png() : proof;
    expect(await proofs()).toMatchObject([{ media_type: type, content }]);
  });

  it.each<[string, Buffer, string, number | null]>([
    ['nothing', Buffer.alloc(0), 'REQUIRED', null],
    ['a page that is called a PDF', Buffer.from('<html>'), 'FILE_TYPE', null],
    ['a bomb', png({ width: 100_000, height: 100_000 }), 'FILE_UNREADABLE', null],
    ['a polyglot', Buffer.concat([Buffer.from('<script>'), pdf()]), 'FILE_TYPE', null],
    [
      '10 MB plus one byte',
      Buffer.concat([pdf('x'.repeat(proofMaxBytes - pdf('').length)), Buffer.from('\n')]),
      'FILE_TOO_LARGE',
      10,
    ],
  ])('is refused for its proof, and not stored: %s', async (_what, proof, reason, most) => {
    expect(await refusals({ proof })).toEqual([
      { code: 'BAD_PROOF_OF_ENROLLMENT', field: 'proof', reason, most },
    ]);
    expect(await storedRequests()).toEqual([]);
  });

  it('is accepted with a proof of exactly 10 MB', async () => {
    expect(await refusals({ proof: pdf('x'.repeat(proofMaxBytes - pdf('').length)) })).toEqual([]);
    expect(await proofs()).toHaveLength(1);
  });

  it.each<[string, object, readonly string[]]>([
    ['nothing typed', { school: ' ', email: '' }, ['school REQUIRED', 'email REQUIRED']],
    [
      'texts without end',
      { school: 'x'.repeat(200_000), email: 'x'.repeat(50_000) },
      ['school TOO_LONG', 'email TOO_LONG'],
    ],
    ['hidden characters', { school: 'a\u0000b' }, ['school SYMBOLS']],
  ])('is refused for its answers: %s', async (_what, change, expected) => {
    const found = await refusals({ input: { ...learnerInput, ...change } });
    expect(found.map(({ field, reason }) => `${field} ${reason}`)).toEqual(expected);
    expect(await storedRequests()).toEqual([]);
  });

  it.each([
    ['VETERINARY', 'KE', 'which sells no veterinary probe'],
    ['HUMAN', 'KP', 'which sells nothing'],
  ])('is refused in the market %s from %s, %s', async (market, country) => {
    expect(await refusals({ input: { ...learnerInput, market, country } })).toEqual([
      { code: 'COUNTRY_NOT_AVAILABLE', field: 'country', reason: 'NOT_SOLD_IN_COUNTRY', most: null },
    ]);
    expect(await storedRequests()).toEqual([]);
  });

  it('that is sent again with its key is stored once, with one mail, however many attempts run at once', async () => {
    const idempotencyKey = nextKey();
    const answers = await Promise.all([1, 2, 3, 4].map(() => refusals({ idempotencyKey })));
    expect(answers.flat()).toEqual([]);
    expect(
      await refusals({ idempotencyKey, input: { ...learnerInput, school: ' University of  Vienna' } }),
    ).toEqual([]);
    expect([await storedRequests(), await proofs(), await mails()].map(({ length }) => length)).toEqual([
      1, 1, 1,
    ]);
  });

  it.each<[string, (half: Uint8Array) => BodyInit]>([
    ['whose connection breaks', brokenAfter],
    ['that ends too early', (half) => new Blob([new Uint8Array(half)])],
  ])('%s on the way is not stored, and is received once when it is sent again', async (_what, cut) => {
    const upload = { idempotencyKey: nextKey(), proof: pdf('x'.repeat(100_000)) };
    const whole = uploadRequest(upload);
    const { headers } = whole;
    const bytes = new Uint8Array(await whole.arrayBuffer());
    const body = cut(bytes.subarray(0, bytes.length / 2));
    // A body that arrives in parts has to say so, which the types don't know.
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const aborted = new Request('http://shop.test/graphql/', init);
    expect((await handle(aborted, { remoteAddress: '' })).status).toBe(400);
    expect([await storedRequests(), await proofs()]).toEqual([[], []]);
    expect(await refusals(upload)).toEqual([]);
    expect(await refusals(upload)).toEqual([]);
    expect(await proofs()).toHaveLength(1);
  });

  it('with another proof under the same key is refused', async () => {
    const idempotencyKey = nextKey();
    await refusals({ idempotencyKey });
    expect(await refusals({ idempotencyKey, proof: jpeg() })).toMatchObject([
      { code: 'OPERATION_NOT_ALLOWED', field: 'idempotencyKey' },
    ]);
    expect(await storedRequests()).toHaveLength(1);
  });

  it('is refused for a while, without being stored, from an address that sends too many', async () => {
    for (let count = 0; count < 10; count += 1) expect((await send({}, {}, '198.51.100.7')).status).toBe(200);
    const refused = await send({}, {}, '198.51.100.7');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await send({}, {}, '198.51.100.8')).status).toBe(200);
    expect(await storedRequests()).toHaveLength(11);
  });

  it('counts before its file is read, so that nobody makes the shop read more', async () => {
    const address = '203.0.113.7';
    const body = new Blob(['--x\r\n']);
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'idempotency-key': nextKey() };
    for (let count = 0; count < 10; count += 1) {
      const request = new Request('http://shop.test/graphql/', { method: 'POST', headers, body });
      expect((await handle(request, { remoteAddress: address })).status).toBe(400);
    }
    const unread = uploadRequest({ idempotencyKey: nextKey() });
    expect((await handle(unread, { remoteAddress: address })).status).toBe(429);
    expect(unread.bodyUsed).toBe(false);
  });

  it('is refused for the moment while too many wait for a decision, unless it is one of them', async () => {
    const idempotencyKey = nextKey();
    await refusals({ idempotencyKey });
    await shop.database.sql`
      insert into learner (id, idempotency_key, params_hash, market, trainee_type, school, email, customer, country,
        language, created_at)
      select uuidv7(), 'waiting-' || count, '', 'HUMAN', 'RESIDENT', 'x', 'x@x.example', 'x@x.example', 'US', 'en', ${now}
      from generate_series(2, ${mostPending}::integer) as count`;
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await refusals({ idempotencyKey })).toEqual([]);
    expect(await storedRequests()).toHaveLength(mostPending);
    await operate('learner', 'decline', '10001');
    expect((await send()).status).toBe(200);
  });
});

describe('a multipart request', () => {
  const mutation = (text: string) => `mutation { ${text} }`;
  const ownQuery = storefrontOperation('LearnerVerificationSubmit');

  it.each<[string, Partial<Upload>, Record<string, string>, number]>([
    ['without a header that pages of other sites can’t send', {}, { 'idempotency-key': '' }, 415],
    ['from another site', {}, { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }, 403],
    ['from a page without origin', {}, { origin: 'null' }, 403],
    ['with another operation', { query: mutation('tokenRevoke { __typename }') }, {}, 400],
    ['with a query', { query: '{ me { id } }' }, {}, 400],
    [
      'with another operation beside its own',
      {
        query:
          'mutation LearnerVerificationSubmit($input: LearnerVerificationInput!, $proof: Upload!) { learnerVerificationSubmit(input: $input, proof: $proof) { formErrors { code } } a: tokenRevoke { __typename } }',
      },
      {},
      400,
    ],
    ['with the file elsewhere', { map: { 0: ['variables.input'] } }, {}, 400],
    ['with a long query', { query: `${ownQuery}#${'x'.repeat(300_000)}` }, {}, 400],
    ['with the file twice', { map: { 0: ['variables.proof', 'variables.input.school'] } }, {}, 400],
    ['with the file in the prototype', { map: { 0: ['__proto__.proof'] } }, {}, 400],
  ])('is refused %s', async (_what, upload, headers, status) => {
    const request = uploadRequest({ idempotencyKey: nextKey(), ...upload }, headers);
    if (headers['idempotency-key'] === '') request.headers.delete('idempotency-key');
    const answer = await handle(request);
    expect(answer.status).toBe(status);
    expect(await storedRequests()).toEqual([]);
  });

  it.each([
    ['no form', 'x'],
    ['no end', '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{}'],
    ['no file', '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{}\r\n--x--\r\n'],
  ])('is refused with %s', async (_what, body) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'idempotency-key': nextKey() };
    const answer = await handle(new Request('http://shop.test/graphql/', { method: 'POST', headers, body }));
    expect(answer.status).toBe(400);
  });

  it('can’t be replaced by JSON', async () => {
    const answer = await shop.client.send('LearnerVerificationSubmit', {
      input: learnerInput,
      proof: 'JVBERi0=',
      idempotencyKey: nextKey(),
    });
    expect(answer.errors?.[0]?.message).toContain('Variable "$proof"');
    expect(await storedRequests()).toEqual([]);
  });
});
