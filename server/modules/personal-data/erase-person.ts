import { inTransaction, type Sql, type TransactionSql } from '../../db/connect.ts';
import { addJob } from '../../jobs/queue.ts';
import { forgetMethodTask } from '../payment/saved/forget-method.ts';
import { findPerson } from './export-person.ts';
import { type Person, type PersonalTable, personalTables } from './personal-tables.ts';

/** What became of a person's data. */
export type Erased =
  | { readonly status: 'unknown' }
  /** Organizations that would be left without an administrator, by name. */
  | { readonly status: 'needed'; readonly organizations: readonly string[] }
  | {
      readonly status: 'erased';
      readonly changed: readonly { readonly title: string; readonly rows: number }[];
      readonly kept: readonly { readonly title: string; readonly rows: number; readonly because: string }[];
    };

/**
 * The organizations whose only administrator is this person, and that have other members or a membership that isn't
 * over: someone must be left who decides about them.
 */
async function organizationsThatNeed(sql: TransactionSql, { userIds }: Person): Promise<readonly string[]> {
  // Another administrator who leaves now waits, and sees who is left.
  await sql`
    select from organization
    where id in (select organization_id from organization_membership where user_id = any(${[...userIds]}::text[]::uuid[]))
    order by id for no key update`;
  const rows = await sql<{ readonly name: string }[]>`
    select name from organization
    where exists (
        select from organization_membership
        where organization_id = organization.id and is_admin and user_id = any(${[...userIds]}::text[]::uuid[]))
      and not exists (
        select from organization_membership
        where organization_id = organization.id and is_admin and user_id <> all(${[...userIds]}::text[]::uuid[]))
      and (
        exists (
          select from organization_membership
          where organization_id = organization.id and user_id <> all(${[...userIds]}::text[]::uuid[]))
        or exists (
          select from subscription where organization_id = organization.id and next_charge_on is not null))
    order by name`;
  return rows.map(({ name }) => name);
}

/** Has the provider forget the person's saved methods, too. */
async function forgetMethods(sql: TransactionSql, { userIds }: Person): Promise<void> {
  const methods = await sql<{ readonly id: string; readonly token: string; readonly account: string }[]>`
    select id, provider_method_id as token, provider_account as account from payment_method
    where user_id = any(${[...userIds]}::text[]::uuid[]) and removed_at is null for update`;
  for (const { id, token, account } of methods)
    await addJob(sql, forgetMethodTask, { token, account }, { key: `${forgetMethodTask}:${id}` });
}

async function eraseRows(sql: TransactionSql, person: Person, { table, isAbout, erasure }: PersonalTable) {
  const about = isAbout(sql, person);
  if (erasure.way === 'kept') {
    const [row] = await sql<{ readonly rows: number }[]>`
      select count(*)::integer as rows from ${sql(table)} where ${about}`;
    return row?.rows ?? 0;
  }
  const { count } =
    erasure.way === 'deleted'
      ? await sql`delete from ${sql(table)} where ${about}`
      : await sql`update ${sql(table)} set ${erasure.set(sql)} where ${about}`;
  return count;
}

/**
 * Erases a person (GDPR, article 17): deletes or blanks what names them and nothing else needs, and lists what is kept
 * and why. The books stay as they are. Repeatable. The account at the account service isn't the shop's.
 */
export async function erasePerson(sql: Sql, typed: string): Promise<Erased> {
  return inTransaction(sql, async (transaction) => {
    const person = await findPerson(transaction, typed);
    const organizations = await organizationsThatNeed(transaction, person);
    if (organizations.length > 0) return { status: 'needed', organizations };
    await forgetMethods(transaction, person);
    const results: { kind: PersonalTable; rows: number }[] = [];
    // Backwards, because later tables find their rows by earlier ones.
    for (const kind of personalTables.toReversed())
      results.unshift({ kind, rows: await eraseRows(transaction, person, kind) });
    const affected = results.filter(({ rows }) => rows > 0);
    if (affected.length === 0) return { status: 'unknown' };
    return {
      status: 'erased',
      changed: affected.flatMap(({ kind: { title, erasure }, rows }) =>
        erasure.way === 'kept' ? [] : [{ title, rows }],
      ),
      kept: affected.flatMap(({ kind: { title, erasure }, rows }) =>
        erasure.way === 'kept' ? [{ title, rows, because: erasure.because }] : [],
      ),
    };
  });
}
