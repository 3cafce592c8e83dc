import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storefrontOperation } from '../contract/storefront-operations.ts';
import { type Answer, ask, askGraphql } from '../security/ask.ts';
import { tokenSecret } from '../security/served-shop.ts';
import { databaseProcesses } from '../support/database-processes.ts';
import { freePort } from '../support/free-port.ts';
import { type StartedProcess, startMain } from '../support/started-process.ts';

/** In short runs, one kill and one early end, each at the moment that leaves most undone. */
const isFull = process.env['FULL'] === '1';

let dataDir: string;
let url: string;
let shop: StartedProcess;

async function start(): Promise<StartedProcess> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  return startMain({
    NODE_ENV: 'production',
    SANDBOX: 'on',
    LOG_LEVEL: 'silent',
    TOKEN_SECRET: tokenSecret,
    DATA_DIR: dataDir,
    PORT: String(port),
  });
}

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sonde-start-'));
  shop = await start();
});
afterEach(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true });
});

const sendForm = (): Promise<Answer> =>
  askGraphql(url, {
    query: storefrontOperation('LeadFormSubmit'),
    variables: {
      input: {
        form: 'demo',
        languageCode: 'EN',
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@clinic.example',
        phone: '(415) 555-2671',
        organizationName: 'Analytical Clinic',
        jobTitle: 'OWNER',
        specialty: 'CARDIOLOGY',
        country: 'US',
        countryArea: 'California',
        postalCode: '94105',
        comment: 'We would like to see it.',
        howDidYouHear: 'COLLEAGUE',
        emailOptIn: true,
      },
      idempotencyKey: randomUUID(),
    },
  });

const status = () =>
  ask(url, '/readyz').then(
    (answer) => answer.status,
    () => null,
  );

/** Polls without pauses, so that no time passes between readiness and what follows. */
async function ready(): Promise<void> {
  while ((await status()) !== 200) await turn();
}

it('has all its tables once it is ready: forms of that very moment are stored', async () => {
  await ready();
  const answers = await Promise.all(Array.from({ length: 12 }, sendForm));
  expect(answers.map(({ text }) => JSON.parse(text) as unknown)).toMatchObject(
    answers.map(() => ({
      data: { leadFormSubmit: { formErrors: [] } },
    })),
  );
  await shop.settled;
  expect(shop.said).toEqual([`The shop is open: ${url}`]);
});

const kills: readonly (readonly [words: string, sign: () => Promise<void>])[] = [
  [
    'while it makes its tables',
    async () => {
      while (!existsSync(join(dataDir, 'postgres', '18', 'base', '16384'))) await turn();
    },
  ],
  ['once it is ready', ready],
];

it.each(isFull ? kills : kills.slice(0, 1))('survives a database that is killed %s', async (_words, sign) => {
  await sign();
  process.kill(databaseProcesses(dataDir)[0] ?? 0, 'SIGKILL');
  await shop.settled;
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  // The database may answer once more before its end is known.
  await expect.poll(async () => (await sendForm()).status, { timeout: 30_000 }).toBe(200);
  expect(shop.said).toEqual([`The shop is open: ${url}`]);
});

const signs = ['postgres/18.partial', 'shop.pid', 'postgres/18/postmaster.pid'];

it.each(isFull ? signs : signs.slice(0, 1))(
  'ends on request as soon as there is %s, and leaves nothing that blocks the next start',
  async (sign) => {
    while (!existsSync(join(dataDir, sign))) await turn();
    shop.signal('SIGTERM');
    expect(await shop.ended).toBe(0);
    expect(readdirSync(dataDir)).not.toContain('shop.pid');

    shop = await start();
    await shop.settled;
    expect(shop.said).toEqual([`The shop is open: ${url}`]);
  },
);
