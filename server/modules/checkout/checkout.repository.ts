import { LRUCache } from 'lru-cache';
import type { JSONValue } from 'postgres';
import { mailboxOf } from '@sonde/machines/rules/people';
import type { AnySql, Sql } from '../../db/connect.ts';
import { toRow } from '../../db/row.ts';
import { hashToken, isToken } from '../../kernel/tokens.ts';
import { voucherFromRow } from '../voucher/voucher.model.ts';
import type { VoucherOffer, VoucherUses } from '../voucher/voucher.model.ts';
import { checkoutFromRow } from './checkout.model.ts';
import type { Beginning, CheckoutChange, CheckoutRow, StoredCheckout } from './checkout.model.ts';
import { type Person, personFromRow, type PersonRow } from '../people/person.model.ts';
import { personJson } from '../people/person.repository.ts';
import { daysKept } from './days-kept.ts';

/** What a decision about a checkout depends on besides the checkout, all of one moment. */
export interface Moment {
  readonly catalogueRevision: number;
  /** The voucher that the code stands for; null when there is no code, or no such voucher. */
  readonly voucher: VoucherOffer | null;
  /** Whether the checkout has an affiliate's code, another one than the voucher's. */
  readonly hasAffiliateApplied: boolean;
  /** Whose checkout it is, or becomes by the next change; null for a buyer who is not signed in. */
  readonly owner: Person | null;
  /** True where it was not read, but is what this process knew last: good for a write, which names it, and for no answer. */
  readonly isRemembered: boolean;
}

export interface LoadedCheckout extends Moment {
  readonly checkout: StoredCheckout;
  /** Whether the owner asks, and nobody else who has the token. */
  readonly isAskedByOwner: boolean;
}

interface MomentRow {
  readonly catalogue_revision: number;
  readonly voucher: VoucherUses['voucher'] | null;
  readonly own_uses: number;
  readonly other_uses_of_buyer: number;
  readonly has_affiliate_applied: boolean;
}

function momentFromRow(row: MomentRow, currency: StoredCheckout['currency'], owner: Person | null): Moment {
  const { voucher, own_uses, other_uses_of_buyer } = row;
  return {
    catalogueRevision: row.catalogue_revision,
    voucher: voucher && voucherFromRow({ voucher, own_uses, other_uses_of_buyer }, currency),
    hasAffiliateApplied: row.has_affiliate_applied,
    owner,
    isRemembered: false,
  };
}

/** Who asks for checkouts, and when. */
interface Asker {
  /** Null for nobody who is signed in. */
  readonly person: Person | null;
  readonly now: Date;
}

/**
 * Reads the checkout behind a token with the voucher of `voucherCode`, or of the checkout's own code when that is undefined.
 * Somebody else's looks like one that never was to whoever is signed in.
 */
async function readCheckout(
  sql: AnySql,
  token: string,
  voucherCode: string | undefined,
  { person, now }: Asker,
): Promise<LoadedCheckout | null> {
  const [row] = await sql<(CheckoutRow & MomentRow & { absent_owner: PersonRow | null })[]>`
    select checkout.*, (
        select ${personJson(sql, now)} from users where users.id = checkout.user_id and ${person === null}
      ) as absent_owner, catalogue_revision.revision as catalogue_revision, to_jsonb(voucher) as voucher,
      exists (
        select from voucher as applied
        where applied.code = checkout.voucher_code and applied.source = 'AFFILIATE'
          and applied.code is distinct from voucher.code
      ) as has_affiliate_applied,
      live.placed_order_id is not null as is_ordered_elsewhere,
      coalesce(uses.own, 0)::integer as own_uses, coalesce(uses.others, 0)::integer as other_uses_of_buyer
    from checkout
    cross join catalogue_revision
    left join checkout as live
      on not checkout.is_live and live.origin_id = checkout.origin_id and live.is_live
    left join voucher on voucher.code = coalesce(${voucherCode ?? null}, checkout.voucher_code)
    left join lateral (
      select count(*) filter (where orders.checkout_id = checkout.id) as own,
        count(*) filter (where orders.checkout_id <> checkout.id) as others
      from voucher_redemption join orders on orders.id = voucher_redemption.order_id
      where voucher_redemption.voucher_code = voucher.code
        and (voucher_redemption.customer = checkout.customer or orders.checkout_id = checkout.id)
    ) as uses on voucher.code is not null
    where checkout.token_hash = ${hashToken(token)}`;
  if (row === undefined) return null;
  const checkout = checkoutFromRow(row);
  if (person !== null && checkout.userId !== null && checkout.userId !== person.id) return null;
  const owner = row.absent_owner === null ? person : personFromRow(row.absent_owner);
  const isAskedByOwner = row.absent_owner === null;
  return { checkout, ...momentFromRow(row, checkout.currency, owner), isAskedByOwner };
}

