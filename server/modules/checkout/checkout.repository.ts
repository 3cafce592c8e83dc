import type { AnySql, Fragment, Sql } from '../../db/connect.ts';
import { hashToken, isToken } from '../../kernel/tokens.ts';
import { voucherFromRow } from '../voucher/voucher.model.ts';
import type { VoucherUses } from '../voucher/voucher.model.ts';
import { checkoutFromRow } from './checkout.model.ts';
import type { CheckoutChange, CheckoutRow, StoredCheckout } from './checkout.model.ts';
import { type Person, personFromRow, type PersonRow } from '../people/person.model.ts';
import { personJson } from '../people/person.repository.ts';
import { retentionDays } from './checkout-retention.ts';
import type { LoadedCheckout, Moment } from './loaded-checkout.ts';
import { rememberCheckouts } from './remembered-checkouts.ts';
import {
  foreseenAfter,
  foreseenNew,
  insertCheckout,
  isMailboxBanned,
  isPaymentUnderWay,
  type NewCheckout,
  updateCheckout,
  type WriteBeside,
  type Written,
} from './write-checkout.ts';

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

/** Who requests checkouts, and when. */
interface Asker {
  /** Null for a signed-out caller. */
  readonly person: Person | null;
  readonly now: Date;
}

/** A row of `selectCheckout`. */
export type LoadedRow = CheckoutRow & MomentRow & { readonly absent_owner: PersonRow | null };

/**
 * Selects the checkout with this token, and the voucher of `voucherCode`, or of the checkout's own code if that is
 * undefined.
 */
const selectCheckout = (
  sql: AnySql,
  token: string,
  voucherCode: string | undefined,
  { person, now }: Asker,
): Fragment => sql`
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
  where checkout.token_hash = ${isToken(token) ? hashToken(token) : null}`;

/** The checkout of a row. For a signed-in caller, another person's looks as if it didn't exist. */
function loadedFromRow(row: LoadedRow, person: Person | null): LoadedCheckout | null {
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

interface LoadOptions {
  /** Another voucher than that of the checkout's own code. */
  readonly voucherCode?: string;
  /**
   * Whether this process's last write may be used instead of a read. Only for callers whose write fails if it is
   * outdated.
   */
  readonly mayBeRemembered?: boolean;
}

/** A checkout just written, with what was loaded before. */
type WrittenCheckout = LoadedCheckout & Pick<Written, 'isAsForeseen'>;

/** The checkouts in the database, as visible to the caller. */
export interface Checkouts {
  /** The signed-in person; null if signed out. */
  readonly asker: Person | null;
  /** The checkouts visible to a person: their own and unowned ones, which become theirs with the next change. */
  askedBy(person: Person): Checkouts;
  /** Null for an unknown token. */
  load(token: string, options?: LoadOptions): Promise<LoadedCheckout | null>;
  /** Selects what `load` reads, as a part of a larger statement; nothing for an unknown token. */
  select(token: string): Fragment;
  /** The checkout of a row that `select` found; null if the caller may not see it. */
  fromRow(row: LoadedRow): LoadedCheckout | null;
  /** Null, without writing anything, if the catalog that the lines were checked against has changed. */
  insert(
    token: string,
    checkout: NewCheckout,
    moment: Moment,
    writeBeside?: WriteBeside,
  ): Promise<WrittenCheckout | null>;
  /**
   * Writes a change. Returns null, without writing anything, if the checkout was changed or its placement began since
   * it was loaded, or if the catalog that the decision used has changed.
   */
  update(
    token: string,
    loaded: LoadedCheckout,
    change: CheckoutChange,
    writeBeside?: WriteBeside,
  ): Promise<WrittenCheckout | null>;
}

const adoptedDays = retentionDays(true) - retentionDays(false);
const millisecondsPerDay = 86_400_000;

/** An unowned checkout becomes the person's with their next change, and is kept as long as theirs are. */
export const adoptedFields = (
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
    written: Written | null,
  ): WrittenCheckout | null {
    if (written === null) return null;
    const { checkout, isAsForeseen } = written;
    const moment = { catalogueRevision, voucher, hasAffiliateApplied, owner, isRemembered: false };
    const loaded = { checkout, ...moment, isAskedByOwner };
    memory.remember(token, loaded);
    return { ...loaded, isAsForeseen };
  }

  const checkoutsFor = (asker: Person | null): Checkouts => ({
    asker,
    askedBy: checkoutsFor,
    async load(token, { voucherCode, mayBeRemembered = false } = {}) {
      if (!isToken(token)) return null;
      const known = mayBeRemembered && voucherCode === undefined ? memory.take(token) : undefined;
      if (known !== undefined) return { ...known, owner: asker };
      const [row] = await sql<
        LoadedRow[]
      >`${selectCheckout(sql, token, voucherCode, { person: asker, now: now() })}`;
      return row === undefined ? null : loadedFromRow(row, asker);
    },
    select: (token) => selectCheckout(sql, token, undefined, { person: asker, now: now() }),
    fromRow: (row) => loadedFromRow(row, asker),
    async insert(token, checkout, moment, writeBeside) {
      const beside = (await writeBeside?.(foreseenNew(checkout, moment))) ?? null;
      const inserted = await insertCheckout(sql, checkout, token, moment, beside);
      return rememberWritten(token, moment, true, inserted);
    },
    async update(token, loaded, change, writeBeside) {
      const whole = { ...adoptedFields(loaded, asker), ...change };
      const beside = (await writeBeside?.(foreseenAfter(loaded, whole))) ?? null;
      const updated = await updateCheckout(sql, loaded, whole, beside);
      return rememberWritten(token, loaded, loaded.isAskedByOwner, updated);
    },
  });
  return checkoutsFor(null);
}
