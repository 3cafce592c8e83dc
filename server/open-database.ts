import { fileURLToPath } from 'node:url';
import { connect, type Sql } from './db/connect.ts';
import { createDatabaseSockets, type DatabaseSockets } from './db/database-sockets.ts';
import { watchDatabase } from './db/database-watch.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { installJobQueue } from './jobs/queue.ts';
import { hasUnfinishedRestore, migrate } from './db/migrate.ts';
import { retryWhileUnavailable } from './db/retry-while-unavailable.ts';
import type { Environment } from './environment/environment.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';
import type { ShopTracing } from './tracing/shop-tracing.ts';
import { catalogueFolder } from './seed/folders.ts';

/** In milliseconds: others get the locks of a process that was stopped in the middle of a transaction. */
export const longestIdle = 10_000;

/** The shop's database, with all migrations, including the queue's, and a catalog in it. */
export interface OpenDatabase {
  readonly url: string;
  readonly sql: Sql;
  /** Registers all connections to it, so that none waits for a database that hangs. */
  readonly sockets: DatabaseSockets;
  /** True if the database is this process's own, so that no other process uses it. */
  readonly isOwn: boolean;
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  readonly report: (sentence: string) => void;
  readonly onStatement?: (text: string) => void;
  /** Makes each statement a span; null without traces. */
  readonly tracing?: Pick<ShopTracing, 'traceSql'> | null;
}

/** The driver's or server's message about an address that doesn't work, with the variable that contains it. */
function withVariable(error: unknown): unknown {
  return error instanceof Error && 'code' in error
    ? new Error(`DATABASE_URL names a database that cannot be opened: ${error.message}.`, { cause: error })
    : error;
}

/** Each step is safe to repeat: if the database becomes unavailable in between, it is awaited. */
async function prepare(sql: Sql, url: string): Promise<void> {
  if (await hasUnfinishedRestore(sql))
    throw new Error(
      'A backup was not restored to the end. Restore it again with "npm run shop -- restore FILE".',
    );
  await migrate(sql);
  await installJobQueue(url);
  await seedCatalogue(sql, fileURLToPath(catalogueFolder));
}

/**
 * Opens the database of the environment, or starts the shop's own. Throws a message for the operator if it can't be
 * reached at all; one that becomes unavailable later, while it is prepared, is awaited.
 */
export async function openDatabase(
  environment: Environment,
  { report, onStatement, tracing = null }: OpenDatabaseOptions,
): Promise<OpenDatabase> {
  const own =
    environment.databaseUrl === null
      ? await startEmbeddedPostgres({ dataDir: environment.dataDir, report })
      : null;
  const url = own?.url ?? environment.databaseUrl ?? '';
  const sockets = createDatabaseSockets();
  const pool = connect(url, { sockets, longestIdle, ...(onStatement && { onStatement }) });
  const sql = tracing ? tracing.traceSql(pool) : pool;
  const watch = watchDatabase({ url, sockets, report });
  const close = async () => {
    await Promise.all([watch.stop(), sql.end({ timeout: 1 })]);
    await own?.stop();
  };
  try {
    if (own === null) await sql`select 1`;
    await retryWhileUnavailable(() => prepare(sql, url), { report });
  } catch (error) {
    await close();
    throw own === null ? withVariable(error) : error;
  }
  return { url, sql, sockets, isOwn: own !== null, close };
}
