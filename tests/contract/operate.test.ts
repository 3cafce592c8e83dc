import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinProcesses } from '../../server/db/running-processes.ts';
import { parseEnvironment } from '../../server/environment/environment.ts';
import { sharedSettingsOf } from '../../server/environment/shared-settings.ts';
import { addJob } from '../../server/jobs/queue.ts';
import { doctorCommands } from '../../server/operator/doctor-commands.ts';
import { operatorCommands } from '../../server/operator/operator-commands.ts';
import { findCommand } from '../../server/operator/operator-command.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

// The command as operators type it, in a process of its own.

const operate = fileURLToPath(new URL('../../server/operate.ts', import.meta.url));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Types a command where nobody can be asked. */
async function type(...words: readonly string[]) {
  const child = spawn(process.execPath, [operate, ...words], {
    env: { PATH: process.env['PATH'], DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}
const banned = () => database.sql`select from banned_mailbox`;

describe('a command', () => {
  it('changes nothing before it is confirmed, and records nothing then', async () => {
    expect(await type('ban', 'add', 'mallory@clinic.example')).toEqual({
      code: 1,
      output: 'Nothing was changed. Confirm with "y" or --yes.\n',
    });
    expect(await banned()).toEqual([]);
    expect(await database.sql`select from operator_entry`).toEqual([]);

    const done = await type(
      'ban',
      'add',
      'mallory@clinic.example',
      '--yes',
      '--json',
      '--reason',
      'Disputes',
    );
    expect([done.code, JSON.parse(done.output)]).toEqual([
      0,
      { email: 'mallory@clinic.example', isChanged: true },
    ]);
    expect(await banned()).toHaveLength(1);
    expect(await database.sql`select command, reason from operator_entry`).toEqual([
      { command: 'ban add', reason: 'Disputes' },
    ]);
  });

  it('that can’t be carried out is refused before anything is asked', async () => {
    expect(await type('maintenance', 'on', '--link', 'javascript:alert(1)')).toEqual({
      code: 1,
      output: 'Give --link as a whole address, such as https://status.example/.\n',
    });
  });

  it('knows each option that its help shows', async () => {
    const words = ['organization', 'set', 'no-such-clinic', '--provisioning', 'INVITATION'];
    expect(await type(...words, '--personal-probe-iq3', 'ada@clinic.example=yes')).toEqual({
      code: 1,
      output: 'No organization has this slug. Find it with "organization show EMAIL" of a member.\n',
    });
  });

  it.each([
    [['ban', 'list', '--color', 'red'], "Unknown option '--color'."],
    [['log', '--limit'], "Option '--limit <value>' argument missing."],
  ])('%j is told what is wrong, and how it is typed', async (words, problem) => {
    const { code, output } = await type(...words);
    expect([code, output.split('\n')[0]]).toEqual([1, problem]);
    expect(output).toContain(`npm run shop -- COMMAND`);
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('explains itself', async () => {
    const { code, output } = await type('refund', '--help');
    expect(code).toBe(0);
    expect(output).toContain('refund NUMBER [--amount AMOUNT] --reason REASON');
    expect(output).toContain('refund due');
    expect(output).not.toContain('ban add');
  });
});

/** A command as typed, whatever the shop has. */
function problemOf(words: readonly string[], options: Readonly<Record<string, string>> = {}) {
  const found = findCommand(operatorCommands, words, options);
  return 'problem' in found ? found.problem : found.command.problemOf?.(found.parameters, found.options);
}

describe('what is typed', () => {
  it.each([
    [['voucher', 'add', 'SPRING'], {}, 'Give either --percent or --amounts.'],
    [['voucher', 'add', 'SPRING'], { percent: '10' }, null],
    [['enterprise-code', 'add', 'a-b'], {}, 'A code has 4 to 32 letters and digits.'],
    [['ban', 'add', 'mallory'], {}, 'Enter an email address.'],
    [['jobs', 'retry', 'all'], {}, 'Enter a job’s number, or "failed".'],
    [['ship', 'x', 'all', '-'], {}, 'Enter an order number.'],
    [['ship', '100', '1', '-'], {}, 'Enter the items as "all" or as SKU=QUANTITY, separated by commas.'],
    [['ship', '100', 'all', '-'], {}, null],
  ])('%j %j: %s', (words, options, problem) => {
    expect(problemOf(words, options)).toBe(problem);
  });
});

describe('commands', () => {
  /** They ask once they know what it is about. */
  const askThemselves = [
    'ship',
    'quote expire',
    'refund returned',
    'refund',
    'mark-paid',
    'organization set',
    'person erase',
  ];
  /** They write a file or a link, and change nothing of the shop. */
  const write = ['learner proof', 'maintenance pass', 'person export', 'backup'];

  it('ask before they change something', () => {
    const silent = operatorCommands.filter(
      ({ isReadOnly, question }) => isReadOnly !== true && question === undefined,
    );
    expect(silent.map(({ name }) => name).toSorted()).toEqual([...askThemselves, ...write].toSorted());
  });

  it('that add a voucher ask with all that it takes off', () => {
    const question = (...words: readonly string[]) => {
      const found = findCommand(
        operatorCommands,
        ['voucher', 'add', 'spring27'],
        Object.fromEntries(words.map((word) => word.split(' ', 2) as [string, string])),
      );
      return 'problem' in found ? null : found.command.question?.(found.parameters, found.options);
    };
    expect(question('percent 7.5', 'countries DE,AT', 'limit 100')).toBe(
      'Add the voucher SPRING27: 7.5% off, in DE, AT, for 100 orders at most?',
    );
    expect(question('amounts EUR=50,USD=55.50', 'minimums EUR=500')).toBe(
      'Add the voucher SPRING27: 50.00 EUR, 55.50 USD off, from 500.00 EUR?',
    );
    expect(question('percent much')).toBe('Add the voucher spring27?');
  });

  it.each([
    ['fulfil', ['1042', 'all', '-'], 'ship'],
    ['maintenance allow', [], 'maintenance pass'],
  ])('have the other name %s', (name, parameters, meant) => {
    const found = findCommand(operatorCommands, [...name.split(' '), ...parameters]);
    expect(found).toMatchObject({ command: { name: meant }, parameters });
  });
});

describe('the examination of a shop', () => {
  const settingsOf = (secret: string) => {
    const parsed = parseEnvironment({});
    if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
    return sharedSettingsOf(parsed.environment, secret);
  };
  const ours = settingsOf('the secret of all processes of a shop');
  const examine = async (sharedSettings = ours) => {
    const services = { sql: database.sql, sharedSettings, now: () => new Date() };
    const { isDone, json } = (await doctorCommands[0]?.run(services, [])) ?? {};
    const findings = json as readonly { readonly check: string; readonly state: string; message: string }[];
    const found = findings.map(({ check, state, message }) => [check, { state, message }] as const);
    return { isDone, ...Object.fromEntries(found) };
  };

  it('finds nothing to mend in a shop that runs', async () => {
    const process = await joinProcesses(database.sql, { version: '1.0.0', settings: ours }, () => {});
    expect(await examine()).toMatchObject({
      isDone: true,
      database: { state: 'ok' },
      migrations: { state: 'ok' },
      processes: { state: 'ok', message: '1 on this database: 1.0.0.' },
      settings: { state: 'ok' },
      shop: { message: 'Open.' },
      jobs: { state: 'ok' },
      backup: { state: 'notice' },
    });
    await process.leave();
  });

  it('names another secret, another version and a migration that waits', async () => {
    const process = await joinProcesses(database.sql, { version: '1.0.0', settings: ours }, () => {});
    const newer = await joinProcesses(database.sql, { version: '1.1.0', settings: ours }, () => {});
    await database.sql`delete from schema_migration where name = '207-running-processes'`;
    expect(await examine(settingsOf('another secret that was put in its place'))).toMatchObject({
      isDone: false,
      migrations: { state: 'problem', message: expect.stringContaining('207-running-processes') },
      processes: { state: 'notice', message: expect.stringContaining('1.0.0 and 1.1.0') },
      settings: { state: 'problem', message: expect.stringContaining('another TOKEN_SECRET') },
    });
    await process.leave();
    await newer.leave();
  });

  it('names jobs that failed, and one that nobody takes', async () => {
    await addJob(database.sql, 'never-known', {}, { maxAttempts: 1 });
    await database.sql`update graphile_worker._private_jobs set attempts = 1`;
    expect(await examine()).toMatchObject({
      isDone: false,
      jobs: { state: 'problem', message: expect.stringContaining('1 failed') },
    });
    await addJob(database.sql, 'never-taken', {}, { runAt: new Date(Date.now() - 10 * 60_000) });
    expect(await examine()).toMatchObject({
      jobs: { state: 'problem', message: expect.stringContaining('due for 10 minutes') },
    });
  });
});
