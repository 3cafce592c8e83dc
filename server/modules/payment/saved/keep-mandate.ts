import type { JSONValue } from 'postgres';
import type { TransactionSql } from '../../../db/connect.ts';
import { type SavedMethodRow, savedMethodFromRow } from '../../people/saved-method.model.ts';
import type { MandateState } from '../provider/method-vault.ts';
import { savedKindOf } from './saved-node.ts';

/** Keeps what a mandate allows with the account that it is for; nothing for an account that isn't saved. */
export async function keepMandate(sql: TransactionSql, { token, ...mandate }: MandateState): Promise<void> {
  const [row] = await sql<SavedMethodRow[]>`
    select * from payment_method where provider_method_id = ${token} and removed_at is null for no key update`;
  if (row === undefined) return;
  const saved = savedMethodFromRow(row);
  const { withMandate } = savedKindOf(saved);
  if (withMandate === undefined) return;
  const details = withMandate(saved.details, mandate);
  await sql`update payment_method set details = ${sql.json(details as JSONValue)} where id = ${saved.id}`;
}
