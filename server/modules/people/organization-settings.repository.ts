import {
  type AnySql,
  type Fragment,
  inTransaction,
  type Sql,
  type TransactionSql,
} from '../../db/connect.ts';

/** What operators decide about an organization; null where it is as for every other one, or unknown. */
export interface OrganizationSettings {
  /** What its members read, such as a clinic. */
  readonly practiceType: string | null;
  /** The most probes that it may register. */
  readonly maxDevices: number | null;
  /** The most seats that it may have. */
  readonly maxCloudUsers: number | null;
  /** Whether its seats are sold in tens, as they once were. */
  readonly isOld10BasedTeamPricing: boolean;
  /** How the seats of its plan are assigned, such as INVITATION; null without a plan, too. */
  readonly provisioningType: string | null;
  /** Whether the account service has its plan as it is. */
  readonly isSynchronized: boolean;
}

/** The rights of members to buy a probe for themselves: an IQ+, an IQ3, and every other one. */
export const personalProbeRights = ['personalProbes', 'personalProbesPlus', 'personalProbesIq3'] as const;
export type PersonalProbeRight = (typeof personalProbeRights)[number];

/** An organization with its settings, and with the addresses of its members who may buy a probe for themselves. */
export interface OrganizationRecord
  extends OrganizationSettings, Readonly<Record<PersonalProbeRight, readonly string[]>> {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly market: string;
  readonly hasPlan: boolean;
  readonly hasHadTrial: boolean;
}

/** Finds an organization by its slug; null if there is none. */
export async function findOrganizationBySlug(sql: AnySql, slug: string): Promise<OrganizationRecord | null> {
  const membersWith = (right: Fragment) => sql`
    array(
      select email from organization_membership join users on users.id = user_id
      where organization_id = organization.id and ${right} order by email
    )`;
  const [row] = await sql<OrganizationRecord[]>`
    select organization.id, slug, organization.name, country, market, practice_type as "practiceType",
      max_devices as "maxDevices", max_cloud_users as "maxCloudUsers", is_old_10_based_team_pricing as "isOld10BasedTeamPricing",
      provisioning_type as "provisioningType", synchronization_result is not null as "isSynchronized",
      subscription.id is not null as "hasPlan", has_had_trial as "hasHadTrial",
      ${membersWith(sql`can_purchase_personal_probe`)} as "personalProbes",
      ${membersWith(sql`can_buy_personal_probe_plus`)} as "personalProbesPlus",
      ${membersWith(sql`can_buy_personal_probe_iq3`)} as "personalProbesIq3"
    from organization left join subscription on organization_id = organization.id where slug = ${slug}`;
  return row ?? null;
}

/** The slugs and names of the organizations that a person is a member of. */
export async function organizationsWithMember(
  sql: AnySql,
  email: string,
): Promise<readonly Pick<OrganizationRecord, 'slug' | 'name'>[]> {
  return sql<Pick<OrganizationRecord, 'slug' | 'name'>[]>`
    select slug, organization.name from organization
      join organization_membership on organization_id = organization.id
      join users on users.id = user_id
    where email = ${email} order by slug`;
}

/** Whether a member has a right to buy a probe for themselves. */
export interface PersonalProbe {
  readonly right: PersonalProbeRight;
  readonly email: string;
  readonly isAllowed: boolean;
}

/** Gives a member a right, or takes it. */
function changeRight(sql: TransactionSql, id: string, { right, email, isAllowed }: PersonalProbe) {
  const isMember = sql`users.id = user_id and organization_id = ${id} and email = ${email}`;
  const statements = {
    personalProbes: () => sql`
      update organization_membership set can_purchase_personal_probe = ${isAllowed} from users where ${isMember}`,
    personalProbesPlus: () => sql`
      update users set can_buy_personal_probe_plus = ${isAllowed} from organization_membership where ${isMember}`,
    personalProbesIq3: () => sql`
      update users set can_buy_personal_probe_iq3 = ${isAllowed} from organization_membership where ${isMember}`,
  } as const satisfies Readonly<Record<PersonalProbeRight, () => unknown>>;
  return statements[right]();
}

/** The first of these who is no member; null if all are. */
async function strangerAmong(
  sql: TransactionSql,
  id: string,
  probes: readonly PersonalProbe[],
): Promise<string | null> {
  const members = await sql<{ readonly email: string }[]>`
    select email from organization_membership join users on users.id = user_id where organization_id = ${id}`;
  return probes.find((probe) => !members.some(({ email }) => email === probe.email))?.email ?? null;
}

/**
 * Changes an organization's settings, and what its members may buy. Nothing if one of them is no member, whose address
 * is then returned; null if everything is changed.
 */
export async function changeOrganization(
  sql: Sql,
  id: string,
  settings: OrganizationSettings,
  personalProbes: readonly PersonalProbe[],
): Promise<string | null> {
  const { practiceType, maxDevices, maxCloudUsers, isOld10BasedTeamPricing } = settings;
  const { provisioningType, isSynchronized } = settings;
  const result = isSynchronized ? 'SYNCED_SUCCESSFULLY' : null;
  return inTransaction(sql, async (transaction) => {
    const stranger = await strangerAmong(transaction, id, personalProbes);
    if (stranger !== null) return stranger;
    for (const probe of personalProbes) await changeRight(transaction, id, probe);
    await transaction`
      update organization
      set practice_type = ${practiceType}, max_devices = ${maxDevices}, max_cloud_users = ${maxCloudUsers},
        is_old_10_based_team_pricing = ${isOld10BasedTeamPricing}
      where id = ${id}`;
    await transaction`
      update subscription set provisioning_type = ${provisioningType}, synchronization_result = ${result}
      where organization_id = ${id}`;
    return null;
  });
}
