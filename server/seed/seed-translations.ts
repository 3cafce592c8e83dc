import type { TransactionSql } from '../db/connect.ts';
import type { Translations } from './read-translations.ts';

/** Puts translations in the place of those that the database has. */
export async function writeTranslations(sql: TransactionSql, { byLanguage }: Translations): Promise<void> {
  const rows = [...byLanguage].flatMap(([language, texts]) =>
    [...texts].map(([source, text]) => ({ language, source, text })),
  );
  await sql`delete from catalogue_translation`;
  await sql`
    insert into catalogue_translation
    select * from jsonb_populate_recordset(null::catalogue_translation, ${sql.json(rows)})`;
}
