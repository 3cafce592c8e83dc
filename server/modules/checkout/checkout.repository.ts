import type { JSONValue } from 'postgres';
import { mailboxOf } from '@sonde/machines/rules/people';
import type { AnySql, Fragment, Sql } from '../../db/connect.ts';
import { toRow } from '../../db/row.ts';
import { openAttempts } from '../../db/open-attempts.ts';
import { hashToken, isToken } from '../../kernel/tokens.ts';
import { voucherFromRow } from '../voucher/voucher.model.ts';
import type { VoucherUses } from '../voucher/voucher.model.ts';
import { checkoutFromRow } from './checkout.model.ts';
import type { InitialCheckout, CheckoutChange, CheckoutRow, StoredCheckout } from './checkout.model.ts';
import { type Person, personFromRow, type PersonRow } from '../people/person.model.ts';
import { personJson } from '../people/person.repository.ts';
import { retentionDays } from './checkout-retention.ts';
import type { LoadedCheckout, Moment } from './loaded-checkout.ts';
import { rememberCheckouts } from './remembered-checkouts.ts';

interface MomentRow {
  readonly catalogue_revision: number;
  readonly voucher: VoucherUses['voucher'] | null;
  readonly own_uses: number;
  readonly other_uses_of_buyer: number;
  readonly is_learner: boolean;
  readonly has_affiliate_applied: boolean;
}

function momentFromRow(row: MomentRow, currency: StoredCheckout['currency'], owner: Person | null): Moment {
  const { voucher, own_uses, other_uses_of_buyer, is_learner } = row;
  return {
    catalogueRevision: row.catalogue_revision,
    voucher: voucher && voucherFromRow({ voucher, own_uses, other_uses_of_buyer, is_learner }, currency),
    hasAffiliateApplied: row.has_affiliate_applied,
    owner,
    isRemembered: false,
  };
}

/**
 * Whether the joined voucher is for learners only, and the order's mailbox or the account's address is that of a
 * verified one.
 */
const isLearner = (sql: AnySql, mailbox: Fragment, account: Fragment): Fragment => sql`
  coalesce(voucher.learners_only, false) and exists (
    select from learner
    where learner.status = 'APPROVED' and (learner.customer = ${mailbox} or learner.email = ${account}))`;

/** Whether an attempt to pay the order of the row `checkout` hasn't ended. */
const isPaymentUnderWay = (sql: AnySql): Fragment => sql`
  checkout.placements > 0 and checkout.placed_order_id is null and exists (
    select from orders join payment_attempt on payment_attempt.order_id = orders.id
    where orders.checkout_id = checkout.id and payment_attempt.status in (${openAttempts(sql)}))`;

/** Whether operators have banned the mailbox of the row `checkout`. */
const isMailboxBanned = (sql: AnySql): Fragment => sql`
  exists (select from banned_mailbox where banned_mailbox.customer = checkout.customer)`;

/** Who requests checkouts, and when. */
interface Asker {
  /** Null for a signed-out caller. */
  readonly person: Person | null;
  readonly now: Date;
}

/**
 * Reads the checkout with this token, and the voucher of `voucherCode`, or of the checkout's own code if that is
 * undefined. For a signed-in caller, another person's checkout looks as if it didn't exist.
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
      ${isPaymentUnderWay(sql)} as is_payment_under_way, ${isMailboxBanned(sql)} as is_mailbox_banned,
      coalesce(uses.own, 0)::integer as own_uses, coalesce(uses.others, 0)::integer as other_uses_of_buyer,
      ${isLearner(
        sql,
        sql`checkout.customer`,
        sql`coalesce((select email from users where users.id = checkout.user_id), ${person?.email ?? null})`,
      )} as is_learner
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

/** Reads everything that a new checkout depends on. */
export async function readMoment(
  sql: AnySql,
  voucherCode: string | null,
  currency: StoredCheckout['currency'],
  owner: Person | null,
): Promise<Moment> {
  const [row] = await sql<[MomentRow]>`
    select catalogue_revision.revision as catalogue_revision, to_jsonb(voucher) as voucher,
      0 as own_uses, 0 as other_uses_of_buyer, false as has_affiliate_applied,
      ${isLearner(sql, sql`''`, sql`${owner?.email ?? null}`)} as is_learner
    from catalogue_revision left join voucher on voucher.code = ${voucherCode}`;
  return momentFromRow(row, currency, owner);
}

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

type NewCheckout = Pick<
  StoredCheckout,
  | 'id'
  | 'country'
  | 'currency'
  | 'language'
  | 'lines'
  | 'voucherCode'
  | 'referralCode'
  | 'expiresAt'
  | 'organizationMembershipId'
  | keyof InitialCheckout
>;

/** Inserts who opened a checkout: it selects the id from `opened`, in the statement that creates the checkout. */
export type RecordOpener = (sql: AnySql) => Fragment;

