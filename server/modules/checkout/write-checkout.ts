import type { JSONValue, PendingQuery } from 'postgres';
import { mailboxOf } from '@sonde/machines/rules/people';
import type { AnySql, Fragment } from '../../db/connect.ts';
import { openAttempts } from '../../db/open-attempts.ts';
import { toRow } from '../../db/row.ts';
import { hashToken } from '../../kernel/tokens.ts';
import {
  type CheckoutChange,
  checkoutFromRow,
  type CheckoutRow,
  type StoredCheckout,
  untouchedCheckout,
} from './checkout.model.ts';
import type { LoadedCheckout, Moment } from './loaded-checkout.ts';

/** Whether an attempt to pay the order of the row `checkout` hasn't ended. */
export const isPaymentUnderWay = (sql: AnySql): Fragment => sql`
  checkout.placements > 0 and checkout.placed_order_id is null and exists (
    select from orders join payment_attempt on payment_attempt.order_id = orders.id
    where orders.checkout_id = checkout.id and payment_attempt.status in (${openAttempts(sql)}))`;

/** Whether operators have banned the mailbox of the row `checkout`. */
export const isMailboxBanned = (sql: AnySql): Fragment => sql`
  exists (select from banned_mailbox where banned_mailbox.customer = checkout.customer)`;

const json = (sql: AnySql, value: object) => sql.json(value as JSONValue);

const isJson = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** The columns that a change sets; the others keep their values. */
export function columnsOf(sql: AnySql, change: CheckoutChange): Record<string, unknown> {
  const { email } = change;
  const columns = Object.entries(toRow(change)).map(([name, value]) => [
    name,
    isJson(value) ? json(sql, value) : value,
  ]);
  return {
    ...Object.fromEntries(columns),
    ...(email !== undefined && { customer: email && mailboxOf(email) }),
  };
}

/** A new checkout; what isn't named is as in `untouchedCheckout`. */
export type NewCheckout = Pick<
  StoredCheckout,
  'id' | 'country' | 'currency' | 'language' | 'lines' | 'expiresAt' | 'organizationMembershipId'
> &
  Omit<CheckoutChange, 'userId'>;

/**
 * Further parts of the statement that writes a checkout, such as `kept as (insert …)`: with it, or not at all. They may
 * select the row from `written`, and from `foreseen` if it became what was foreseen.
 */
export type BesideParts = (sql: AnySql) => Fragment;

/** Makes what is written beside a checkout from the checkout as it will be; null for nothing. */
export type WriteBeside = (foreseen: LoadedCheckout) => Promise<BesideParts | null>;

/** A checkout as it was written. */
export interface Written {
  readonly checkout: StoredCheckout;
  /** Whether what belongs to it was written for a checkout as it became; false where nothing does. */
  readonly isAsForeseen: boolean;
}

type WrittenRow = CheckoutRow & { readonly is_as_foreseen?: boolean };

/** Writes a checkout with what belongs to it; null if nothing was written. */
async function writeWithBeside(
  sql: AnySql,
  writing: PendingQuery<WrittenRow[]>,
  isForeseen: Fragment,
  beside: BesideParts | null,
): Promise<Written | null> {
  const [found] = await (beside === null
    ? writing
    : sql<WrittenRow[]>`
        with written as (${writing}), foreseen as (select id from written where ${isForeseen}), ${beside(sql)}
        select *, exists (select from foreseen) as is_as_foreseen from written`);
  if (found === undefined) return null;
  const { is_as_foreseen: isAsForeseen = false, ...row } = found;
  return { checkout: checkoutFromRow(row), isAsForeseen };
}

/** A checkout that will be created, as far as that is known before. */
export const foreseenNew = (checkout: NewCheckout, moment: Moment): LoadedCheckout => ({
  ...moment,
  checkout: { ...untouchedCheckout, ...checkout, userId: moment.owner?.id ?? null },
  isAskedByOwner: true,
});

/** A checkout as it will be after a change, as far as that is known before. */
export const foreseenAfter = (loaded: LoadedCheckout, change: CheckoutChange): LoadedCheckout => ({
  ...loaded,
  checkout: { ...loaded.checkout, ...change, version: loaded.checkout.version + 1 },
});

/** Creates a checkout, and writes what belongs to it; null, without writing anything, if the catalog has changed. */
export async function insertCheckout(
  sql: AnySql,
  { id, country, currency, ...content }: NewCheckout,
  token: string,
  { catalogueRevision, owner }: Moment,
  beside: BesideParts | null,
): Promise<Written | null> {
  const columns = { id, country, currency, ...columnsOf(sql, { ...content, userId: owner?.id ?? null }) };
  const values = Object.values(columns).reduce<Fragment>(
    (list, value) => sql`${list}, ${value as string | null}`,
    sql`${hashToken(token)}`,
  );
  const inserting = sql<CheckoutRow[]>`
    insert into checkout (token_hash, ${sql.unsafe(Object.keys(columns).join(', '))}) select ${values}
    where ${catalogueRevision} = (select revision from catalogue_revision)
    returning *, ${isMailboxBanned(sql)} as is_mailbox_banned`;
  return writeWithBeside(sql, inserting, sql`not is_mailbox_banned`, beside);
}

/**
 * Writes a change, and what belongs to it, if the checkout is unchanged since it was loaded; otherwise writes nothing
 * and returns null.
 */
export async function updateCheckout(
  sql: AnySql,
  { checkout, catalogueRevision }: LoadedCheckout,
  change: CheckoutChange,
  beside: BesideParts | null = null,
): Promise<Written | null> {
  const { id, version, placements, isPaymentUnderWay: isUnderWay, isMailboxBanned: isBanned } = checkout;
  const updating = sql<CheckoutRow[]>`
    update checkout set ${sql(columnsOf(sql, change))}, version = version + 1, updated_at = now()
    where id = ${id} and version = ${version} and placements = ${placements} and placed_order_id is null
      and ${catalogueRevision} = (select revision from catalogue_revision)
    returning *, ${isPaymentUnderWay(sql)} as is_payment_under_way, ${isMailboxBanned(sql)} as is_mailbox_banned`;
  const isForeseen: Fragment = sql`is_payment_under_way = ${isUnderWay} and is_mailbox_banned = ${isBanned}`;
  return writeWithBeside(sql, updating, isForeseen, beside);
}
