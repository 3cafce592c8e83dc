import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostPending, pendingDays, proofMaxBytes } from '@sonde/machines/rules/learners';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { operatorAnnouncements } from '../../server/shop-announcements.ts';
import { deleteOldLearners } from '../../server/modules/learner/learner.repository.ts';
import { chunk, jpeg, pdf, png } from '../../server/modules/learner/proof/proof.fixture.ts';
import { learnerCommands } from '../../server/operator/learner-commands.ts';
import { findCommand, helpOf } from '../../server/operator/operator-command.ts';
import { signedInAs } from '../support/test-account.ts';
import { learnerInput, type Upload, uploadRequest } from './learner-upload.ts';
import { fillCheckout, lineInputs, openCheckout, place, type Refused } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { storefrontOperation } from './storefront-operations.ts';

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text_body: string;
}

interface Answer {
  readonly data?: { readonly learnerVerificationSubmit: { readonly formErrors: readonly Refused[] } };
  readonly errors?: readonly { readonly message: string }[];
}

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

let keys = 0;
const nextKey = () => `key-${(keys += 1)}`;

const send = (upload: Partial<Upload> = {}, headers: Record<string, string> = {}, remoteAddress = '') =>
  handle(uploadRequest({ idempotencyKey: nextKey(), ...upload }, headers), { remoteAddress });

async function refusals(upload: Partial<Upload> = {}): Promise<readonly Refused[]> {
  const { data, errors } = (await (await send(upload)).json()) as Answer;
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data.learnerVerificationSubmit.formErrors;
}

const storedRequests = () => shop.database.sql`select * from learner order by number`;
const proofs = () => shop.database.sql`select name, media_type, content from learner_proof`;
async function mails(): Promise<readonly Mail[]> {
  await shop.runJobs();
  return shop.database.sql<
    Mail[]
  >`select recipient, subject, text_body from sandbox_mail order by created_at`;
}

/** What an operator's command prints. */
async function operate(...words: readonly string[]): Promise<string> {
  const typed = findCommand(learnerCommands, words);
  if ('problem' in typed) return typed.problem;
  const services = { sql: shop.database.sql, now: () => now, ...operatorAnnouncements };
  return (await typed.command.run(services, typed.parameters)).lines.join('\n');
}

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