async function insertCheckout(
  sql: AnySql,
  checkout: NewCheckout,
  token: string,
  { catalogueRevision, owner }: Moment,
  recordOpener: RecordOpener | undefined,
): Promise<StoredCheckout | null> {
  const { id, country, currency, language, lines, voucherCode, expiresAt, organizationMembershipId } =
    checkout;
  const { referralCode, email, shippingAddress, billingAddress, shippingMethodId, payment } = checkout;
  const inserting = sql<CheckoutRow[]>`
    insert into checkout (
      id, token_hash, country, currency, language, lines, voucher_code, expires_at, user_id, organization_membership_id,
      email, customer, shipping_address, billing_address, shipping_method_id, payment, referral_code
    )
    select ${id}, ${hashToken(token)}, ${country}, ${currency}, ${language}, ${json(sql, lines)},
      ${voucherCode}, ${expiresAt}, ${owner?.id ?? null}::uuid, ${organizationMembershipId}::uuid,
      ${email}, ${email && mailboxOf(email)}, ${shippingAddress && json(sql, shippingAddress)}::jsonb,
      ${billingAddress && json(sql, billingAddress)}::jsonb, ${shippingMethodId}, ${payment && json(sql, payment)}::jsonb,
      ${referralCode}
    where ${catalogueRevision} = (select revision from catalogue_revision)
    returning *, ${isMailboxBanned(sql)} as is_mailbox_banned`;
  const [row] = await (recordOpener === undefined
    ? inserting
    : sql<CheckoutRow[]>`
        with opened as (${inserting}), opener as (${recordOpener(sql)}) select * from opened`);
  return row === undefined ? null : checkoutFromRow(row);
}

/** Writes a change if the checkout is unchanged since it was loaded; otherwise writes nothing and returns null. */
export async function updateCheckout(
  sql: AnySql,
  { checkout: { id, version, placements }, catalogueRevision }: LoadedCheckout,
  change: CheckoutChange,
): Promise<StoredCheckout | null> {
  const [row] = await sql<CheckoutRow[]>`
    update checkout set ${sql(columnsOf(sql, change))}, version = version + 1, updated_at = now()
    where id = ${id} and version = ${version} and placements = ${placements} and placed_order_id is null
      and ${catalogueRevision} = (select revision from catalogue_revision)
    returning *, ${isPaymentUnderWay(sql)} as is_payment_under_way, ${isMailboxBanned(sql)} as is_mailbox_banned`;
  return row === undefined ? null : checkoutFromRow(row);
}

interface LoadOptions {
  /** Another voucher than that of the checkout's own code. */
  readonly voucherCode?: string;
  /**
   * Whether this process's last write may be used instead of a read. Only for callers whose write fails if it is
   * outdated.
   */
  readonly mayBeRemembered?: boolean;
}

/** The checkouts in the database, as visible to the caller. */
export interface Checkouts {
  /** The signed-in person; null if signed out. */
  readonly asker: Person | null;
  /** The checkouts visible to a person: their own and unowned ones, which become theirs with the next change. */
  askedBy(person: Person): Checkouts;
  /** Null for an unknown token. */
  load(token: string, options?: LoadOptions): Promise<LoadedCheckout | null>;
  /** Null, without writing anything, if the catalog that the lines were checked against has changed. */
  insert(
    token: string,
    checkout: NewCheckout,
    moment: Moment,
    recordOpener?: RecordOpener,
  ): Promise<LoadedCheckout | null>;
  /**
   * Writes a change. Returns null, without writing anything, if the checkout was changed or its placement began since
   * it was loaded, or if the catalog that the decision used has changed.
   */
  update(token: string, loaded: LoadedCheckout, change: CheckoutChange): Promise<LoadedCheckout | null>;
}

const adoptedDays = retentionDays(true) - retentionDays(false);
const millisecondsPerDay = 86_400_000;

/** An unowned checkout becomes the person's with their next change, and is kept as long as theirs are. */
export const adoption = (
  { checkout: { userId, expiresAt } }: LoadedCheckout,
  person: Person | null,
): CheckoutChange =>
  person === null || userId !== null
    ? {}
    : { userId: person.id, expiresAt: new Date(expiresAt.getTime() + adoptedDays * millisecondsPerDay) };

/**
 * The checkouts of a database. `load` reads the row, or uses this process's last write for a caller whose write fails
 * if it is outdated.
 */
export function createCheckouts(sql: Sql, now: () => Date): Checkouts {
  const memory = rememberCheckouts();

  function rememberWritten(
    token: string,
    { catalogueRevision, voucher, hasAffiliateApplied, owner }: Moment,
    isAskedByOwner: boolean,
    checkout: StoredCheckout | null,
  ): LoadedCheckout | null {
    if (checkout === null) return null;
    const moment = { catalogueRevision, voucher, hasAffiliateApplied, owner, isRemembered: false };
    const loaded = { checkout, ...moment, isAskedByOwner };
    memory.remember(token, loaded);
    return loaded;
  }

  const checkoutsFor = (asker: Person | null): Checkouts => ({
    asker,
    askedBy: checkoutsFor,
    async load(token, { voucherCode, mayBeRemembered = false } = {}) {
      if (!isToken(token)) return null;
      const known = mayBeRemembered && voucherCode === undefined ? memory.take(token) : undefined;
      if (known !== undefined) return { ...known, owner: asker };
      return readCheckout(sql, token, voucherCode, { person: asker, now: now() });
    },
    insert: async (token, checkout, moment, recordOpener) =>
      rememberWritten(token, moment, true, await insertCheckout(sql, checkout, token, moment, recordOpener)),
    async update(token, loaded, change) {
      const checkout = await updateCheckout(sql, loaded, { ...adoption(loaded, asker), ...change });
      return rememberWritten(token, loaded, loaded.isAskedByOwner, checkout);
    },
  });
  return checkoutsFor(null);
}
