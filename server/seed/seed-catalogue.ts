import { type Sql, type TransactionSql, inTransaction } from '../db/connect.ts';
import { hashCatalogue } from './hash-catalogue.ts';
import { writeCatalogue } from './seed.ts';
import { validateCatalogue } from './validate-catalogue.ts';

/** Whether a database has no catalog, or an older state of the bundled one; never true for a seller's own. */
async function isBehind(sql: Sql | TransactionSql, hash: string): Promise<boolean> {
  const [origin] = await sql<{ hash: string | null }[]>`select hash from translation_origin`;
  if (origin !== undefined) return origin.hash !== null && origin.hash !== hash;
  const [present] = await sql`select from product limit 1`;
  return present === undefined;
}

/**
 * Writes the bundled catalog to a database that is empty or was seeded from an older state of the same files. A
 * catalog that a seller loaded from another folder stays, as do orders, voucher uses, and vouchers that the files
 * don't contain. Processes that start together take turns. Throws the problems of invalid files.
 */
export async function seedCatalogue(sql: Sql, folder: string): Promise<void> {
  const hash = await hashCatalogue(folder);
  if (!(await isBehind(sql, hash))) return;
  const result = await validateCatalogue(folder, null);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  const { catalogue } = result;
  await inTransaction(sql, async (transaction) => {
    await transaction`select revision from catalogue_revision for update`;
    if (await isBehind(transaction, hash)) await writeCatalogue(transaction, catalogue, hash);
  });
}
