import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRateLimits, rateLimits } from '../../server/kernel/rate-limits/rate-limits.ts';
import { shareUses } from '../../server/share-uses.ts';
import { openDatabaseProxy } from '../support/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { connect, type Sql } from '../../server/db/connect.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const { burst } = rateLimits.voucher.client;

/** The limits of a process, at a standstill of time: nothing becomes available again. */
function openProcess(sql: Sql = database.sql, mostKeys = 20_000) {
  const reported: string[] = [];
  const uses = shareUses({
    sql,
    secret: 'the secret of all processes of a shop',
    report: (sentence) => reported.push(sentence),
    pause: 1,
    mostKeys,
  });
  const limits = createRateLimits(() => 0, 1, uses);
  const of = (address: string) => ({ address, checkout: null });
  return {
    reported,
    flush: uses.flush,
    waitFor: (address: string) => limits.waitFor('voucher', of(address)),
    giveBack: (address: string) => limits.giveBack('voucher', of(address)),
    count(address: string, times = 1) {
      for (let time = 0; time < times; time += 1) limits.count('voucher', of(address));
    },
  };
}

describe('processes of a shop', () => {
  it('count together', async () => {
    const [first, second] = [openProcess(), openProcess()];
    first.count('198.51.100.1', burst - 3);
    await first.flush();
    second.count('198.51.100.1');
    expect(second.waitFor('198.51.100.1')).toBe(0);
    await second.flush();
    second.count('198.51.100.1', 2);
    expect(second.waitFor('198.51.100.1')).toBeGreaterThan(0);
    await second.flush();

    // The first learns of it with its own next use, and no other client is refused.
    expect(first.waitFor('198.51.100.1')).toBe(0);
    first.count('198.51.100.1');
    await expect.poll(() => first.waitFor('198.51.100.1')).toBeGreaterThan(0);
    second.count('198.51.100.2');
    await second.flush();
    expect(second.waitFor('198.51.100.2')).toBe(0);
  });

  it('count what is done at once in many of them no more than once', async () => {
    const all = Array.from({ length: 4 }, () => openProcess());
    const each = Math.floor((burst - 1) / all.length);
    for (const one of all) one.count('198.51.100.3', each);
    await Promise.all(all.map((one) => one.flush()));
    expect(all.map((one) => one.waitFor('198.51.100.3'))).toEqual(all.map(() => 0));
    const [row] = await database.sql<[{ points: number }]>`
      select max(points) as points from rate_limit_use where key like 'voucher-client:%' and points < ${burst}`;
    expect(row.points).toBe(each * all.length);
  });

  it('know what one that has ended counted', async () => {
    const ended = openProcess();
    ended.count('198.51.100.4', burst);
    await ended.flush();
    const started = openProcess();
    started.count('198.51.100.4');
    await started.flush();
    expect(started.waitFor('198.51.100.4')).toBeGreaterThan(0);
  });

  it('share what is given back', async () => {
    const [first, second] = [openProcess(), openProcess()];
    first.count('198.51.100.5', burst - 1);
    await first.flush();
    for (let time = 1; time < burst; time += 1) first.giveBack('198.51.100.5');
    await first.flush();
    second.count('198.51.100.5', burst - 1);
    await second.flush();
    expect(second.waitFor('198.51.100.5')).toBe(0);
  });

  it('tell all that they counted in one statement', async () => {
    const statements: string[] = [];
    const sql = connect(database.url, { poolSize: 1, onStatement: (text) => statements.push(text) });
    const process = openProcess(sql);
    for (const last of [10, 11, 12]) process.count(`198.51.100.${last}`);
    await process.flush();
    expect(statements.filter((text) => text.includes('rate_limit_use'))).toHaveLength(1);
    await sql.end();
  });

  it('never count their own uses as those of others, however many clients there are', async () => {
    const process = openProcess(database.sql, 4);
    process.count('192.0.2.20', burst - 2);
    await process.flush();
    for (const network of [21, 22, 23, 24]) process.count(`203.0.${network}.1`);
    await process.flush();
    process.count('192.0.2.20');
    await process.flush();
    expect(process.waitFor('192.0.2.20')).toBe(0);
  });

  it('report a failure once, whatever they had to tell', async () => {
    const process = openProcess(database.sql);
    await database.sql`alter table rate_limit_use rename to rate_limit_use_gone`;
    for (const last of [30, 31, 32]) process.count(`198.51.100.${last}`);
    await process.flush();
    await database.sql`alter table rate_limit_use_gone rename to rate_limit_use`;
    expect(process.reported).toHaveLength(1);
  });

  it('store no address', async () => {
    const rows = await database.sql<{ key: string }[]>`select key from rate_limit_use`;
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^voucher-(?:client|network):[\w-]{43}$/);
  });

  it('count for themselves while the database is unavailable', async () => {
    const proxy = await openDatabaseProxy(database.url);
    const sql = connect(proxy.url, { poolSize: 1 });
    const process = openProcess(sql);
    await proxy.begin('is gone');
    process.count('198.51.100.6', burst);
    await process.flush();
    expect(process.waitFor('198.51.100.6')).toBeGreaterThan(0);
    expect(process.reported).toEqual([]);
    await sql.end({ timeout: 0 });
    await proxy.end();
    await proxy.close();
  });
});
