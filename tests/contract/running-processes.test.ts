import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parseEnvironment } from '../../server/environment/environment.ts';
import { sharedSettingsOf } from '../../server/environment/shared-settings.ts';
import {
  isAnotherVersionRunning,
  type JoinedProcess,
  joinProcesses,
} from '../../server/db/running-processes.ts';
import { openShop } from '../../server/open-shop.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const secret = 'the secret of all processes of a shop';

let database: TestDatabase;
const joined: JoinedProcess[] = [];
const told: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const one of joined.splice(0)) await one.leave();
  told.length = 0;
});
afterAll(() => database.close());

function settingsOf(variables: Record<string, string> = {}, tokenSecret = secret) {
  const parsed = parseEnvironment(variables);
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return sharedSettingsOf(parsed.environment, tokenSecret);
}
async function join(settings = settingsOf(), limits?: Parameters<typeof joinProcesses>[3]): Promise<void> {
  const process = { version: '1.0.0', settings };
  joined.push(await joinProcesses(database.sql, process, (sentence) => told.push(sentence), limits));
}
const running = () => database.sql`select from running_process`;

describe('a process that starts on the database of others', () => {
  it('joins those with the same settings', async () => {
    await join();
    await join(settingsOf({ SELLER_NAME: 'Another Name Ltd', PORT: '4000', LOG_LEVEL: 'silent' }));
    expect(await running()).toHaveLength(2);
  });

  it.each<[variable: string, settings: ReturnType<typeof settingsOf>]>([
    ['TOKEN_SECRET', settingsOf({}, `${secret} that was replaced`)],
    ['SELLER_COUNTRY', settingsOf({ SELLER_COUNTRY: 'DE' })],
    ['CLOUD_URL', settingsOf({ CLOUD_URL: 'https://accounts.example' })],
  ])('is refused with another %s, by a message that names it and no secret', async (variable, settings) => {
    await join();
    const refused = await join(settings).catch((error: unknown) => String(error));
    expect(refused).toContain(`with another ${variable}. `);
    expect(refused).not.toContain(secret);
    expect(await running()).toHaveLength(1);
  });

  it('may have another one once the others have ended', async () => {
    await join();
    await joined.pop()?.leave();
    await join(settingsOf({}, `${secret} that was replaced`));
    expect(await running()).toHaveLength(1);
  });

  it('may have another one once the others have been silent for long', async () => {
    await join();
    await database.sql`update running_process set seen_at = now() - interval '16 seconds'`;
    await join(settingsOf({}, `${secret} that was replaced`));
    expect(await running()).toHaveLength(1);
  });
});

it('a process knows whether another version runs beside it', async () => {
  await join();
  expect(await isAnotherVersionRunning(database.sql, '1.0.0')).toBe(false);
  expect(await isAnotherVersionRunning(database.sql, '1.0.1')).toBe(true);
  await database.sql`update running_process set seen_at = now() - interval '16 seconds'`;
  expect(await isAnotherVersionRunning(database.sql, '1.0.1')).toBe(false);
});

it('a process gives signs of life, also after another took it for dead', async () => {
  await join(settingsOf(), { interval: 10, longestSilence: 15_000 });
  await database.sql`delete from running_process`;
  await expect.poll(running).toHaveLength(1);
});

it('a process that returns from a long silence is told of others with other settings', async () => {
  // Every sign of this process comes after a silence.
  await join(settingsOf(), { interval: 40, longestSilence: 20 });
  await database.sql`
    insert into running_process (id, version, settings, seen_at)
    values (gen_random_uuid(), 'another', ${database.sql.json(settingsOf({ SELLER_COUNTRY: 'DE' }))}, now() + interval '1 hour')`;
  await expect.poll(() => told[0]).toContain('with another SELLER_COUNTRY. ');
  await database.sql`delete from running_process where version = 'another'`;
});

it('a process that ends while it gives a sign of life is gone', async () => {
  const gate = Promise.withResolvers<void>();
  const signs: Promise<unknown>[] = [];
  const slow = new Proxy(database.sql, {
    apply(target, itself, given: [TemplateStringsArray]) {
      const ask = async (): Promise<unknown> => Reflect.apply(target, itself, given);
      if (!given[0][0]?.includes('insert into running_process')) return ask();
      const sign = signs.length === 0 ? ask() : gate.promise.then(ask);
      signs.push(sign);
      return sign;
    },
  });
  const ending = await joinProcesses(slow, { version: '1.0.0', settings: settingsOf() }, () => undefined, {
    interval: 10,
    longestSilence: 15_000,
  });
  await expect.poll(() => signs.length).toBeGreaterThan(1);
  const left = ending.leave();
  // A process that doesn't wait for its sign has left by now.
  await running();
  await running();
  gate.resolve();
  await Promise.all([left, ...signs]);
  expect(await running()).toEqual([]);
});

it('a process that fails to open leaves the others at once', async () => {
  const parsed = parseEnvironment({ DATABASE_URL: database.url, TOKEN_SECRET: secret });
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  await database.sql`alter table running_seller rename to running_seller_gone`;
  const opened = openShop({
    environment: parsed.environment,
    log: pino({ level: 'silent' }),
    ownAddress: 'http://shop.test',
    publicUrl: 'http://shop.test',
    reportError: () => '',
    geolocate: () => null,
    crashPoint: () => {},
    meter: null,
    tracing: null,
  });
  await expect(opened).rejects.toThrow('running_seller');
  await database.sql`alter table running_seller_gone rename to running_seller`;
  expect(await running()).toEqual([]);
});

it('the secret is stored as a digest', async () => {
  await join();
  const [row] = await database.sql<[{ settings: string }]>`select settings::text from running_process`;
  expect(row.settings).not.toContain(secret);
});
