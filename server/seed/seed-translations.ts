import { type Sql, type TransactionSql, inTransaction } from '../db/connect.ts';
import { type Translations, hashTranslations } from './read-translations.ts';
import { validateCatalogue } from './validate-catalogue.ts';

/** Puts translations in the place of those that the database has. */
export async function writeTranslations(
  sql: TransactionSql,
  { hash, byLanguage }: Translations,
): Promise<void> {
  const rows = [...byLanguage].flatMap(([language, texts]) =>
    [...texts].map(([source, text]) => ({ language, source, text })),
  );
  await sql`delete from catalogue_translation`;
  await sql`
    insert into catalogue_translation
    select * from jsonb_populate_recordset(null::catalogue_translation, ${sql.json(rows)})`;
  await sql`
    insert into translation_origin (hash) values (${hash})
    on conflict (is_only_row) do update set hash = excluded.hash`;
}

/** Whether the database has other translations than these files, and not the seller's own. */
async function isBehind(sql: Sql | TransactionSql, hash: string): Promise<boolean> {
  const [origin] = await sql<{ hash: string | null }[]>`select hash from translation_origin`;
  return origin === undefined || (origin.hash !== null && origin.hash !== hash);
}

/**
 * Brings the translations of a catalogue folder to a database that was seeded before they were written or mended;
 * those that the seller loaded from a folder of their own stay. Processes that start together take turns. Throws with
 * the sentences of what is wrong with the files.
 */
export async function refreshTranslations(sql: Sql, folder: string): Promise<void> {
  if (!(await isBehind(sql, await hashTranslations(folder)))) return;
  const result = await validateCatalogue(folder, null);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  const { translations } = result.catalogue;
  await inTransaction(sql, async (transaction) => {
    await transaction`select revision from catalogue_revision for update`;
    if (await isBehind(transaction, translations.hash ?? ''))
      await writeTranslations(transaction, translations);
  });
}
