import { randomBytes } from 'node:crypto';
import type { JSONValue } from 'postgres';
import { money } from '@sonde/machines/rules/money';
import { paidTerm, type PlanType } from '@sonde/machines/rules/plans';
import { countryDay } from '@sonde/machines/rules/places';
import { addDays } from '@sonde/machines/rules/time';
import { inTransaction, type Sql, type TransactionSql } from '../../server/db/connect.ts';
import { toGlobalId } from '../../server/kernel/global-id.ts';
import { newRowId } from '../../server/db/row-id.ts';
import type { ShopWorld } from './shop-world.ts';

/** The person of the sandbox who walks the flows of members. Their own organizations are set aside. */
export const walker = 'individual@solo.example';

/** The plan of an organization; days are counted from today. */
export interface SeededPlan {
  readonly planType: PlanType;
  readonly sku: string | null;
  readonly status: 'ACTIVE' | 'PAST_DUE' | 'CANCELED' | 'TRIALING';
  readonly startedDaysAgo: number;
  /** Null for a plan that never ends. */
  readonly endsInDays: number | null;
  readonly termMonths: number;
  readonly renews: boolean;
  readonly seatsInBase: number;
  readonly additionalSeats: number;
  readonly seatLimit: number;
  readonly featureSkus: readonly string[];
  readonly commitmentMonths: number | null;
  /** A plan that begins at the renewal. */
  readonly scheduled: Readonly<Record<string, unknown>> | null;
}

/** An organization of the walker, with its plan; null for one that never had any. */
export interface SeededOrganization {
  readonly plan: Partial<SeededPlan> | null;
  readonly isAdmin?: boolean;
  readonly market?: 'HUMAN' | 'VETERINARY';
  readonly country?: string;
  readonly probes?: number;
  /** Invitations that are open, each of which takes a seat. */
  readonly invitations?: number;
  /** Most seats that it may have; null for as many as everybody. */
  readonly maxCloudUsers?: number | null;
  readonly isSoldInTens?: boolean;
  /** Whether a card is saved, beside one that has expired. */
  readonly hasCards?: boolean;
}

const running: SeededPlan = {
  planType: 'CORE',
  sku: 'SUB-CORE-1Y',
  status: 'ACTIVE',
  startedDaysAgo: 90,
  endsInDays: 275,
  termMonths: 12,
  renews: false,
  seatsInBase: 5,
  additionalSeats: 0,
  seatLimit: 500,
  featureSkus: [],
  commitmentMonths: null,
  scheduled: null,
};

const card = { brand: 'visa', lastDigits: '4242', expMonth: 12, expYear: 2040 };
const expiredCard = { brand: 'mastercard', lastDigits: '4444', expMonth: 3, expYear: 2025 };

/** What stays the same of an organization on a path, whatever its plan. */
interface WalkedOrganization {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly membershipId: string;
  readonly subscriptionId: string;
}

