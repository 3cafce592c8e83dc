import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addJob } from '../../server/jobs/queue.ts';
import { banCommands } from '../../server/operator/ban-commands.ts';
import { jobCommands } from '../../server/operator/job-commands.ts';
import { leadCommands } from '../../server/operator/lead-commands.ts';
import { logCommands } from '../../server/operator/log-commands.ts';
import { findCommand, type TypedOptions } from '../../server/operator/operator-command.ts';
import { runRecorded } from '../../server/operator/operator-log.ts';
import { voucherCommands } from '../../server/operator/voucher-commands.ts';
import { codesOf, fillCheckout, openCheckout, place } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

const now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
});
afterAll(() => shop.close());

const commands = [...banCommands, ...voucherCommands, ...leadCommands, ...jobCommands, ...logCommands];

/** Runs an operator's command as typed, and records it. */
async function run(words: string, options: TypedOptions = {}) {
  const found = findCommand(commands, words.split(' '), options);
  if ('problem' in found) throw new Error(found.problem);
  const services = { sql: shop.database.sql, operator: 'grace' };
  return runRecorded(services, found.command, found.parameters, found.options);
}

describe('a voucher of an operator', () => {
  it('takes its percentage off until it is stopped, and what was ordered keeps it', async () => {
    const added = await run('voucher add summer27', { percent: '7.5', reason: 'Trade show' });
    expect(added).toMatchObject({ isDone: true });
    const ordered = await fillCheckout(shop.client, {
      email: 'one@clinic.example',
      voucherCode: 'Summer-27',
    });
    const { amount: off } = ordered.discountAmount;
    expect(off).toBeGreaterThan(0);
    expect((await place(shop.client, ordered, 'summer')).order).not.toBeNull();

    const late = await fillCheckout(shop.client, { email: 'two@clinic.example', voucherCode: 'SUMMER27' });
    expect(await run('voucher stop SUMMER27')).toMatchObject({ isDone: true });
    expect(codesOf(await place(shop.client, late, 'late'))).toEqual(['VOUCHER_NOT_APPLICABLE']);
    expect((await run('voucher list')).lines).toContain('SUMMER27  7.5% off  stopped  used 1 times');
  });

  it.each([
    ['in a country that is not named', 'COUNTRY', { countries: 'DE,at' }],
    ['before its first day', 'NOT_ACTIVE', { from: '2026-11-21' }],
    ['after its last day', 'EXPIRED', { until: '2026-11-19' }],
    ['below its least subtotal', 'MINIMUM', { minimums: 'USD=500000' }],
  ] satisfies readonly (readonly [string, string, TypedOptions])[])(
    'is refused %s',
    async (_when, reason, limits) => {
      const voucherCode = `ONLY${reason.replace('_', '')}`;
      expect(await run(`voucher add ${voucherCode}`, { percent: '10', ...limits })).toMatchObject({
        isDone: true,
      });
      const { id: checkoutId } = await openCheckout(shop.client);
      const { checkoutErrors } = await shop.client.change('CheckoutUpdateVoucher', {
        checkoutId,
        voucherCode,
      });
      expect(checkoutErrors).toMatchObject([{ reason }]);
    },
  );

  it.each([
    ['a code of three letters', 'abc', { percent: '10' }, 'A code has'],
    ['no discount', 'NOTHING', {}, 'either --percent or --amounts'],
    ['two discounts', 'BOTH', { percent: '10', amounts: 'EUR=5' }, 'either --percent or --amounts'],
    ['more than everything', 'ALL101', { percent: '101' }, '--percent'],
    ['nothing off', 'ZERO', { percent: '0' }, '--percent'],
    ['an unknown currency', 'COINS', { amounts: 'XXX=5' }, '--amounts'],
    ['too many decimals', 'CENTS', { amounts: 'EUR=5.005' }, '--amounts'],
    ['a currency twice', 'TWICE', { amounts: 'EUR=5,EUR=6' }, '--amounts'],
    ['a day that does not exist', 'FEBRUARY', { percent: '10', until: '2027-02-30' }, '--until'],
    [
      'an end before the beginning',
      'BACK',
      { percent: '10', from: '2027-02-02', until: '2027-02-01' },
      'end before',
    ],
    ['a country that is not sold to', 'NOWHERE', { percent: '10', countries: 'ZZ' }, '--countries'],
    ['a limit of none', 'NONE', { percent: '10', limit: '0' }, '--limit'],
    ['a name of nothing', 'BLANK', { percent: '10', name: '  ' }, '--name'],
    ['a code of the catalog', 'WELCOME10', { percent: '50' }, 'is taken'],
  ] satisfies readonly (readonly [string, string, TypedOptions, string])[])(
    'is not made of %s, and says why',
    async (_what, code, options, sentence) => {
      const { isDone, lines } = await run(`voucher add ${code}`, options);
      expect({ isDone, line: lines.join() }).toEqual({
        isDone: false,
        line: expect.stringContaining(sentence),
      });
    },
  );

  it('has no power over codes of referrers, trade-ins and enterprises', async () => {
    expect(await run('voucher stop NORTH2027')).toMatchObject({ isDone: false });
  });
});

