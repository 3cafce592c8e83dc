import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../server/db/connect.ts';
import { addJob, deleteDeadJobs, startJobs } from '../../server/jobs/queue.ts';
import { createTestDatabase } from '../support/test-database.ts';

const database = await createTestDatabase();
const { sql, url } = database;
afterAll(() => database.close());

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
