import { fileURLToPath } from 'node:url';
import { connect, type Sql } from './db/connect.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import type { Environment } from './environment.ts';
import { bringCatalogue } from './seed/bring-catalogue.ts';
import { catalogueFolder } from './seed/folders.ts';

/** The shop's database, migrated and with a catalogue in it. */
export interface OpenDatabase {
  readonly url: string;
  readonly sql: Sql;
  /** True where the database is this process's own, so that nobody else works on it. */
  readonly isOwn: boolean;
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  readonly report: (sentence: string) => void;
  readonly onStatement?: (text: string) => void;
}

/** What the driver or the server says about an address that does not work, with the variable that holds it. */
function withVariable(error: unknown): unknown {
  return error instanceof Error && 'code' in error
    ? new Error(`DATABASE_URL names a database that can not be opened: ${error.message}.`, { cause: error })
    : error;
}

/** Opens the database that the environment names, or starts the shop's own. Throws with a sentence for the operator. */
export async function openDatabase(
  environment: Environment,
  options: OpenDatabaseOptions,
): Promise<OpenDatabase> {
  const { report, ...connectOptions } = options;
  const own =
    environment.databaseUrl === null
      ? await startEmbeddedPostgres({ dataDir: environment.dataDir, report })
      : null;
  const url = own?.url ?? environment.databaseUrl ?? '';
  const sql = connect(url, connectOptions);
  try {
    await migrate(sql);
    await bringCatalogue(sql, fileURLToPath(catalogueFolder));
  } catch (error) {
    await sql.end();
    await own?.stop();
    throw own === null ? withVariable(error) : error;
  }
  return {
    url,
    sql,
    isOwn: own !== null,
    async close() {
      await sql.end({ timeout: 5 });
      await own?.stop();
    },
  };
}
