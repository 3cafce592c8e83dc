import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { type Sql, connect } from '../../server/db/connect.ts';
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres.ts';
import { installJobQueue } from '../../server/jobs/queue.ts';
import { migrate } from '../../server/db/migrate.ts';
import { seedCatalogue } from '../../server/seed/seed-catalogue.ts';
import { catalogueFolder } from '../../server/seed/folders.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseServer: string;
  }
}

/** Enough for a test file that runs two shops. */
const CONNECTIONS_OF_A_WORKER = 40;

/** Where test databases are created: the test run's own PostgreSQL, or an existing one (TEST_DATABASE_URL). */
interface DatabaseHost {
  readonly url: string;
  stop(): Promise<void>;
}

interface TestDatabases {
  create(): Promise<string>;
  drop(name: string): Promise<void>;
  stop(): Promise<void>;
}

async function startHost(): Promise<DatabaseHost> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    return { url: given, stop: async () => {} };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'sonde-test-'));
  const database = await startEmbeddedPostgres({
    dataDir,
    report: (sentence) => process.stderr.write(`${sentence}\n`),
    mostConnections: CONNECTIONS_OF_A_WORKER * availableParallelism(),
    lifetime: 'temporary',
  });
  return {
    url: database.url,
    async stop() {
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function urlOf(hostUrl: string, name: string): string {
  const url = new URL(hostUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function fillTemplate(url: string): Promise<void> {
  const sql = connect(url, { poolSize: 1 });
  await migrate(sql);
  await installJobQueue(url);
  await seedCatalogue(sql, fileURLToPath(catalogueFolder));
  await sql.end();
}

async function startTestDatabases(): Promise<TestDatabases> {
  const host = await startHost();
  const sql: Sql = connect(host.url, { poolSize: 1 });
  const run = `sonde_test_${randomBytes(4).toString('hex')}`;
  const template = `${run}_template`;
  const made = new Set<string>();
  let count = 0;

  await sql`create database ${sql(template)}`;
  made.add(template);
  await fillTemplate(urlOf(host.url, template));

  async function drop(name: string): Promise<void> {
    await sql`drop database if exists ${sql(name)} with (force)`;
    made.delete(name);
  }

  return {
    async create() {
      count += 1;
      const name = `${run}_${count}`;
      // The other strategy writes each page to the log, too.
      await sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`;
      made.add(name);
      return urlOf(host.url, name);
    },
    drop,
    async stop() {
      for (const name of made) {
        await drop(name);
      }
      await sql.end();
      await host.stop();
    },
  };
}

/** Vitest's global setup: serves databases to test files, and starts PostgreSQL on the first request. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let databases: Promise<TestDatabases> | null = null;

  async function answer(method: string | undefined, path: string): Promise<string> {
    databases ??= startTestDatabases();
    const ready = await databases;
    if (method === 'DELETE') {
      await ready.drop(path.slice(1));
      return '';
    }
    return ready.create();
  }

  const server = createServer((request, response) => {
    answer(request.method, request.url ?? '/').then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('testDatabaseServer', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    if (databases !== null) {
      await (await databases).stop();
    }
  };
}
