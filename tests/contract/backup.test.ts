import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDigest } from '../../server/backup/backup-lines.ts';
import { checkBackup, restoreBackup } from '../../server/backup/restore-backup.ts';
import { writeBackup } from '../../server/backup/write-backup.ts';
import { connect, type Sql } from '../../server/db/connect.ts';
import { hasUnfinishedRestore } from '../../server/db/migrate.ts';
import { reconcile } from '../../server/modules/payment/reconcile.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { collect, findViolations } from '../support/check-invariants.ts';
import { fillCheckout, place } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

const strange = 'line\nfeed, tab\t, back\\slash, \\., separator\u2028, return\r, 日本語, 👩🏽‍⚕️';

interface EmptyDatabase {
  readonly sql: Sql;
  readonly url: string;
}

let shop: OrderShop;
let folder: string;
let file: string;
const databases: { readonly name: string; readonly sql: Sql }[] = [];

async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const name = `restored_${databases.length}_${process.pid}`;
  await shop.database.sql`create database ${shop.database.sql(name)} template template0`;
  const url = new URL(shop.database.url);
  url.pathname = `/${name}`;
  const sql = connect(url.href, { poolSize: 2 });
  databases.push({ name, sql });
  return { sql, url: url.href };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sonde-backup-'));
  file = join(folder, 'first.backup');
  shop = await openOrderShop();
  const { sql } = shop.database;
  await seedPeople(sql, new Date());
  await sql`
    insert into lead (id, idempotency_key, params_hash, form, category, market, language, first_name, last_name, email,
      phone, organization_name, job_title, practice_place, specialty, country, country_area, postal_code, contact_topic,
      comment, how_did_you_hear, email_opt_in)
    values (gen_random_uuid(), 'strange', '\\x00ff0a5c2e', 'demo', 'DEMO', null, 'en', '', 'Person', 'x@clinic.example',
      '', '', '', '', '', 'US', '', '', '', ${strange}, '\\N', false)`;
  await place(shop.client, await fillCheckout(shop.client, { email: 'before@clinic.example' }), 'before');
  await writeBackup(shop.database.url, file);
});
afterAll(async () => {
  for (const { name, sql } of databases) {
    await sql.end();
    await shop.database.sql`drop database ${shop.database.sql(name)} with (force)`;
  }
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** The rows of every table, each as one digest. */
async function contentsOf(sql: Sql): Promise<Readonly<Record<string, string>>> {
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('schema_migration', 'job_worker') order by 1`;
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await sql<{ digest: string }[]>`
      select coalesce(md5(string_agg(line, E'\n' order by line)), '') as digest
      from (select kept::text as line from ${sql(name)} as kept) as lines`;
    contents[name] = row?.digest ?? '';
  }
  return contents;
}

/** Compares a restored database's books with the provider's, as an operator does. */
function compareBooks(sql: Sql) {
  const from = new Date(Date.now() - 3_600_000);
  const until = new Date(Date.now() + 3_600_000);
  return reconcile({ ...shop.services, sql }, { from, until });
}

/** Violated invariants of a restored database, apart from payments that began after its backup. */
async function violationsOf(sql: Sql) {
  const payments = await collect(shop.provider.list(new Date(0)));
  const rows = await sql<{ id: string }[]>`select id from payment_attempt`;
  const attempts = new Set(rows.map(({ id }) => id));
  const known = payments.filter(({ attemptId }) => attemptId !== null && attempts.has(attemptId));
  return findViolations({ sql, payments: known, acknowledgements: [] });
}

/** Keys, checks, indexes, and triggers with whether they fire. */
const guardsOf = (sql: Sql) => sql`
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition, convalidated::text as state
  from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select tgrelid::regclass::text, tgname, '', tgenabled::text from pg_trigger where not tgisinternal
  union all
  select tablename, indexname, indexdef, '' from pg_indexes where schemaname = 'public'
  order by 1, 2, 3`;

/** The backup with other headings, or without empty tables, and a digest that agrees. */
async function writeChanged(name: string, change: (lines: string[]) => string[]): Promise<string> {
  const lines = gunzipSync(await readFile(file))
    .toString('utf8')
    .split('\n')
    .slice(0, -2);
  const changed = change(lines);
  const digest = createDigest();
  for (const line of changed) digest.add(line);
  const { rows } = await checkBackup(file);
  const path = join(folder, name);
  const ending = JSON.stringify({ rows, digest: digest.end() });
  await writeFile(path, gzipSync(`${[...changed, ending].join('\n')}\n`));
  return path;
}

describe('a restored backup', () => {
  it('is what was backed up: every row, key, trigger and sequence', async () => {
    const { sql, url } = await createEmptyDatabase();
    const summary = await restoreBackup(sql, url, file);
    expect(summary).toEqual(await checkBackup(file));
    expect(await contentsOf(sql)).toEqual(await contentsOf(shop.database.sql));
    expect(await guardsOf(sql)).toEqual(await guardsOf(shop.database.sql));
    const [lead] =
      await sql`select comment, how_did_you_hear as how from lead where idempotency_key = 'strange'`;
    expect(lead).toEqual({ comment: strange, how: '\\N' });
    const nextOrder = (database: Sql) => database`select nextval('order_number') as number`;
    expect(await nextOrder(sql)).toEqual(await nextOrder(shop.database.sql));
  });

  it('has the jobs that waited, such as the mail of an order', async () => {
    const { sql, url } = await createEmptyDatabase();
    await restoreBackup(sql, url, file);
    const names = (database: Sql) => database`
      select task_identifier as task, key from graphile_worker.jobs order by 1, 2`;
    expect(await names(sql)).toEqual(await names(shop.database.sql));
    expect((await names(sql)).length).toBeGreaterThan(0);
  });

  it('is taken while others buy: whole orders only, and all that were acknowledged before', async () => {
    const buy = async (mark: string) => {
      const email = `${mark}@clinic.example`;
      return (await place(shop.client, await fillCheckout(shop.client, { email }), mark)).order?.id;
    };
    expect(await buy('acknowledged')).toBeDefined();
    const during = join(folder, 'during.backup');
    await Promise.all([
      writeBackup(shop.database.url, during),
      ...Array.from({ length: 8 }, (_, buyer) => buy(`during-${buyer}`)),
    ]);
    const { sql, url } = await createEmptyDatabase();
    await restoreBackup(sql, url, during);
    const [order] =
      await sql`select status, payment_status as payment from orders where email = 'acknowledged@clinic.example'`;
    expect(order).toEqual({ status: 'UNFULFILLED', payment: 'PAID' });
    // A charge that was under way is booked now; of what the backup has, nothing else differs.
    const discrepancies = await compareBooks(sql);
    const attempts = await sql<{ id: string }[]>`select id from payment_attempt`;
    const ids = attempts.map(({ id }) => id);
    expect(discrepancies.filter(({ attemptId }) => ids.includes(attemptId ?? ''))).toEqual([]);
    expect(await violationsOf(sql)).toEqual([]);
  });

  it('has a purchase whose charge was under way, which is finished when the books are compared', async () => {
    const { sql, url } = await createEmptyDatabase();
    const charging = join(folder, 'charging.backup');
    const email = 'charging@clinic.example';
    const checkout = await fillCheckout(shop.client, { email });
    shop.provider.onCharge(() => writeBackup(shop.database.url, charging).then(() => {}));
    await place(shop.client, checkout, 'charging').finally(() => shop.provider.onCharge(null));
    await restoreBackup(sql, url, charging);
    const readStatus = () => sql`select payment_status as payment from orders where email = ${email}`;
    expect(await readStatus()).toEqual([{ payment: 'OPEN' }]);
    expect(await compareBooks(sql)).toEqual([]);
    expect(await readStatus()).toEqual([{ payment: 'PAID' }]);
    expect(await violationsOf(sql)).toEqual([]);
  });

  it('tells which payments came after it, when the books are compared', async () => {
    const { sql, url } = await createEmptyDatabase();
    const earlier = join(folder, 'earlier.backup');
    await writeBackup(shop.database.url, earlier);
    const late = await fillCheckout(shop.client, { email: 'late@clinic.example' });
    await place(shop.client, late, 'late');
    await restoreBackup(sql, url, earlier);
    const discrepancies = await compareBooks(sql);
    expect(discrepancies.map(({ intentId }) => intentId)).toEqual(shop.chargesFor(late).map(({ id }) => id));
  });

  it('of an earlier version is brought to this one', async () => {
    const withoutLast = await writeChanged('earlier-version.backup', (lines) => {
      const header = JSON.parse(lines[0] ?? '') as {
        migrations: { name: string }[];
        sequences: { name: string }[];
      };
      const migrations = header.migrations.filter(({ name }) => name !== '199-operator-log');
      const sequences = header.sequences.filter(({ name }) => !name.startsWith('operator_entry'));
      const isOfLog = (line: string) => line.startsWith('{"table":"operator_');
      const kept = lines.filter((line, index) => !isOfLog(line) && !isOfLog(lines[index - 1] ?? ''));
      return [JSON.stringify({ ...header, migrations, sequences }), ...kept.slice(1)];
    });
    const { sql, url } = await createEmptyDatabase();
    await restoreBackup(sql, url, withoutLast);
    expect(await guardsOf(sql)).toEqual(await guardsOf(shop.database.sql));
  });
});

describe('a restore is refused, and changes nothing,', () => {
  it.each([
    [
      'of a file that is cut off',
      /isn’t a whole backup/,
      async () => writeFile(join(folder, 'cut'), (await readFile(file)).subarray(0, 9_000)),
      'cut',
    ],
    [
      'of something else',
      /isn’t a whole backup/,
      () => writeFile(join(folder, 'other'), 'Dear Sir or Madam'),
      'other',
    ],
    [
      'of a file with another address',
      /isn’t a whole backup/,
      async () => {
        const text = gunzipSync(await readFile(file)).toString('latin1');
        await writeFile(
          join(folder, 'address'),
          gzipSync(Buffer.from(text.replace('before@', 'beFore@'), 'latin1')),
        );
      },
      'address',
    ],
    [
      'of a newer version',
      /newer version/,
      () =>
        writeChanged('newer', ([header = '', ...lines]) => [
          header.replace('"migrations":[', '"migrations":[{"name":"999-future","hash":"f"},'),
          ...lines,
        ]),
      'newer',
    ],
    [
      'of another version’s file of a migration',
      /was changed/,
      () =>
        writeChanged('edited', ([header = '', ...lines]) => [
          header.replace(/("name":"001-catalogue","hash":")[^"]+/, '$1edited'),
          ...lines,
        ]),
      'edited',
    ],
    ['of a file that isn’t there', /ENOENT/, () => Promise.resolve(), 'missing'],
  ] satisfies readonly (readonly [string, RegExp, () => Promise<unknown>, string])[])(
    '%s',
    async (_what, sentence, write, name) => {
      await write();
      const { sql, url } = await createEmptyDatabase();
      await expect(restoreBackup(sql, url, join(folder, name))).rejects.toThrow(sentence);
      const orders = await sql`select from pg_tables where schemaname = 'public' and tablename = 'orders'`;
      expect(orders).toHaveLength(0);
    },
  );

  it('in the middle: then no shop starts, and it can be repeated', async () => {
    const isFirstUser = (before: string | undefined) => before?.startsWith('{"table":"users"') === true;
    const broken = await writeChanged('broken', (lines) =>
      lines.map((line, index) => (isFirstUser(lines[index - 1]) ? `ffffffff${line.slice(8)}` : line)),
    );
    const { sql, url } = await createEmptyDatabase();
    await expect(restoreBackup(sql, url, broken)).rejects.toThrow(/violates foreign key/);
    expect(await hasUnfinishedRestore(sql)).toBe(true);
    await restoreBackup(sql, url, file);
    expect(await hasUnfinishedRestore(sql)).toBe(false);
    expect(await guardsOf(sql)).toEqual(await guardsOf(shop.database.sql));
  });

  it('to a database that has tables', async () => {
    const { sql, url } = shop.database;
    await expect(restoreBackup(sql, url, file)).rejects.toThrow('isn’t empty');
  });
});

it('is readable by its owner only, and no file is overwritten', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(writeBackup(shop.database.url, file)).rejects.toThrow(/is there already/);
  await expect(checkBackup(file)).resolves.toMatchObject({ tables: expect.any(Number) });
});
