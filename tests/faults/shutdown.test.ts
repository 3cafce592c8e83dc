import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type CheckoutFields,
  type Completed,
  createCheckoutClient,
  fillCheckout,
  placement,
} from '../contract/checkout-client.ts';
import { ask, askGraphql } from '../security/ask.ts';
import { tokenSecret } from '../security/served-shop.ts';
import { signalDatabase } from '../support/database-processes.ts';
import { absences, openDatabaseProxy } from '../support/database-proxy.ts';
import { freePort } from '../support/free-port.ts';
import { type StartedProcess, startMain } from '../support/started-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { within } from '../support/within.ts';

const usual = {
  NODE_ENV: 'production',
  SANDBOX: 'on',
  LOG_LEVEL: 'silent',
  TOKEN_SECRET: tokenSecret,
};

/** In milliseconds: eight seconds for requests, five for jobs and the database, and the rest for a busy machine. */
const longestEnd = 25_000;

describe('a shop with requests in flight', () => {
  let database: TestDatabase;
  let shop: StartedProcess;
  let url: string;

  beforeEach(async () => {
    database = await createTestDatabase();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    shop = startMain({ ...usual, DATABASE_URL: database.url, PORT: String(port) });
    await shop.settled;
  });
  afterEach(async () => {
    await shop.stop();
    await database.close();
  });

  /** Statements waiting for a lock that a test holds. */
  const waiting = () => database.sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const refusal = () =>
    ask(url, '/healthz').then(
      () => null,
      (error: NodeJS.ErrnoException) => error.code,
    );

  it('stops accepting requests on SIGTERM, and finishes orders and pages', async () => {
    const client = createCheckoutClient((request) => fetch(request), url);
    const checkouts: CheckoutFields[] = [];
    for (let count = 0; count < 20; count += 1)
      checkouts.push(
        await fillCheckout(client, { card: 'pm_card_visa', email: `${randomUUID()}@a.example` }),
      );

    // Until this ends, no order or page can read what it needs.
    const released = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const held = database.sql.begin(async (transaction) => {
      await transaction`lock table catalogue_revision in access exclusive mode`;
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const ownConnections = createCheckoutClient(async (request) => {
      const { status, text } = await askGraphql(url, await request.text());
      return new Response(text, { status });
    });
    const orders = Promise.all(
      checkouts.map((checkout) =>
        ownConnections.change<Completed>('CheckoutComplete', placement(checkout, randomUUID())),
      ),
    );
    const pages = Promise.all(Array.from({ length: 6 }, () => ask(url, '/us/en/product/iq3/')));
    // Connections are accepted in order, so the earlier ones have arrived.
    for (let count = 0; count < 3; count += 1) await ask(url, '/healthz');
    await expect.poll(waiting).not.toHaveLength(0);

    shop.signal('SIGTERM');
    await expect.poll(refusal).toBe('ECONNREFUSED');
    released.resolve();
    await held;

    const placed = await orders;
    expect(placed.map(({ order, checkoutErrors }) => [order === null, checkoutErrors])).toEqual(
      placed.map(() => [false, []]),
    );
    expect(new Set((await pages).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await within(longestEnd, shop.ended)).toBe(0);
    expect(await database.sql`select from orders where payment_status = 'PAID'`).toHaveLength(20);
  });
});

describe('a shop whose database hangs', () => {
  it('ends on SIGTERM, with requests in flight', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sonde-shutdown-'));
    const port = await freePort();
    const shop = startMain({ ...usual, DATA_DIR: dataDir, PORT: String(port) });
    await shop.settled;
    signalDatabase(dataDir, 'SIGSTOP');
    try {
      const page = ask(`http://127.0.0.1:${port}`, '/us/en/');
      await ask(`http://127.0.0.1:${port}`, '/healthz');
      shop.signal('SIGTERM');
      expect((await page).status).toBe(503);
      expect(await within(longestEnd, shop.ended)).toBe(0);
    } finally {
      signalDatabase(dataDir, 'SIGCONT');
    }
    // The folder can be used again.
    const next = startMain({ ...usual, DATA_DIR: dataDir, PORT: String(port) });
    await next.settled;
    expect(next.said).toEqual([`The shop is open: http://127.0.0.1:${port}`]);
    await next.stop();
    rmSync(dataDir, { recursive: true });
  });
});

describe('a shop whose database is elsewhere', () => {
  it.each(absences)('ends on SIGTERM while it %s, with a request in flight', async (absence) => {
    const database = await createTestDatabase();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const proxy = await openDatabaseProxy(database.url);
    const shop = startMain({ ...usual, DATABASE_URL: proxy.url, PORT: String(port) });
    await shop.settled;
    await proxy.begin(absence);
    const page = ask(url, '/us/en/');
    await ask(url, '/healthz');
    shop.signal('SIGTERM');
    expect((await page).status).toBe(503);
    expect(await within(longestEnd, shop.ended)).toBe(0);
    await proxy.close();
    await database.close();
  });
});
