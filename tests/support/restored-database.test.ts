import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { createRestoredDatabase, type RestoredDatabase } from './restored-database.ts';

let restored: RestoredDatabase;
beforeAll(async () => {
  restored = await createRestoredDatabase((sql) => seedPeople(sql, new Date('2026-11-20T15:00:00Z')));
});
afterAll(() => restored.drop());

/** Every row of the shop and of its queue, and where the queue counts on. */
async function everything(): Promise<readonly unknown[]> {
  const { sql } = restored.database;
  const tables = await sql<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) order by 1`;
  const rows = [];
  for (const { name } of tables)
    rows.push([name, await sql.unsafe(`select row::text from ${name} as row order by 1`)]);
  const sequences = await sql`select schemaname, sequencename, last_value from pg_sequences order by 1, 2`;
  return [...rows, sequences];
}

it('finds again, once closed, what was changed, removed and added, each time', async () => {
  const { sql, close } = restored.database;
  const before = await everything();
  for (let time = 0; time < 2; time += 1) {
    await sql`update organization set name = name || ' and others'`;
    await sql`delete from organization_membership`;
    await sql`select graphile_worker.add_job('send-mail')`;
    expect(await everything()).not.toEqual(before);
    await close();
    expect(await everything()).toEqual(before);
  }
});
