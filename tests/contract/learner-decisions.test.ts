import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pendingDays } from '@sonde/machines/rules/learners';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { deleteOldLearners } from '../../server/modules/learner/learner.repository.ts';
import { jpeg } from '../../server/modules/learner/proof/proof.fixture.ts';
import { learnerCommands } from '../../server/operator/learner-commands.ts';
import { helpOf } from '../../server/operator/operator-command.ts';
import { signedInAs } from '../support/test-account.ts';
import { learnerInput } from './learner-upload.ts';
import { fillCheckout, lineInputs, openCheckout, place } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
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
const { refusals, storedRequests, proofs, mails, operate } = learnerRequests(
  () => shop,
  () => handle,
  () => now,
);

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
    expect(mail).toMatchObject({ subject: 'Wir konnten Ihr Studium oder Ihre Ausbildung nicht bestätigen' });
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
