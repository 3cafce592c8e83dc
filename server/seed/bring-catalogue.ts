import { type Sql, type TransactionSql, inTransaction } from '../db/connect.ts';
import { hashCatalogue } from './hash-catalogue.ts';
import { writeCatalogue } from './seed.ts';
import { validateCatalogue } from './validate-catalogue.ts';

/** Whether a database has no catalogue, or another state of the shop's own one than these files; never a seller's own. */
async function isBehind(sql: Sql | TransactionSql, hash: string): Promise<boolean> {
  const [origin] = await sql<{ hash: string | null }[]>`select hash from translation_origin`;
  if (origin !== undefined) return origin.hash !== null && origin.hash !== hash;
  const [present] = await sql`select from product limit 1`;
  return present === undefined;
}

/**
 * Brings the catalogue that comes with the shop to a database that is empty, or was seeded from an older state of the same
 * files. What a seller loaded from a folder of their own stays, and so do orders, uses of vouchers, and vouchers that the
 * files do not name. Processes that start together take turns. Throws with the sentences of what is wrong with the files.
 */
export async function bringCatalogue(sql: Sql, folder: string): Promise<void> {
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
