import type { AnySql } from '../../db/connect.ts';
import { type Person, type PersonalTable, personalTables } from './personal-tables.ts';

/** Finds the accounts with an address. Someone without an account is a person by the address alone. */
export async function findPerson(sql: AnySql, typed: string): Promise<Person> {
  const email = typed.toLowerCase();
  const users = await sql<{ readonly id: string; readonly cloud_id: string | null }[]>`
    select id, cloud_id from users where lower(email) = ${email}`;
  return {
    email,
    userIds: users.map(({ id }) => id),
    subjects: users.flatMap(({ cloud_id }) => (cloud_id === null ? [] : [cloud_id])),
  };
}

/** What is kept about a person in one table. */
export interface PersonalRows {
  readonly title: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

async function rowsOf(sql: AnySql, person: Person, kind: PersonalTable): Promise<PersonalRows> {
  const rows = await sql<{ readonly row: Readonly<Record<string, unknown>> }[]>`
    select (to_jsonb(kept) - ${[...(kind.secrets ?? [])]}::text[]) #- ${[...(kind.ofOthers ?? [])]}::text[] as row
    from ${sql(kind.table)} as kept where ${kind.isAbout(sql, person)}`;
  return { title: kind.title, rows: rows.map(({ row }) => row) };
}

/**
 * All that the shop has about a person (GDPR, article 15): the rows of each table, without what opens or proves
 * something. Files are hexadecimal text. Tables without a row are left out.
 */
export async function exportPerson(sql: AnySql, person: Person): Promise<readonly PersonalRows[]> {
  const all: PersonalRows[] = [];
  for (const kind of personalTables) all.push(await rowsOf(sql, person, kind));
  return all.filter(({ rows }) => rows.length > 0);
}
