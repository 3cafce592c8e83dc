import { normaliseEmail } from '@sonde/machines/rules/people';
import { inTransaction, type Sql, type TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import type { Account } from '../../kernel/account.ts';
import type { Person } from './person.model.ts';
import { findPerson } from './person.repository.ts';

/**
 * Transfers the orders and memberships of a person without an account to an existing person, and deletes the former.
 */
async function takeOver(sql: TransactionSql, personId: string, expectedId: string): Promise<void> {
  await sql`
    update organization_membership as own
    set is_admin = own.is_admin or other.is_admin,
      can_purchase_personal_probe = own.can_purchase_personal_probe or other.can_purchase_personal_probe
    from organization_membership as other
    where own.user_id = ${personId} and other.user_id = ${expectedId} and other.organization_id = own.organization_id`;
  await sql`
    delete from organization_membership as other using organization_membership as own
    where other.user_id = ${expectedId} and own.user_id = ${personId} and other.organization_id = own.organization_id`;
  await sql`update organization_membership set user_id = ${personId} where user_id = ${expectedId}`;
  await sql`update orders set user_id = ${personId} where user_id = ${expectedId}`;
  await sql`update payment_method set added_by = ${personId} where added_by = ${expectedId}`;
  await sql`
    update users set
      can_buy_personal_probe_plus = users.can_buy_personal_probe_plus or expected.can_buy_personal_probe_plus,
      can_buy_personal_probe_iq3 = users.can_buy_personal_probe_iq3 or expected.can_buy_personal_probe_iq3
    from users as expected where users.id = ${personId} and expected.id = ${expectedId}`;
  await sql`delete from users where id = ${expectedId}`;
}

/**
 * Finds or creates the row of an account, with current data. A person without an account but with the confirmed address
 * becomes the account's.
 */
async function register(
  sql: TransactionSql,
  { subject, email, name, isEmailConfirmed }: Account,
): Promise<void> {
  const expected = isEmailConfirmed
    ? await sql<{ id: string }[]>`
        select id from users where cloud_id is null and email = ${email} for update`
    : [];
  const known = await sql<{ id: string }[]>`
    update users set email = ${email}, name = coalesce(nullif(${name}, ''), name)
    where cloud_id = ${subject} returning id`;
  const [expectedId, personId] = [expected[0]?.id, known[0]?.id];
  if (personId !== undefined) {
    if (expectedId !== undefined) await takeOver(sql, personId, expectedId);
    return;
  }
  if (expectedId !== undefined)
    await sql`
      update users set cloud_id = ${subject}, name = coalesce(nullif(${name}, ''), name) where id = ${expectedId}`;
  else
    await sql`
      insert into users (id, cloud_id, email, name) values (${newRowId()}, ${subject}, ${email}, ${name})
      on conflict (cloud_id) do nothing`;
}

/**
 * The person of an account; a new account gets a row. Orders and memberships waiting for an email address become theirs
 * only once the account service has confirmed that address. One statement for a known account.
 */
async function signedInPerson(sql: Sql, given: Account, now: Date): Promise<Person> {
  const account = { ...given, email: normaliseEmail(given.email), name: given.name.trim().slice(0, 200) };
  const known = await findPerson(sql, account, now);
  const isUpToDate =
    known !== null &&
    known.person.email === account.email &&
    (account.name === '' || known.person.name === account.name) &&
    !(known.isExpected && account.isEmailConfirmed);
  if (isUpToDate) return known.person;
  await inTransaction(sql, (transaction) => register(transaction, account));
  const registered = await findPerson(sql, account, now);
  if (registered === null) throw new Error('An account that was just registered is unknown');
  return registered.person;
}

/** Finds the people of accounts. */
export interface People {
  /** Null if signed out. Looked up once per request, which is identified by its account object. */
  of(account: Account | null): Promise<Person | null>;
  /** The same, after a change. */
  again(account: Account): Promise<Person>;
}

/** The people in a database. An account is the same object throughout a request. */
export function createPeople(sql: Sql, now: () => Date): People {
  const byAccount = new WeakMap<Account, Promise<Person>>();
  const again = (account: Account) => {
    const person = signedInPerson(sql, account, now());
    byAccount.set(account, person);
    return person;
  };
  return {
    of: async (account) => (account === null ? null : (byAccount.get(account) ?? again(account))),
    again,
  };
}
