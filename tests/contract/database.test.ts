import { Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { connect, inTransaction, isDatabaseUnavailable, isRepeatable } from '../../server/db/connect.ts';
import { createDatabaseSockets } from '../../server/db/database-sockets.ts';
import { migrate } from '../../server/db/migrate.ts';
import { createTestDatabase } from '../support/test-database.ts';

const database = await createTestDatabase();
const { sql, url } = database;
afterAll(() => database.close());

describe('a connection', () => {
  it('reads integers as numbers and refuses those that would lose digits', async () => {
    expect(await sql`select 9007199254740991::bigint as value`).toMatchObject([
      { value: 9_007_199_254_740_991 },
    ]);
    await expect(sql`select 9007199254740992::bigint as value`).rejects.toThrow(RangeError);
  });

  it.each([
    [[]],
    [['one', 'two']],
    [['', 'NULL', ' spaced ', 'a,b', '{c}', "d'e", 'né']],
    [['say "probe"', 'back\\slash', '\\"', '\\\\']],
  ])('writes and reads texts unchanged: %j', async (texts) => {
    const [row] = await sql<[{ texts: string[]; hasAll: boolean }]>`
      select ${texts}::text[] as texts, ${texts}::text[] @> ${texts}::text[] as "hasAll"`;
    expect(row).toEqual({ texts, hasAll: true });
  });

  it('has an application name', async () => {
    expect(await sql`select current_setting('application_name') as name`).toMatchObject([{ name: 'sonde' }]);
  });

  it('reports an unavailable database', async () => {
    const nowhere = connect('postgres://sonde@%2Fnowhere:5432/sonde', { poolSize: 1 });
    const error: unknown = await nowhere`select 1`.catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(isDatabaseUnavailable(new Error('something else'))).toBe(false);
    await nowhere.end();
  });

  it('reports a write to a connection that has just ended as an unavailable database', async () => {
    const ended = new Socket().destroy();
    const closed: unknown = await new Promise((resolve) => ended.write('Q', resolve));
    expect(closed).toMatchObject({ code: 'ERR_STREAM_DESTROYED' });
    expect(isDatabaseUnavailable(closed)).toBe(true);
    const gone = Object.assign(new Error('Socket is closed'), { code: 'ERR_SOCKET_CLOSED' });
    expect(isDatabaseUnavailable(gone)).toBe(true);
  });

  it.each([
    ['in a network that can’t be reached', '255.255.255.255:5432', 'ENETUNREACH'],
    ['at a port where nothing listens', '127.0.0.1:1', 'ECONNREFUSED'],
    ['at a socket that isn’t there', '%2Fnowhere:5432', 'ENOENT'],
  ])('fails at once to a database %s, and again when it is tried again', async (_where, host, code) => {
    // The driver hears of every failure: it doesn't wait for 5 seconds, and no error ends the process.
    const nowhere = connect(`postgres://sonde@${host}/sonde`, {
      poolSize: 1,
      sockets: createDatabaseSockets(),
    });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const error: unknown = await nowhere`select 1`.catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code });
      expect(isDatabaseUnavailable(error)).toBe(true);
    }
    await nowhere.end();
  });
});

describe('a transaction', () => {
  it('is repeated after a conflict, and counts once', async () => {
    await sql`create table counter (value integer not null)`;
    await sql`insert into counter values (0)`;
    let attempts = 0;
    const add = () =>
      inTransaction(sql, async (transaction) => {
        attempts += 1;
        await transaction`set transaction isolation level serializable`;
        const [row] = await transaction<[{ value: number }]>`select value from counter`;
        await transaction`update counter set value = ${row.value + 1}`;
      });
    await Promise.all([add(), add(), add()]);
    expect(await sql`select value from counter`).toMatchObject([{ value: 3 }]);
    expect(attempts).toBeGreaterThanOrEqual(3);
  });

  it('gives up after five conflicts', async () => {
    let attempts = 0;
    const hopeless = inTransaction(sql, async (transaction) => {
      attempts += 1;
      await transaction`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`;
    });
    const error: unknown = await hopeless.catch((reason: unknown) => reason);
    expect(isRepeatable(error)).toBe(true);
    expect(attempts).toBe(5);
  });

  it('whose connection ends while it waits for something else is unavailable, and writes nothing more', async () => {
    const sockets = createDatabaseSockets();
    const own = connect(url, { poolSize: 1, sockets });
    const [hasBegun, elsewhere, hasGoneOn] = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
    const transaction = inTransaction(own, async (sql) => {
      await sql`select 1`;
      hasBegun?.resolve();
      await elsewhere?.promise;
      // The driver would end the process in a later turn.
      setImmediate(() => setImmediate(() => hasGoneOn?.resolve()));
      await sql`select 2`;
    });
    await hasBegun?.promise;
    sockets.refuse();
    const error: unknown = await transaction.catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
    elsewhere?.resolve();
    await hasGoneOn?.promise;
    sockets.admit();
    expect(await own`select 3 as answer`).toEqual([{ answer: 3 }]);
    await own.end();
  });

  it('is not repeated after an error', async () => {
    let attempts = 0;
    const wrong = inTransaction(sql, async (transaction) => {
      attempts += 1;
      await transaction`select 1 / 0`;
    });
    await expect(wrong).rejects.toMatchObject({ code: '22012' });
    expect(attempts).toBe(1);
  });
});

describe('migrating', () => {
  it('does nothing if the database is current', async () => {
    expect(await migrate(sql)).toEqual([]);
  });

  it('runs each migration once when two processes start together', async () => {
    await sql`drop schema public cascade`;
    await sql`create schema public`;
    const other = connect(url, { poolSize: 1 });
    const done = await Promise.all([migrate(sql), migrate(other)]);
    await other.end();
    const names = done.flat();
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
    expect(await migrate(sql)).toEqual([]);
  });

  it('refuses a database of a newer version', async () => {
    await sql`insert into schema_migration (name, hash) values ('999-tomorrow', '')`;
    await expect(migrate(sql)).rejects.toThrow('made by a newer version of the shop (migration 999-tomorrow');
    await sql`delete from schema_migration where name = '999-tomorrow'`;
  });

  it('refuses if a migration was changed after it ran', async () => {
    await sql`update schema_migration set hash = 'other' where name = '001-catalogue'`;
    await expect(migrate(sql)).rejects.toThrow('Migration 001-catalogue was changed after it had run');
  });
});