describe('an operator', () => {
  it('lists what is undecided, with nothing that a terminal would interpret', async () => {
    expect(await operate('learner', 'list')).toBe('No requests are waiting.');
    await refusals({ input: { ...learnerInput, school: 'Uni\u202eversity' } });
    expect(await operate('learner', 'list')).toBe(
      '10001  PENDING  HUMAN  MEDICAL_STUDENT  University  ada@university.example  2026-11-20T15:00:00.000Z',
    );
  });

  it('approves: the learner gets a code by mail, which works with their address until a year later', async () => {
    await refusals();
    await mails();
    expect(await operate('learner', 'approve', '10001')).toBe(
      'Learner 10001 is approved, and ada@university.example gets an email.',
    );
    expect(await operate('learner', 'approve', '10001')).toBe('Learner 10001 was already approved.');
    const [, mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'ada@university.example',
      subject: 'Your student and trainee discount',
    });
    expect(mail?.text_body).toContain('Your code is STUDENT.');
    expect(mail?.text_body).toContain('At checkout, enter this email address first, then the code.');
    expect(mail?.text_body).toContain('November 20, 2027');
  });

  it.each([
    ['VETERINARY', false, 'STUDENTVET'],
    ['HUMAN', true, 'STUDENTWEEK'],
    ['HUMAN', false, 'STUDENT'],
  ])('approves in the market %s, with the limited offer running: %s', async (market, isRunning, code) => {
    await shop.database.sql`update voucher set is_active = ${isRunning} where code = 'STUDENTWEEK'`;
    await refusals({ input: { ...learnerInput, market } });
    await operate('learner', 'approve', '10001');
    expect((await mails()).at(-1)?.text_body).toContain(`Your code is ${code}.`);
    await shop.database.sql`update voucher set is_active = false where code = 'STUDENTWEEK'`;
  });

  it.each([
    ['turned off', { is_active: false }],
    ['not begun', { starts_at: '2027-01-01' }],
    ['over', { expires_at: '2026-01-01' }],
    ['for other countries', { countries: ['DE'] }],
  ])('approves with a code that is %s: the mail waits until it works', async (_what, change) => {
    const { sql } = shop.database;
    await refusals();
    await mails();
    const [before] =
      await sql`select is_active, starts_at, expires_at, countries from voucher where code = 'STUDENT'`;
    await sql`update voucher set ${sql(change)} where code = 'STUDENT'`;
    await operate('learner', 'approve', '10001');
    await expect(mails()).rejects.toThrow('No learner code in force for HUMAN in US');
    await sql`update voucher set ${sql({ ...before })} where code = 'STUDENT'`;
    expect((await mails()).at(-1)?.text_body).toContain('Your code is STUDENT.');
  });

  it.each([
    ['approved@university.example', 'Your code is STUDENT.'],
    ['declined+proof@university.example', 'Send another document'],
  ])('leaves %s to the sandbox’s rule, which decides at once', async (email, told) => {
    await refusals({ input: { ...learnerInput, email } });
    await mails();
    const decided = (await mails()).filter(({ recipient }) => recipient === email);
    expect(decided).toHaveLength(1);
    expect(decided[0]?.text_body).toContain(told);
    expect((await storedRequests())[0]?.['status']).toBe(
      email.startsWith('approved') ? 'APPROVED' : 'DECLINED',
    );
  });

  it('leaves to an operator whoever’s address the rule does not know', async () => {
    for (const email of ['approvedly@university.example', 'dr.approved@university.example'])
      await refusals({ input: { ...learnerInput, email } });
    await mails();
    expect((await storedRequests()).map(({ status }) => status as string)).toEqual(['PENDING', 'PENDING']);
  });

  it('declines even while the learners have no code', async () => {
    await refusals();
    await shop.database.sql`update promotion set flag = null where flag = 'STUDENT'`;
    await operate('learner', 'decline', '10001');
    expect((await mails()).at(-1)).toMatchObject({ recipient: 'ada@university.example' });
    await shop.database.sql`update promotion set flag = 'STUDENT' where code = 'STUDENT'`;
  });

  it('declines: the learner reads how to send another proof, in the language of the page', async () => {
    await refusals({ input: { ...learnerInput, market: 'VETERINARY', country: 'DE', languageCode: 'DE' } });
    await operate('learner', 'decline', '10001');
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({ subject: 'Wir konnten Ihren Status nicht bestätigen' });
    expect(mail?.text_body).toContain('http://shop.test/de/de/vet-learner-status-verification/');
  });

  it('reverses a decision; the mail of the first is not sent any more', async () => {
    await refusals();
    await mails();
    await operate('learner', 'decline', '10001');
    await operate('learner', 'approve', '10001');
    expect((await mails()).map(({ subject }) => subject).slice(1)).toEqual([
      'Your student and trainee discount',
    ]);
  });

  it('gets the proof as a file that only they can read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sonde-proof-'));
    try {
      await refusals({ proof: jpeg(), fileName: 'ada.pdf' });
      await operate('learner', 'proof', '10001', folder);
      const [name = ''] = readdirSync(folder);
      expect(name).toMatch(/^[0-9a-f-]{36}\.jpg$/);
      expect(readFileSync(join(folder, name))).toEqual(jpeg());
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each([
    [['learner', 'approve', '99999'], 'Request 99999 doesn’t exist. List the requests with "learner list".'],
    [['learner', 'decline', 'ada'], 'Request ada doesn’t exist. List the requests with "learner list".'],
    [['learner', 'proof', '99999', '/tmp'], 'Request 99999 has no proof, or it was deleted.'],
    [['learner', 'approve'], 'Usage: learner approve ID'],
    [['learner'], 'Unknown command "learner".'],
  ])('is told what is wrong with %j', async (words, line) => {
    expect(await operate(...words)).toBe(line);
  });

  it('finds the commands in the help', () => {
    expect(helpOf(learnerCommands)).toMatch(/^ {2}learner approve ID\n {6}Confirms a learner/m);
  });
});

