import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_NAME } from '../../server/db/embedded-postgres.ts';
import { DATABASE_USER } from '../../server/db/run-postgres.ts';
import { freePort } from '../support/free-port.ts';
import { startProcess } from './processes.ts';
import type { RunningProcess, Variables } from './processes.ts';
import { serverProcess, serverVariables } from '../../tools/server-process.mjs';

/** The shop as started by `npm start`, with a database of its own. */
export interface Shop {
  readonly url: string;
  /** The server, and the further processes that share its work. */
  readonly serverPids: readonly number[];
  readonly database: { readonly pid: number; readonly url: string };
  /** The URL to which browsers submit card data. */
  readonly cardApi: string;
  /** Waits until all events of the provider were handled; null if the shop simulates the provider itself. */
  readonly eventsDelivered: (() => Promise<void>) | null;
  stop(): Promise<void>;
}

export interface ShopOptions {
  readonly dataDir: string;
  readonly variables?: Variables;
  readonly profileFolder?: string | null;
}

/** Of processes that share a database, so that each accepts what another one signed. */
const TOKEN_SECRET = 'a secret of every process of the measured shop';

/** PostgreSQL writes its process ID, folder, start time, port and socket folder into this file, one per line. */
export function runningDatabase(dataDir: string): Shop['database'] {
  const [pid = '', , , , sockets = ''] = readFileSync(
    join(dataDir, 'postgres', '18', 'postmaster.pid'),
    'utf8',
  ).split('\n');
  const url = `postgres://${DATABASE_USER}@${encodeURIComponent(sockets.trim())}:5432/${DATABASE_NAME}`;
  return { pid: Number(pid), url };
}

async function startServer(port: number, { dataDir, variables = {}, profileFolder = null }: ShopOptions) {
  const profiled = profileFolder === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`];
  return startProcess({
    command: process.execPath,
    parameters: [...profiled, ...serverProcess],
    variables: {
      ...serverVariables,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '10000',
      TOKEN_SECRET,
      ...variables,
    },
    readyLine: 'The shop is open',
  });
}

const CARD_API_PATH = '/sandbox/card';

/** The shop with everything in one process, including the stand-in of the card provider. */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const port = await freePort();
  const server = await startServer(port, options);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    serverPids: [server.pid],
    database: runningDatabase(options.dataDir),
    cardApi: `${url}${CARD_API_PATH}`,
    eventsDelivered: null,
    stop: server.stop,
  };
}

const account = {
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
  STRIPE_WEBHOOK_SECRET: 'whsec_bench',
} as const;

async function deliverAll(cardApi: string): Promise<void> {
  const headers = { Authorization: `Bearer ${account.STRIPE_SECRET_KEY}` };
  for (;;) {
    const answer = await fetch(`${cardApi}/control`, { headers });
    const { undelivered } = (await answer.json()) as { readonly undelivered: readonly string[] };
    if (undelivered.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The card provider in a process of its own, which delivers its events to the shop at a URL. */
export async function startCardProvider(
  shopUrl: string,
): Promise<Pick<Shop, 'cardApi'> & Pick<RunningProcess, 'stop'>> {
  const port = await freePort();
  const { stop } = await startProcess({
    command: process.execPath,
    parameters: ['tests/bench/card-provider.ts'],
    variables: { PORT: String(port), WEBHOOK_URL: `${shopUrl}/webhooks/card`, ...account },
    readyLine: 'ready',
  });
  return { cardApi: `http://127.0.0.1:${port}${CARD_API_PATH}`, stop };
}

/** The shop with an external card provider, as in production: the provider's work isn't the shop's cost. */
export async function startShopWithProvider(options: ShopOptions): Promise<Shop> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { cardApi, stop } = await startCardProvider(url);
  const server = await startServer(port, {
    ...options,
    variables: { ...options.variables, ...account, STRIPE_API_BASE: cardApi },
  });
  return {
    url,
    serverPids: [server.pid],
    database: runningDatabase(options.dataDir),
    cardApi,
    eventsDelivered: () => deliverAll(cardApi),
    async stop() {
      await stop();
      await server.stop();
    },
  };
}

/** A process of a shop on a database that it shares with others. */
export interface Companion {
  readonly url: string;
  readonly pid: number;
  /** Ends it as a rolling restart does: it completes what it has begun. */
  stop(): Promise<void>;
}

/** Starts a process on a database that it shares, with an external card provider. */
export async function startCompanion(
  { database, cardApi }: Pick<Shop, 'database' | 'cardApi'>,
  { dataDir, port }: { readonly dataDir: string; readonly port: number },
): Promise<Companion> {
  const variables = { ...account, STRIPE_API_BASE: cardApi, DATABASE_URL: database.url };
  const { pid, stop } = await startServer(port, { dataDir, variables });
  return { url: `http://127.0.0.1:${port}`, pid, stop };
}

/** Runs the work with a running shop and shuts it down afterwards, after the pending events. */
export async function withShop<Answer>(
  starting: Promise<Shop>,
  work: (shop: Shop) => Promise<Answer>,
): Promise<Answer> {
  const shop = await starting;
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}
