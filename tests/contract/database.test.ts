import { Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { connect, inTransaction, isDatabaseUnavailable, isRepeatable } from '../../server/db/connect.ts';
import { createDatabaseSockets } from '../../server/db/database-sockets.ts';
import { addJob, deleteDeadJobs, startJobs } from '../../server/jobs/queue.ts';
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

describe('the job queue', () => {
  it('runs jobs of committed transactions, not of rolled-back ones, and those that a dead process left', async () => {
    const heard: unknown[] = [];
    let last: (() => void) | undefined;
    const all = new Promise<void>((resolve) => {
      last = resolve;
    });
    await inTransaction(sql, (transaction) => addJob(transaction, 'hear', { abandoned: 'it\'s "held"' }));
    await sql`
      update graphile_worker._private_jobs set locked_by = 'worker-of-the-dead', locked_at = now(), attempts = 1`;
    const queue = startJobs({
      url,
      sql,
      isOnlyProcess: true,
      report: (sentence) => heard.push(sentence),
      tasks: {
        hear: (payload) => {
          heard.push(payload);
        },
        last: () => last?.(),
      },
    });
    const undone = inTransaction(sql, async (transaction) => {
      await addJob(transaction, 'hear', { undone: true });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await addJob(sql, 'hear', { version: 1 }, { key: 'same', runAt: new Date('2999-01-01') });
    await addJob(sql, 'hear', { version: 2 }, { key: 'same' });
    await addJob(sql, 'last', {}, { runAt: new Date(Date.now() + 50) });
    await all;
    await queue.stop();
    expect(heard).toHaveLength(2);
    expect(heard).toEqual(expect.arrayContaining([{ abandoned: 'it\'s "held"' }, { version: 2 }]));
  });

  it('gives a dead process’s jobs to others, and leaves a live one’s alone', async () => {
    const heard: unknown[] = [];
    await addJob(sql, 'hear', { heldBy: 'the dead' });
    await sql`
      update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '1 minute', attempts = 1`;
    await addJob(sql, 'hear', { heldBy: 'the living' });
    await sql`
      update graphile_worker._private_jobs set locked_by = 'living', locked_at = now() - interval '1 minute', attempts = 1
      where locked_by is null`;
    await sql`insert into job_worker (id, seen_at) values ('dead', now() - interval '1 minute')`;
    await sql`insert into job_worker (id, seen_at) values ('living', now() + interval '1 hour')`;
    const queue = startJobs({
      url,
      sql,
      isOnlyProcess: false,
      report: (sentence) => heard.push(sentence),
      workerLimits: { interval: 50, longestSilence: 5_000 },
      tasks: { hear: (payload) => void heard.push(payload) },
    });
    await expect.poll(() => heard).toEqual([{ heldBy: 'the dead' }]);
    const workers = () => sql`select id from job_worker where id <> 'living'`;
    expect(await workers()).toHaveLength(1);
    await queue.stop();
    expect(heard).toEqual([{ heldBy: 'the dead' }]);
    expect(await workers()).toHaveLength(0);
    await sql`delete from job_worker`;
    await sql`select graphile_worker.force_unlock_workers('{living}')`;
    await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`;
  });

  it('keeps permanently failed jobs for 30 days', async () => {
    await addJob(sql, 'fail', { failed: 'long ago' }, { maxAttempts: 1 });
    await addJob(sql, 'fail', { failed: 'lately' }, { maxAttempts: 1 });
    await addJob(sql, 'fail', { failed: 'not yet' });
    await sql`update graphile_worker._private_jobs set attempts = 1`;
    await sql`
      update graphile_worker._private_jobs set updated_at = now() - interval '31 days'
      where payload->>'failed' <> 'lately'`;
    await deleteDeadJobs(sql);
    expect(
      await sql`select payload->>'failed' as failed from graphile_worker._private_jobs order by id`,
    ).toEqual([{ failed: 'lately' }, { failed: 'not yet' }]);
    await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`;
  });

  it('runs each job of a burst once, more than it fetches at a time', async () => {
    const heard: unknown[] = [];
    const numbers = Array.from({ length: 25 }, (_, number) => ({ number }));
    const queue = startJobs({
      url,
      sql,
      isOnlyProcess: true,
      report: (sentence) => heard.push(sentence),
      tasks: { hear: (payload) => void heard.push(payload) },
    });
    await Promise.all(numbers.map((number) => addJob(sql, 'hear', number)));
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(numbers.length);
    await queue.stop();
    expect(heard).toEqual(expect.arrayContaining(numbers));
    expect(await sql`select from graphile_worker.jobs where task_identifier = 'hear'`).toHaveLength(0);
  });

  it('that is stopped during a burst has finished what it started, and leaves the rest to the next', async () => {
    const heard: unknown[] = [];
    const numbers = Array.from({ length: 25 }, (_, number) => ({ number }));
    await Promise.all(numbers.map((number) => addJob(sql, 'hear', number)));
    const begun = Promise.withResolvers<void>();
    const start = () =>
      startJobs({
        url,
        sql,
        isOnlyProcess: false,
        report: (sentence) => heard.push(sentence),
        tasks: {
          hear: (payload) => {
            heard.push(payload);
            begun.resolve();
          },
        },
      });
    const first = start();
    await begun.promise;
    await first.stop();
    const left =
      await sql`select from graphile_worker.jobs where task_identifier = 'hear' and locked_at is null`;
    expect(left).toHaveLength(numbers.length - heard.length);
    const second = start();
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(numbers.length);
    await second.stop();
    expect(heard).toEqual(expect.arrayContaining(numbers));
    expect(await sql`select from graphile_worker.jobs where task_identifier = 'hear'`).toHaveLength(0);
  });

  it('that was stopped is unaffected by a database that ends after it', async () => {
    const reported: string[] = [];
    const queue = startJobs({
      url,
      sql,
      isOnlyProcess: true,
      report: (sentence) => reported.push(sentence),
      tasks: { hear: () => {} },
    });
    await queue.stop();
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name = 'sonde-jobs'`;
    await sql`select 1`;
    expect(reported).toEqual([]);
  });
});