/** Reads what a checkout that does not exist yet depends on. */
export async function readMoment(
  sql: AnySql,
  voucherCode: string | null,
  currency: StoredCheckout['currency'],
  owner: Person | null,
): Promise<Moment> {
  const [row] = await sql<[MomentRow]>`
    select catalogue_revision.revision as catalogue_revision, to_jsonb(voucher) as voucher,
      0 as own_uses, 0 as other_uses_of_buyer, false as has_affiliate_applied
    from catalogue_revision left join voucher on voucher.code = ${voucherCode}`;
  return momentFromRow(row, currency, owner);
}

const json = (sql: AnySql, value: object) => sql.json(value as JSONValue);

const isJson = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** The columns that a change sets; the others stay. */
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

type NewCheckout = Pick<
  StoredCheckout,
  | 'id'
  | 'country'
  | 'currency'
  | 'language'
  | 'lines'
  | 'voucherCode'
  | 'expiresAt'
  | 'organizationMembershipId'
  | keyof Beginning
>;

async function insertCheckout(
  sql: AnySql,
  checkout: NewCheckout,
  token: string,
  { catalogueRevision, owner }: Moment,
): Promise<StoredCheckout | null> {
  const { id, country, currency, language, lines, voucherCode, expiresAt, organizationMembershipId } =
    checkout;
  const { email, shippingAddress, billingAddress, shippingMethodId, payment } = checkout;
  const [row] = await sql<CheckoutRow[]>`
    insert into checkout (
      id, token_hash, country, currency, language, lines, voucher_code, expires_at, user_id, organization_membership_id,
      email, customer, shipping_address, billing_address, shipping_method_id, payment
    )
    select ${id}, ${hashToken(token)}, ${country}, ${currency}, ${language}, ${json(sql, lines)},
      ${voucherCode}, ${expiresAt}, ${owner?.id ?? null}::uuid, ${organizationMembershipId}::uuid,
      ${email}, ${email && mailboxOf(email)}, ${shippingAddress && json(sql, shippingAddress)}::jsonb,
      ${billingAddress && json(sql, billingAddress)}::jsonb, ${shippingMethodId}, ${payment && json(sql, payment)}::jsonb
    where ${catalogueRevision} = (select revision from catalogue_revision)
    returning *`;
  return row === undefined ? null : checkoutFromRow(row);
}

async function updateCheckout(
  sql: AnySql,
  { checkout: { id, version, placements }, catalogueRevision }: LoadedCheckout,
  change: CheckoutChange,
): Promise<StoredCheckout | null> {
  const [row] = await sql<CheckoutRow[]>`
    update checkout set ${sql(columnsOf(sql, change))}, version = version + 1, updated_at = now()
    where id = ${id} and version = ${version} and placements = ${placements} and placed_order_id is null
      and ${catalogueRevision} = (select revision from catalogue_revision)
    returning *`;
  return row === undefined ? null : checkoutFromRow(row);
}

/** The one of a checkout and those that continue it that can be changed and ordered; itself where that one was swept away. */
export async function readLiveCheckout(sql: AnySql, linked: StoredCheckout): Promise<StoredCheckout> {
  if (!linked.isContinuedElsewhere) return linked;
  const [row] = await sql<CheckoutRow[]>`
    select live.* from checkout
    join checkout as live on live.origin_id = checkout.origin_id and live.is_live
    where checkout.id = ${linked.id}`;
  return row === undefined ? linked : checkoutFromRow(row);
}

/** A checkout that continues another one. */
export interface Continuation {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: Date;
  /** Of whoever continues it; null for nobody who is signed in. */
  readonly userId: string | null;
}

/**
 * Closes `live` and opens a checkout that begins with what `linked` holds, but for how it is paid: in one statement, so
 * that one of them can be ordered. False, and nothing is written, when `live` has changed since it was read.
 */
export async function insertContinuation(
  sql: AnySql,
  linked: StoredCheckout,
  live: StoredCheckout,
  { id, token, expiresAt, userId }: Continuation,
): Promise<boolean> {
  const { count } = await sql`
    with closed as (
      update checkout set origin_id = coalesce(origin_id, id), is_live = false, payment = null,
        version = version + 1, updated_at = now()
      where id = ${live.id} and version = ${live.version} and placements = ${live.placements} and placed_order_id is null
      returning origin_id
    )
    insert into checkout
    select continuation.*
    from closed cross join checkout as linked
    cross join jsonb_populate_record(linked, jsonb_build_object(
      'id', ${id}::text, 'token_hash', ${hashToken(token)}::bytea, 'version', 1, 'expires_at', ${expiresAt}::timestamptz,
      'origin_id', closed.origin_id, 'is_live', true, 'placements', 0, 'placed_order_id', null,
      'user_id', ${userId}::uuid,
      'organization_membership_id', case when linked.user_id = ${userId}::uuid then linked.organization_membership_id end,
      'buyer_key_hash', null, 'payment', null, 'auto_renewal', false, 'created_at', now(), 'updated_at', now()
    )) as continuation
    where linked.id = ${linked.id}`;
  return count === 1;
}

