import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSchema, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previousRelease, unpackRelease } from '../../tools/packed-release.ts';
import { withObservedFields } from '../contract/observed-operations.ts';
import { type Operations, readOperations, textOf } from '../contract/storefront-operations.ts';
import { ask } from '../security/ask.ts';
import { createEmptyDatabase } from '../support/empty-database.ts';
import { freePort } from '../support/free-port.ts';
import { entry, type StartedProcess, startScript } from '../support/started-process.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { type Balancer, openBalancer } from './balancer.ts';
import { type BuyingCrowd, createBuyingCrowd } from './buying-crowd.ts';
import { createChance } from './random.ts';
import type { OpenStore } from './retrying-buyer.ts';
import { tokenSecret } from './running-store.ts';

// An upgrade: the previous release sells, this one migrates its database, both serve, and the previous one ends.
// Buyers have pages of both.

const isFull = process.env['FULL'] === '1';
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
/** With pages of each release. */
const buyers = 4;

const releases = ['previous', 'present'] as const;
type Release = (typeof releases)[number];

let database: TestDatabase;
let folder: string;
let scripts: Readonly<Record<Release, string>>;
let ports: Readonly<Record<Release, number>>;
let balancer: Balancer;
let crowd: BuyingCrowd;
let previousOperations: Operations;
const shops = new Map<Release, StartedProcess>();

async function start(release: Release): Promise<void> {
  const shop = startScript(scripts[release], {
    NODE_ENV: 'production',
    SANDBOX: 'on',
    LOG_LEVEL: 'error',
    TOKEN_SECRET: tokenSecret,
    TRUSTED_PROXY: '127.0.0.1',
    DATABASE_URL: database.url,
    PORT: String(ports[release]),
    PUBLIC_URL: balancer.url,
  });
  shops.set(release, shop);
  await shop.settled;
  expect(shop.said.at(-1)).toBe(`The shop is open: ${balancer.url}`);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sonde-release-'));
  unpackRelease(previousRelease, folder);
  previousOperations = readOperations(new URL(`${pathToFileURL(folder).href}/src/graphql/operations/`));
  database = await createEmptyDatabase();
  scripts = { previous: join(folder, 'build/shop/main.js'), present: entry };
  ports = { previous: await freePort(), present: await freePort() };
  balancer = await openBalancer(Object.values(ports));
  crowd = createBuyingCrowd({
    url: balancer.url,
    chance: createChance(seed),
    some: isFull ? 24 : 4,
    look: (work) => work(database.sql),
  });
  await start('previous');
  await balancer.onlyReady([ports.previous]);
}, 180_000);
afterAll(async () => {
  for (const shop of shops.values()) await shop.stop();
  await balancer.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

/** What a process logged as an error, and whether one was asked what it doesn't understand. */
const failures = () => [
  ...[...shops.values()].flatMap(({ said }) => said.filter((line) => line.startsWith('{'))),
  ...[400].filter((status) => balancer.statuses.has(status)),
];

/** Buyers with pages of a release, whose requests reach any process; they end with the first failure. */
function buyersOf(release: Release): readonly OpenStore[] {
  const previous = (name: string) => withObservedFields(textOf(previousOperations, name));
  const store = { url: balancer.url, up: async () => expect(failures()).toEqual([]) };
  return Array.from({ length: buyers }, () =>
    release === 'previous' ? { ...store, documentOf: previous } : store,
  );
}
const everyone = () => releases.flatMap(buyersOf);

const failedJobs = () =>
  database.sql`select task_identifier, last_error from graphile_worker.jobs where last_error is not null`;

/** What a page of a release loads at first. */
async function filesOf(release: Release): Promise<readonly string[]> {
  const { text } = await ask(`http://127.0.0.1:${ports[release]}`, '/us/en/cart/');
  return [...new Set(text.match(/\/assets\/[\w./-]+\.(?:js|css)/g))];
}

const atAnyProcess = (path: string) => ask(balancer.url, path);

describe(`the previous release and this one (seed ${seed})`, () => {
  it('sell while this one migrates the database, and then together: buyers get what they order, and pay once', async () => {
    await crowd.whileBuying(buyersOf('previous'), async () => {
      await start('present');
      await balancer.onlyReady(Object.values(ports));
    });
    await crowd.whileBuying(everyone(), (more) => more());
    expect(await crowd.whatIsWrong()).toEqual([]);
    expect(await failedJobs()).toEqual([]);
    expect(failures()).toEqual([]);
    expect(new Set(balancer.answered.keys())).toEqual(new Set(Object.values(ports)));
  }, 180_000);

  it.each(releases)('serve the scripts and styles of pages of the %s one at any process', async (release) => {
    const files = await filesOf(release);
    expect(files.length).toBeGreaterThan(2);
    for (let turn = 0; turn < releases.length; turn += 1) {
      const answers = await Promise.all(files.map(atAnyProcess));
      expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
    }
  });

  it('understand whatever pages of the previous one ask this one', () => {
    const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
    const refused = Object.entries(previousOperations).flatMap(([name, document]) =>
      validate(schema, document).map(({ message }) => `${name}: ${message}`),
    );
    expect(refused).toEqual([]);
  });

  it('hand over: the previous one ends, and buyers with its pages continue', async () => {
    await crowd.whileBuying(everyone(), async () => {
      shops.get('previous')?.signal('SIGTERM');
      expect(await shops.get('previous')?.ended).toBe(0);
      await balancer.onlyReady([ports.present]);
    });
    expect(await crowd.whatIsWrong()).toEqual([]);
    expect(await failedJobs()).toEqual([]);
    expect(failures()).toEqual([]);
  }, 180_000);
});
