import type { Sql } from '../../server/db/connect.ts';
import type { Row, ShopWorld } from './shop-world.ts';

/** Belongs to no organization of the sandbox. */
export const probeBuyer = 'distributor@trade.example';

/** An organization of the walks alone, with a plan that runs and three probes. */
const ownOrganization = '01900000-0000-7000-8000-000000000021';
const ownSubscription = '01900000-0000-7000-8000-000000000022';
const ownProbes = [
  '01900000-0000-7000-8000-000000000023',
  '01900000-0000-7000-8000-000000000024',
  '01900000-0000-7000-8000-000000000025',
] as const;
/** Manages it when the person doesn't. */
const ownAdministrator = '01900000-0000-7000-8000-000000000027';
/** The person's membership of it, and a later one of the scenario's other organization. */
const membershipIds = [
  '01900000-0000-7000-8000-000000000026',
  '01ffffff-ffff-7fff-bfff-fffffffffffe',
] as const;

/** What an answer of the shop depends on. */
export interface BuyerSituation {
  readonly isAdmin?: boolean;
  readonly planType?: string;
  readonly status?: string;
  readonly market?: string;
  /** How many more probes the organization may register. */
  readonly freeProbes?: number;
  /** How many organizations the person belongs to; 2 includes the sandbox's other one. */
  readonly organizations?: 0 | 1 | 2;
}

const person = (sql: Sql) => sql`(select id from users where email = ${probeBuyer})`;

async function insertOrganization(sql: Sql): Promise<void> {
  await sql`insert into organization (id, slug, name, country, market)
    values (${ownOrganization}, 'walked-clinic', 'Walked Clinic', 'US', 'HUMAN') on conflict do nothing`;
  await sql`insert into subscription (id, organization_id, plan_type, status, sku, seats_in_base, seat_limit,
      term_months, starts_on, expires_on, term)
    select ${ownSubscription}, ${ownOrganization}, 'TEAM', 'ACTIVE', 'SUB-TEAM-1Y', 5, 50, 12,
      current_date - 30, current_date + 300, term
    from subscription join organization on organization.id = organization_id where slug = 'lakeside-clinic'
    on conflict do nothing`;
  await sql`insert into users (id, email, name, role)
    values (${ownAdministrator}, 'admin@walked-clinic.example', 'Ada Okafor', 'CUSTOMER') on conflict do nothing`;
  await sql`insert into organization_membership (id, organization_id, user_id, is_admin)
    values (${ownAdministrator}, ${ownOrganization}, ${ownAdministrator}, true) on conflict do nothing`;
  for (const id of ownProbes)
    await sql`insert into registered_probe (id, organization_id, product_line)
      values (${id}, ${ownOrganization}, 'IQ_3') on conflict do nothing`;
}

const leave = ({ sql }: ShopWorld) => sql`delete from organization_membership where user_id = ${person(sql)}`;

const planOfOther = (
  { sql }: ShopWorld,
  planType: string,
) => sql`update subscription set plan_type = ${planType}
  where organization_id = (select id from organization where slug = 'two-rivers-health')`;

/** Brings the person and their organizations into this situation, until the next change. */
export async function bringBuyer(world: ShopWorld, situation: BuyerSituation = {}): Promise<void> {
  await world.restore();
  const { sql } = world;
  const { isAdmin = true, planType = 'TEAM', status = 'ACTIVE', market = 'HUMAN' } = situation;
  const { freeProbes, organizations = 1 } = situation;
  await insertOrganization(sql);
  const maxDevices = freeProbes === undefined ? null : ownProbes.length + freeProbes;
  await sql`update organization set ${sql({ market, max_devices: maxDevices } satisfies Row)}
    where id = ${ownOrganization}`;
  const isRented = planType === 'RENTAL';
  await sql`update subscription set plan_type = ${planType}, status = ${status},
      commitment_months = ${isRented ? 24 : null},
      commitment_ends_on = case when ${isRented} then current_date + 600 end
    where id = ${ownSubscription}`;
  await leave(world);
  world.revertLater(() => leave(world));
  // As in the scenario, both organizations have the same plan.
  await planOfOther(world, 'TEAM');
  world.revertLater(() => planOfOther(world, 'CORE'));
  const slugs = ['walked-clinic', 'two-rivers-health'].slice(0, organizations);
  for (const [index, slug] of slugs.entries())
    await sql`insert into organization_membership (id, organization_id, user_id, is_admin)
      values (${membershipIds[index] ?? ''}, (select id from organization where slug = ${slug}), ${person(sql)},
        ${index > 0 || isAdmin})`;
}