describe('the code for learners', () => {
  const approve = async (email: string) => {
    await refusals({ input: { ...learnerInput, email } });
    const number = String((await storedRequests()).at(-1)?.['number']);
    await operate('learner', 'approve', number);
    return number;
  };
  const apply = (checkoutId: string, voucherCode: string) =>
    shop.client.change('CheckoutUpdateVoucher', { checkoutId, voucherCode });
  const setEmail = (checkoutId: string, email: string) =>
    shop.client.change('CheckoutEmailUpdate', { checkoutId, email });

  it.each(['STUDENT', 'STUDENTVET'])('%s works for the address of an approved learner only', async (code) => {
    await approve('ada@university.example');
    await refusals({ input: { ...learnerInput, email: 'pending@university.example' } });
    const { id } = await openCheckout(shop.client, { 'IQV-USBC': 1 });
    for (const email of ['', 'pending@university.example', 'ben@university.example']) {
      if (email !== '') await setEmail(id, email);
      expect((await apply(id, code)).checkoutErrors).toMatchObject([{ reason: 'LEARNERS_ONLY' }]);
    }
    await setEmail(id, 'Ada+probe@University.example');
    expect(await apply(id, code)).toMatchObject({ checkoutErrors: [], checkout: { voucherCode: code } });
    expect(await setEmail(id, 'ben@university.example')).toMatchObject({
      checkout: { voucherCode: null, refusedVoucher: { code, reason: 'LEARNERS_ONLY' } },
    });
  });

  it('works for the account of an approved learner, whatever address the order has', async () => {
    await approve('individual@solo.example');
    const signedIn = signedInAs('individual@solo.example');
    const { checkout } = await shop.client.change(
      'CheckoutCreate',
      { input: { country: 'US', lines: lineInputs({ 'IQ3-USBC': 1 }) } },
      signedIn,
    );
    const variables = { checkoutId: checkout?.id, voucherCode: 'STUDENT' };
    const applied = await shop.client.change('CheckoutUpdateVoucher', variables, signedIn);
    expect(applied.checkoutErrors).toEqual([]);
  });

  it('takes its part off one probe of an order', async () => {
    await approve('ada@university.example');
    const { id } = await openCheckout(shop.client, { 'IQ3-USBC': 1 });
    await setEmail(id, 'ada@university.example');
    const one = await apply(id, 'STUDENT');
    const { id: more } = await openCheckout(shop.client, { 'IQ3-USBC': 3 });
    await setEmail(more, 'ada@university.example');
    const three = await apply(more, 'STUDENT');
    expect(one.checkout?.discountAmount.amount).toBeGreaterThan(0);
    expect(three.checkout?.discountAmount).toEqual(one.checkout?.discountAmount);
  });

  it('can be ordered with once, as soon as the shop has approved', async () => {
    await approve('ada@university.example');
    const order = { email: 'ada@university.example', voucherCode: 'STUDENT' };
    const filled = await fillCheckout(shop.client, order);
    expect(filled.discountAmount.amount).toBeGreaterThan(0);
    expect((await place(shop.client, filled)).order).not.toBeNull();
    const again = await openCheckout(shop.client, { 'IQ3-USBC': 1 });
    await setEmail(again.id, order.email);
    expect((await apply(again.id, 'STUDENT')).checkoutErrors).toMatchObject([{ reason: 'ALREADY_USED' }]);
    expect(await shop.violations()).toEqual([]);
  });

  it('can’t be ordered with after the approval is over', async () => {
    const number = await approve('ada@late.example');
    const late = await fillCheckout(shop.client, { email: 'ada@late.example', voucherCode: 'STUDENT' });
    await operate('learner', 'decline', number);
    expect((await place(shop.client, late)).checkoutErrors).toMatchObject([{ reason: 'LEARNERS_ONLY' }]);
  });
});

describe('what the shop keeps', () => {
  const days = (count: number) => {
    now = new Date(start.getTime() + count * 86_400_000);
    return deleteOldLearners(shop.database.sql, now);
  };
  const counts = async () => [(await storedRequests()).length, (await proofs()).length];

  it('is kept until it is decided, but no longer than 90 days', async () => {
    await refusals();
    expect([await days(pendingDays), await counts()]).toEqual([0, [1, 1]]);
    expect([await days(pendingDays + 1), await counts()]).toEqual([1, [0, 0]]);
  });

  it('is the approval for a year, and its proof for 30 days', async () => {
    await refusals();
    await operate('learner', 'approve', '10001');
    expect([await days(30), await counts()]).toEqual([0, [1, 1]]);
    expect([await days(31), await counts()]).toEqual([1, [1, 0]]);
    expect([await days(365), await counts()]).toEqual([0, [1, 0]]);
    expect([await days(366), await counts()]).toEqual([1, [0, 0]]);
  });

  it('is nothing 30 days after a request was declined', async () => {
    await refusals();
    await operate('learner', 'decline', '10001');
    await days(31);
    expect(await counts()).toEqual([0, 0]);
  });
});
