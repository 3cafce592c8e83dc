import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import { runningDatabaseUrl } from '../../server/db/embedded-postgres.ts';
import { processBirth } from '../../server/db/shop-lock.ts';

const holder = fileURLToPath(new URL('../support/run-database.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'sonde-embedded-'));
const running = new Set<ChildProcess>();

interface Shop {
  readonly process: ChildProcess;
  /** The shop's next line of output. */
  hear(): Promise<string>;
}

function start(folder = dataDir): Shop {
  const child = spawn(process.execPath, [holder, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    process: child,
    async hear() {
      const { value, done } = await lines.next();
      return done === true ? 'ended' : value;
    },
  };
}

async function end({ process: child }: Shop, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

function socketFolderOf(ready: string): string {
  return decodeURIComponent(new URL(ready.split(' ')[2] ?? '').hostname);
}

const cluster = join(dataDir, 'postgres', '18');
function databasePid(): number {
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

afterEach(async () => {
  await Promise.all([...running].map((child) => end({ process: child, hear: async () => '' }, 'SIGKILL')));
});
afterAll(async () => {
  await until(() => !existsSync(join(cluster, 'postmaster.pid')) || processBirth(databasePid()) === null);
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the shop’s own database', () => {
  it('is created on first start, kept for the next, and leaves no processes or files behind', async () => {
    const first = start();
    const ready = await first.hear();
    expect(ready).toMatch(/^ready 1 postgres:\/\/sonde@%2F/);
    const pid = databasePid();
    const sockets = socketFolderOf(ready);
    expect(readdirSync(sockets)).toContain('.s.PGSQL.5432');
    await end(first, 'SIGTERM');
    expect(processBirth(pid)).toBeNull();
    expect(existsSync(sockets)).toBe(false);
    expect(existsSync(join(dataDir, 'shop.pid'))).toBe(false);

    const second = start();
    expect(await second.hear()).toMatch(/^ready 2 /);
    await end(second, 'SIGTERM');
  });

  it('waits for the disk before it confirms a change', async () => {
    const shop = start();
    const sql = connect((await shop.hear()).split(' ')[2] ?? '', { poolSize: 1 });
    const [row] = await sql`
      select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
        current_setting('synchronous_commit') as commit`;
    expect(row).toEqual({ fsync: 'on', pages: 'on', commit: 'on' });
    await sql.end();
    await end(shop, 'SIGTERM');
  });

  it('refuses a second shop, which changes nothing', async () => {
    const first = start();
    const ready = await first.hear();
    const second = start();
    expect(await second.hear()).toBe(
      `refused Another shop (process ${first.process.pid}) is running on ${dataDir}. Nothing was changed. ` +
        'Stop it first, or give this one a folder of its own with DATA_DIR.',
    );
    const sql = connect(ready.split(' ')[2] ?? '', { poolSize: 1 });
    expect(await sql`select 1 as one`).toMatchObject([{ one: 1 }]);
    await sql.end();
    await end(first, 'SIGTERM');
  });

  it('is found by operators while its shop runs, and not afterwards', async () => {
    expect(runningDatabaseUrl(dataDir)).toBeNull();
    const shop = start();
    const ready = await shop.hear();
    expect(runningDatabaseUrl(dataDir)).toBe(ready.split(' ')[2]);
    await end(shop, 'SIGTERM');
    expect(runningDatabaseUrl(dataDir)).toBeNull();
  });

  it.each(['/proc/1/folder', '/proc/folder/in/it', '/dev/null/folder'])(
    'fails in %s, where no folder can be created',
    async (folder) => {
      const said = await start(folder).hear();
      expect(said).toMatch(/^refused The shop cannot write to its folder DATA_DIR \(E[A-Z]+: .*\)\.$/);
      expect(said).toContain(folder.split('/').slice(0, 3).join('/'));
    },
  );

  it('ends with a killed shop, and the next shop finds everything', async () => {
    const killed = start();
    const before = Number((await killed.hear()).split(' ')[1]);
    const pid = databasePid();
    await end(killed, 'SIGKILL');
    const next = start();
    expect(await next.hear()).toMatch(new RegExp(`^ready ${before + 1} `));
    expect(processBirth(pid)).toBeNull();
    await end(next, 'SIGTERM');
  });

  it('restarts if it dies while the shop runs', async () => {
    const shop = start();
    const url = (await shop.hear()).split(' ')[2] ?? '';
    process.kill(databasePid(), 'SIGKILL');
    expect(await shop.hear()).toBe('report The database stopped unexpectedly. Restarting it.');
    expect(await shop.hear()).toBe('report The database is back.');
    const sql = connect(url, { poolSize: 1 });
    expect(await sql`select count(*)::integer > 0 as kept from visit`).toMatchObject([{ kept: true }]);
    await sql.end();
    await end(shop, 'SIGTERM');
  });

  it.each([
    ['of a process that is gone', '999999999\nlong ago\n'],
    ['of a number that belongs to another process now', `${process.pid}\nanother time\n`],
    ['that was cut off', ''],
  ])('takes over a claim %s', async (_words, claim) => {
    writeFileSync(join(dataDir, 'shop.pid'), claim);
    const shop = start();
    expect(await shop.hear()).toMatch(/^ready /);
    await end(shop, 'SIGTERM');
  });

  it('starts despite a pid file whose process id belongs to another process now', async () => {
    writeFileSync(
      join(cluster, 'postmaster.pid'),
      `${process.pid}\n${cluster}\n1\n5432\n/tmp\n\n  0 0\nready   \n`,
    );
    const shop = start();
    expect(await shop.hear()).toMatch(/^ready /);
    await end(shop, 'SIGTERM');
  });

  it('removes the socket folder of a shop that ended with its machine', async () => {
    const first = start();
    const sockets = socketFolderOf(await first.hear());
    const pid = databasePid();
    const script = Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
    process.kill(script, 'SIGKILL');
    await end(first, 'SIGKILL');
    process.kill(pid, 'SIGKILL');
    expect(existsSync(sockets)).toBe(true);

    const second = start();
    expect(await second.hear()).toMatch(/^ready /);
    expect(existsSync(sockets)).toBe(false);
    await end(second, 'SIGTERM');
  });

  it('is created again after an interrupted first start', async () => {
    rmSync(cluster, { recursive: true });
    writeFileSync(join(dataDir, 'postgres', '18.partial'), 'half made');
    const shop = start();
    expect(await shop.hear()).toMatch(/^ready 1 /);
    expect(readdirSync(join(dataDir, 'postgres')).sort()).toEqual(['18', 'lock', 'log', 'socket-folders']);
    await end(shop, 'SIGTERM');
  });
});

describe('a first start that is killed', () => {
  it.each([
    ['when it has claimed its folder', 'shop.pid'],
    ['when it begins to make the database', 'postgres/18.partial'],
    ['while it makes the database', 'postgres/18.partial/base/1'],
    ['when the database has come to its place', 'postgres/18'],
    ['when the database begins', 'postgres/18/postmaster.pid'],
  ])('does not spoil the next one: %s', async (_words, sign) => {
    const folder = mkdtempSync(join(tmpdir(), 'sonde-first-start-'));
    const first = start(folder);
    await until(() => existsSync(join(folder, sign)));
    await end(first, 'SIGKILL');

    const second = start(folder);
    expect(await second.hear()).toMatch(/^ready [12] /);
    expect(readdirSync(join(folder, 'postgres')).sort()).toEqual(['18', 'lock', 'log', 'socket-folders']);
    await end(second, 'SIGTERM');
    rmSync(folder, { recursive: true });
  });
});
