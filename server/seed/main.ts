import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { connect } from '../db/connect.ts';
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { type Environment, parseEnvironment } from '../environment/environment.ts';
import { hashCatalogue } from './hash-catalogue.ts';
import { catalogueFolder, publicFolder } from './folders.ts';
import { seedCatalogue } from './seed.ts';
import { validateCatalogue } from './validate-catalogue.ts';

/** `node server/seed/main.ts [--catalogue DIR] [--check]`: writes a catalog into the shop's database. */

function fail(problems: readonly string[]): never {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}

async function openDatabase(environment: Environment): Promise<{ url: string; stop(): Promise<void> }> {
  const report = (sentence: string): void => {
    process.stderr.write(`${sentence}\n`);
  };
  return environment.databaseUrl === null
    ? startEmbeddedPostgres({ dataDir: environment.dataDir, report })
    : { url: environment.databaseUrl, stop: async () => {} };
}

const { values } = parseArgs({
  options: { catalogue: { type: 'string' }, check: { type: 'boolean', default: false } },
});
const folder = values.catalogue ?? fileURLToPath(catalogueFolder);
const parsed = parseEnvironment(process.env);
if (!parsed.ok) {
  fail(parsed.problems);
}
const result = await validateCatalogue(folder, fileURLToPath(publicFolder));
if (!result.ok) {
  fail(result.problems);
}
if (values.check) {
  process.stdout.write(`The catalog in ${folder} is right.\n`);
  process.exit(0);
}
const database = await openDatabase(parsed.environment).catch((error: unknown) =>
  fail([(error as Error).message]),
);
const sql = connect(database.url);
await migrate(sql);
const hash = values.catalogue === undefined ? await hashCatalogue(folder) : null;
await seedCatalogue(sql, result.catalogue, hash);
await sql.end();
await database.stop();
process.stdout.write(`The catalog in ${folder} is in the database.\n`);