it('lists the messages of the forms since a day, with all that was entered as JSON', async () => {
  await shop.database.sql`
    insert into lead (id, idempotency_key, params_hash, form, category, market, language, first_name, last_name, email,
      phone, organization_name, job_title, practice_place, specialty, country, country_area, postal_code, contact_topic,
      comment, how_did_you_hear, email_opt_in, entry_context, form_type, created_at)
    select gen_random_uuid(), 'lead-' || day, '', 'demo', 'DEMO', 'HUMAN', 'en', 'Ada', 'Byron', 'ada@clinic.example',
      '', 'Analytical Clinic', '', '', '', 'US', '', '', '', 'Two probes, please.', '', false, 'HOMEPAGE', null,
      day::date + time '12:00' at time zone 'UTC'
    from unnest(array['2026-11-01', '2026-11-19']) as day`;
  const { lines, json } = await run('leads', { since: '2026-11-02' });
  expect(lines).toEqual([
    '2026-11-19T12:00:00.000Z  demo  Ada Byron  ada@clinic.example  Analytical Clinic  US',
  ]);
  expect(json).toMatchObject([{ slug: 'demo', lead: { comment: 'Two probes, please.' } }]);
  expect((await run('leads')).lines).toHaveLength(2);
  expect(await run('leads', { since: 'yesterday' })).toMatchObject({ isDone: false });
});

it('lists jobs that failed for good first, and runs them again', async () => {
  const { sql } = shop.database;
  await addJob(sql, 'never-known', {}, { maxAttempts: 1 });
  await sql`
    update graphile_worker._private_jobs set attempts = 1, last_error = E'The mail server is away.\nat line 7'
    where task_id = (select id from graphile_worker._private_tasks where identifier = 'never-known')`;
  const failedJob = { task: 'never-known', status: 'FAILED', lastError: 'The mail server is away.' };
  const [first] = (await run('jobs')).json as readonly { readonly id: string }[];
  expect(first).toMatchObject(failedJob);
  expect(await run('jobs retry 0')).toMatchObject({ isDone: false });
  expect(await run('jobs retry failed')).toMatchObject({ isDone: true, json: { retried: 1 } });
  const listed = (await run('jobs')).json as readonly { readonly id: string; readonly status: string }[];
  expect(listed.find(({ id }) => id === first?.id)).toMatchObject({ status: 'WAITING', attempts: 0 });
});

describe('the record of commands', () => {
  it('says when, who, what, why and how it ended, and can only grow', async () => {
    await run('ban add mallory@clinic.example', { reason: 'Nine disputes' });
    await run('ban remove nobody@clinic.example');
    await run('ban list');
    const { json, lines } = await run('log');
    expect((json as readonly unknown[]).slice(0, 2)).toMatchObject([
      {
        operator: 'grace',
        command: 'ban remove',
        parameters: ['nobody@clinic.example'],
        reason: '',
        isDone: false,
      },
      {
        command: 'ban add',
        reason: 'Nine disputes',
        isDone: true,
        message: expect.stringContaining('refused'),
      },
    ]);
    expect(lines[1]).toMatch(/grace {2}ban add mallory@clinic\.example {2}Nine disputes {2}done$/);
    const { sql } = shop.database;
    await expect(sql`delete from operator_outcome`).rejects.toThrow(/only added/);
    await expect(sql`update operator_entry set reason = ''`).rejects.toThrow(/only added/);
  });

  it('keeps a command that failed by itself, and one that was killed', async () => {
    const services = { sql: shop.database.sql, operator: 'grace' };
    const broken = {
      name: 'voucher break',
      parameters: [],
      help: '',
      run: () => Promise.reject(new Error('The database is away.')),
    };
    await expect(runRecorded(services, broken, [], {})).rejects.toThrow('away');
    await shop.database.sql`
      insert into operator_entry (operator, command, parameters, options, reason)
      values ('grace', 'refund', '{1042}', '{}', 'Returned')`;
    expect((await run('log')).lines.slice(0, 2)).toEqual([
      expect.stringMatching(/refund 1042 {2}Returned {2}no outcome$/),
      expect.stringMatching(/voucher break {2}not done$/),
    ]);
  });

  it('accepts a reason for every command that changes something, and for no other', () => {
    const isAccepted = ({ name, parameters }: (typeof commands)[number]) =>
      'command' in findCommand(commands, [...name.split(' '), ...parameters], { reason: 'Why' });
    const changing = commands.filter(({ isReadOnly }) => isReadOnly !== true);
    expect(changing.filter((command) => !isAccepted(command))).toEqual([]);
    expect(commands.filter(({ isReadOnly }) => isReadOnly === true).filter(isAccepted)).toEqual([]);
  });
});
