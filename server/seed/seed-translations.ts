import type { TransactionSql } from '../db/connect.ts';
import type { Translations } from './read-translations.ts';

/** Replaces the database's translations. */
export async function writeTranslations(sql: TransactionSql, { byLanguage }: Translations): Promise<void> {
  const rows = [...byLanguage].flatMap(([language, texts]) =>
    [...texts].map(([source, text]) => ({ language, source, text })),
  );
  await sql`delete from catalogue_translation`;
  await sql`
    insert into catalogue_translation
    select * from jsonb_populate_recordset(null::catalogue_translation, ${sql.json(rows)})`;
}