/** The walker's organizations for one path: the first one is the one that is shown. */
export class TestMember {
  readonly #sql: Sql;
  readonly #organizations: readonly WalkedOrganization[] = ['Lakeside Clinic', 'Two Rivers Health'].map(
    (name) => {
      const id = newRowId();
      return { id, name, slug: `walked-${id}`, membershipId: newRowId(), subscriptionId: newRowId() };
    },
  );
  readonly #colleague = newRowId();

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Writes the organizations, and makes the walker leave all others. */
  async setUp(): Promise<void> {
    await inTransaction(this.#sql, async (sql) => {
      await sql`delete from organization_membership where user_id = ${this.#walker}
        or organization_id in (select organization_id from organization_membership where user_id = ${this.#walker})`;
      await sql`insert into users (id, email, name)
        values (${this.#colleague}, ${`${this.#colleague}@clinic.example`}, 'Ada')`;
      for (const { id, name, slug } of this.#organizations)
        await sql`insert into organization (id, slug, name, country, market)
          values (${id}, ${slug}, ${name}, 'US', 'HUMAN')`;
    });
  }

  /** From now on, the walker is in exactly these organizations. */
  async bring(...given: readonly SeededOrganization[]): Promise<void> {
    await inTransaction(this.#sql, async (sql) => {
      for (const [index, organization] of this.#organizations.entries()) {
        await this.#clear(sql, organization);
        const own = given[index];
        if (own !== undefined) await this.#give(sql, organization, own);
      }
    });
  }

  /** The walker manages the first organization, or a colleague does instead. */
  async manage(isAdmin: boolean): Promise<void> {
    const { id, membershipId } = this.#first;
    await inTransaction(this.#sql, async (sql) => {
      await sql`delete from organization_membership where organization_id = ${id} and user_id = ${this.#colleague}`;
      if (!isAdmin) await this.#joinColleague(sql, id);
      await sql`update organization_membership set is_admin = ${isAdmin} where id = ${membershipId}`;
    });
  }

  /** Another administrator changes the plan, which gives up the charge that waits for its bank. */
  async giveUpCharge(): Promise<void> {
    await this.#sql`update change_attempt set status = 'CANCELED'
      where subscription_id in ${this.#sql(this.#organizations.map(({ subscriptionId }) => subscriptionId))}
        and status = 'REQUIRES_ACTION'`;
  }

  /** The membership in the second organization, as the shop's API names it. */
  get otherMembershipId(): string {
    return toGlobalId('OrganizationMembership', this.#organizations[1]?.membershipId ?? '');
  }

  get #first() {
    const [first] = this.#organizations;
    if (first === undefined) throw new Error('The walker has no organization.');
    return first;
  }

  get #walker() {
    return this.#sql`(select id from users where email = ${walker} order by cloud_id nulls last limit 1)`;
  }

  async #clear(sql: TransactionSql, { id, subscriptionId }: WalkedOrganization) {
    await sql`delete from invoice where subscription_id = ${subscriptionId}`;
    await sql`delete from change_attempt where subscription_id = ${subscriptionId}`;
    await sql`delete from organization_membership where organization_id = ${id}`;
    await sql`delete from subscription where organization_id = ${id}`;
    await sql`delete from invitation where organization_id = ${id}`;
    await sql`delete from registered_probe where organization_id = ${id}`;
    await sql`delete from payment_method where organization_id = ${id}`;
  }

  /** Someone else manages the organization. */
  async #joinColleague(sql: TransactionSql, organizationId: string): Promise<void> {
    await sql`insert into organization_membership (id, organization_id, user_id, is_admin)
      values (${newRowId()}, ${organizationId}, ${this.#colleague}, true)`;
  }

  async #give(
    sql: TransactionSql,
    organization: WalkedOrganization,
    {
      plan,
      isAdmin = true,
      market = 'HUMAN',
      country = 'US',
      probes = 2,
      invitations = 0,
      maxCloudUsers = null,
      isSoldInTens = false,
      hasCards = true,
    }: SeededOrganization,
  ) {
    const { id, membershipId, subscriptionId } = organization;
    await sql`update organization set market = ${market}, country = ${country}, max_cloud_users = ${maxCloudUsers},
      is_old_10_based_team_pricing = ${isSoldInTens} where id = ${id}`;
    if (plan !== null) await sql`insert into subscription ${sql(subscriptionRow(sql, organization, plan))}`;
    await sql`insert into organization_membership (id, organization_id, user_id, is_admin)
      values (${membershipId}, ${id}, ${this.#walker}, ${isAdmin})`;
    if (!isAdmin) await this.#joinColleague(sql, id);
    for (let count = 0; count < probes; count += 1)
      await sql`insert into registered_probe (id, organization_id, product_line)
        values (${newRowId()}, ${id}, ${market === 'HUMAN' ? 'IQ_3' : 'IQ_PLUS_VET'})`;
    for (let count = 0; count < invitations; count += 1)
      await sql`insert into invitation (id, organization_id, email, token_hash, language, invited_by, expires_at)
        values (${newRowId()}, ${id}, ${`new-${count}@clinic.example`}, ${randomBytes(32)}, 'en', ${this.#walker},
          now() + interval '7 days')`;
    if (!hasCards) return;
    for (const [details, isPrimary] of [
      [card, true],
      [expiredCard, false],
    ] as const)
      await sql`insert into payment_method
          (id, organization_id, customer_id, provider_method_id, method, details, is_primary)
        values (${newRowId()}, ${id}, ${`cus_${subscriptionId}`}, ${`pm_card_visa.${newRowId()}`}, 'CREDIT_CARD',
          ${sql.json(details)}, ${isPrimary})`;
  }
}

const price = { net: money(96_000, 'USD'), tax: money(0, 'USD'), gross: money(96_000, 'USD') };

/** The plan of the next term, as the shop keeps it. */
export const scheduledFrom = (
  plan: Pick<SeededPlan, 'planType' | 'sku' | 'seatsInBase' | 'additionalSeats'> &
    Partial<Pick<SeededPlan, 'featureSkus'>>,
): Readonly<Record<string, unknown>> => ({ featureSkus: [], termMonths: 12, seatLimit: 500, ...plan, price });

function subscriptionRow(
  sql: TransactionSql,
  { id, subscriptionId }: WalkedOrganization,
  changes: Partial<SeededPlan>,
) {
  const plan = { ...running, ...changes };
  const today = countryDay('US', new Date());
  const startsOn = addDays(today, -plan.startedDaysAgo);
  const expiresOn = plan.endsInDays === null ? null : addDays(today, plan.endsInDays);
  return {
    id: subscriptionId,
    organization_id: id,
    plan_type: plan.planType,
    status: plan.status,
    sku: plan.sku,
    seats_in_base: plan.seatsInBase,
    additional_seats: plan.additionalSeats,
    seat_limit: plan.seatLimit,
    feature_skus: [...plan.featureSkus],
    term_months: plan.endsInDays === null ? null : plan.termMonths,
    starts_on: startsOn,
    expires_on: expiresOn,
    next_charge_on: plan.renews && expiresOn !== null ? addDays(expiresOn, 1) : null,
    commitment_months: plan.commitmentMonths,
    commitment_ends_on: plan.commitmentMonths === null ? null : addDays(today, 600),
    term: expiresOn === null ? null : sql.json(paidTerm(startsOn, price) as unknown as JSONValue),
    scheduled: plan.scheduled === null ? null : sql.json(plan.scheduled as JSONValue),
    currency: 'USD',
    price_net: price.net.amount,
    price_tax: 0,
    price_gross: price.gross.amount,
  };
}

const members = new WeakMap<object, TestMember>();

/** The walker's organizations for the path on this page. */
export async function memberOn(page: object, world: ShopWorld): Promise<TestMember> {
  const known = members.get(page);
  if (known !== undefined) return known;
  const member = new TestMember(world.sql);
  await member.setUp();
  members.set(page, member);
  return member;
}
