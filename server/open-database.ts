import { fileURLToPath } from 'node:url';
import { connect, type Sql } from './db/connect.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import type { Environment } from './environment.ts';
import { catalogueFolder } from './seed/folders.ts';
import { seedEmptyDatabase } from './seed/seed.ts';
import { refreshTranslations } from './seed/seed-translations.ts';
import { validateCatalogue } from './seed/validate-catalogue.ts';

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

/** An empty database gets the whole catalogue, another one only what the catalogue says in other languages. */
async function bringCatalogue(sql: Sql): Promise<void> {
  const folder = fileURLToPath(catalogueFolder);
  const [present] = await sql`select from product limit 1`;
  if (present !== undefined) return refreshTranslations(sql, folder);
  const result = await validateCatalogue(folder, null);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  await seedEmptyDatabase(sql, result.catalogue);
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
    await bringCatalogue(sql);
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
