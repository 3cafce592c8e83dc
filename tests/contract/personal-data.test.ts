import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { impersonalTables, personalTables } from '../../server/modules/personal-data/personal-tables.ts';
import { findCommand } from '../../server/operator/operator-command.ts';
import { runRecorded } from '../../server/operator/operator-log.ts';
import { banCommands } from '../../server/operator/ban-commands.ts';
import { personCommands } from '../../server/operator/person-commands.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { fillCheckout, openCheckout, place } from './checkout-client.ts';
import { giveMembership } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

const now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
let folder: string;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
  folder = await mkdtemp(join(tmpdir(), 'sonde-persons-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs an operator's command as typed. */
async function run(words: string, isConfirmed = true) {
  const found = findCommand([...personCommands, ...banCommands], words.split(' '));
  if ('problem' in found) throw new Error(found.problem);
  const services = { sql: shop.database.sql, operator: 'grace', confirm: () => Promise.resolve(isConfirmed) };
  return runRecorded(services, found.command, found.parameters, found.options);
}

const exported = async (email: string) => {
  const file = join(folder, `${crypto.randomUUID()}.json`);
  const { isDone } = await run(`person export ${email} ${file}`);
  return isDone ? await readFile(file, 'utf8') : null;
};

/** Buys a probe, sends a message and leaves a cart, all with one address. */
async function leaveTraces(email: string, mark: string): Promise<void> {
  const { sql } = shop.database;
  await place(shop.client, await fillCheckout(shop.client, { email }), mark);
  const { id: checkoutId } = await openCheckout(shop.client);
  await shop.client.change('CheckoutEmailUpdate', { checkoutId, email });
  await sql`
    insert into lead (id, idempotency_key, params_hash, form, category, market, language, first_name, last_name, email,
      phone, organization_name, job_title, practice_place, specialty, country, country_area, postal_code, contact_topic,
      comment, how_did_you_hear, email_opt_in)
    values (gen_random_uuid(), ${mark}, '', 'demo', 'DEMO', 'HUMAN', 'en', 'Marked', 'Person', ${email}, '', '', '', '',
      '', 'US', '', '', '', ${`Call me about ${mark}`}, '', false)`;
}

/** The tables that contain a text anywhere. */
async function tablesWith(text: string): Promise<readonly string[]> {
  const { sql } = shop.database;
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await sql`
      select from ${sql(name)} as kept where position(${text} in lower(to_jsonb(kept)::text)) > 0 limit 1`;
    if (row !== undefined) found.push(name);
  }
  return found;
}

describe('what the shop knows of a person', () => {
  it('is decided for every table', async () => {
    const tables = await shop.database.sql<{ name: string }[]>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
    const decided = [...new Set(personalTables.map(({ table }) => table)), ...Object.keys(impersonalTables)];
    expect(decided.toSorted()).toEqual(tables.map(({ name }) => name));
  });

  it('is in one file, without what opens an order or a cart', async () => {
    await leaveTraces('export@clinic.example', 'exported');
    const archive = JSON.parse((await exported('Export@Clinic.example')) ?? '') as {
      readonly data: readonly { readonly title: string; readonly rows: readonly object[] }[];
    };
    const titles = archive.data.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining([
        'Carts and unfinished checkouts',
        'Orders and quotes',
        'Lines of orders',
        'Payments of orders',
        'Messages',
      ]),
    );
    const columns = archive.data.flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row)));
    expect(columns.filter((name) => name.endsWith('_hash') || name.endsWith('token'))).toEqual([]);
    expect(JSON.stringify(archive)).toContain('Call me about exported');
  });

  it('is nothing for an unknown address, and no file is overwritten', async () => {
    expect(await exported('nobody@clinic.example')).toBeNull();
    const file = join(folder, 'kept.json');
    await leaveTraces('again@clinic.example', 'again');
    expect(await run(`person export again@clinic.example ${file}`)).toMatchObject({ isDone: true });
    expect(await run(`person export again@clinic.example ${file}`)).toMatchObject({ isDone: false });
  });
});

describe('an erased person', () => {
  it('is left only in what the books, and what proves something, need', async () => {
    await leaveTraces('erased@clinic.example', 'erased');
    await run('ban add erased@clinic.example');
    const { lines } = await run('person erase erased@clinic.example');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Erased: Carts and unfinished checkouts: 1',
        'Erased: Messages: 1',
        expect.stringMatching(/^Kept: Orders and quotes: 1\. Books/),
        expect.stringMatching(/^Kept: Commands of operators: 1\. It proves/),
      ]),
    );
    const kept = new Set(
      personalTables.flatMap(({ table, erasure }) => (erasure.way === 'kept' ? [table] : [])),
    );
    const left = await tablesWith('erased@clinic.example');
    expect(left).toEqual(expect.arrayContaining(['orders', 'operator_entry']));
    const [record] = await shop.database.sql`
      select parameters, message from operator_entry join operator_outcome on entry_id = id
      where command = 'person erase' order by id desc limit 1`;
    expect(record).toEqual({ parameters: [expect.stringMatching(/^sha256:[0-9a-f]{16}$/)], message: '' });
    expect(left.filter((table) => !kept.has(table))).toEqual([]);
    expect(await shop.violations()).toEqual([]);
  });

  it('loses the account, its organization and its saved cards, once, and can come back as someone new', async () => {
    const { sql } = shop.database;
    const { administratorId, organizationId } = await giveMembership(sql, { renews: false, card: null });
    const [person] = await sql<{ email: string }[]>`select email from users where id = ${administratorId}`;
    const email = person?.email ?? '';
    await sql`
      insert into payment_method (id, user_id, customer_id, provider_method_id, method, details, is_primary, added_by)
      values (gen_random_uuid(), ${administratorId}, 'cus_erased', 'pm_erased', 'CREDIT_CARD',
        '{"brand":"visa","last4":"4242"}', true, ${administratorId})`;
    expect(await run(`person erase ${email}`)).toMatchObject({ isDone: true });
    const [row] = await sql`
      select (select count(*)::integer from organization_membership where organization_id = ${organizationId}) as members,
        (select details from payment_method where provider_method_id = 'pm_erased') as details,
        (select email from users where id = ${administratorId}) as email`;
    expect(row).toEqual({ members: 0, details: {}, email: `erased-${administratorId}@erased.invalid` });
    expect(await shop.runJobs()).toContain('forget-payment-method');
    expect(await run(`person erase ${email}`)).toMatchObject({ isDone: false });
  });

  it.each([
    ['is the only administrator of other members', 'admin@clinic.example'],
    ['pays a membership that renews', null],
  ])('is refused while this person %s', async (_what, known) => {
    const { sql } = shop.database;
    const { administratorId } = await giveMembership(sql);
    const [person] = await sql<{ email: string }[]>`select email from users where id = ${administratorId}`;
    const email = known ?? person?.email ?? '';
    const { isDone, lines } = await run(`person erase ${email}`);
    expect({ isDone, sentence: lines.join() }).toEqual({
      isDone: false,
      sentence: expect.stringContaining('is the only administrator of'),
    });
    expect(await exported(email)).toContain('"Account"');
  });

  it('is nobody until it is confirmed, and nobody without an address', async () => {
    await leaveTraces('unsure@clinic.example', 'unsure');
    expect(await run('person erase unsure@clinic.example', false)).toMatchObject({ isDone: false });
    expect(await exported('unsure@clinic.example')).toContain('Call me about unsure');
    expect(await run('person erase unsure')).toMatchObject({ isDone: false });
  });
});