interface LoadOptions {
  /** Another voucher than that of the checkout's own code. */
  readonly voucherCode?: string;
  /** Whether what this process wrote last will do, for whoever writes only where it is still so. */
  readonly mayBeRemembered?: boolean;
}

/** Checkouts, as they are in the database and for one who asks. */
export interface Checkouts {
  /** The person who asks; null for nobody who is signed in. */
  readonly asker: Person | null;
  /** The same for a person: theirs and those of nobody, which become theirs with the next change. */
  askedBy(person: Person): Checkouts;
  /** Null for an unknown token. */
  load(token: string, options?: LoadOptions): Promise<LoadedCheckout | null>;
  /** Null, and nothing is written, when the catalogue by which the lines were judged has changed. */
  insert(token: string, checkout: NewCheckout, moment: Moment): Promise<LoadedCheckout | null>;
  /**
   * Writes a change down. Null, and nothing is written, when somebody else changed the checkout since it was loaded or
   * began to place it, or the catalogue by which the change was decided has changed.
   */
  update(token: string, loaded: LoadedCheckout, change: CheckoutChange): Promise<LoadedCheckout | null>;
}

const adoptedDays = daysKept(true) - daysKept(false);
const millisecondsPerDay = 86_400_000;

/** Whoever else goes on costs one statement more. */
const mostRemembered = 100;

/**
 * What a voucher takes off, what a payment under way forbids, and what a person's organization may buy depends on more
 * than the checkout and the catalogue.
 */
const canBeRemembered = ({ checkout: { voucherCode, placements, userId } }: LoadedCheckout) =>
  voucherCode === null && placements === 0 && userId === null;

/** What a checkout of nobody gets with the next change of a person: it is theirs, and kept for as long as theirs are. */
const adoption = (
  { checkout: { userId, expiresAt } }: LoadedCheckout,
  person: Person | null,
): CheckoutChange =>
  person === null || userId !== null
    ? {}
    : { userId: person.id, expiresAt: new Date(expiresAt.getTime() + adoptedDays * millisecondsPerDay) };

/**
 * The checkouts of a database. `load` has two sources: the row, or what this process wrote last, which the buyer's next
 * change mostly begins with. What is remembered is used once, and by nobody but a write that names its version: another
 * process, a job or a new catalogue may have been there since.
 */
export function createCheckouts(sql: Sql, now: () => Date): Checkouts {
  const remembered = new LRUCache<string, LoadedCheckout>({ max: mostRemembered });

  function take(token: string): LoadedCheckout | undefined {
    const loaded = remembered.get(token);
    remembered.delete(token);
    return loaded;
  }

  function remember(
    token: string,
    { catalogueRevision, voucher, hasAffiliateApplied, owner }: Moment,
    isAskedByOwner: boolean,
    checkout: StoredCheckout | null,
  ): LoadedCheckout | null {
    if (checkout === null) return null;
    const moment = { catalogueRevision, voucher, hasAffiliateApplied, owner, isRemembered: false };
    const written = { checkout, ...moment, isAskedByOwner };
    if (canBeRemembered(written))
      remembered.set(token, { ...written, voucher: null, hasAffiliateApplied: false, isRemembered: true });
    return written;
  }

  const checkoutsFor = (asker: Person | null): Checkouts => ({
    asker,
    askedBy: checkoutsFor,
    async load(token, { voucherCode, mayBeRemembered = false } = {}) {
      if (!isToken(token)) return null;
      const known = mayBeRemembered && voucherCode === undefined ? take(token) : undefined;
      if (known !== undefined) return { ...known, owner: asker };
      return readCheckout(sql, token, voucherCode, { person: asker, now: now() });
    },
    insert: async (token, checkout, moment) =>
      remember(token, moment, true, await insertCheckout(sql, checkout, token, moment)),
    async update(token, loaded, change) {
      const written = await updateCheckout(sql, loaded, { ...adoption(loaded, asker), ...change });
      return remember(token, loaded, loaded.isAskedByOwner, written);
    },
  });
  return checkoutsFor(null);
}
