import type { AnySql, Sql } from '../../db/connect.ts';
import { inTransaction } from '../../db/connect.ts';

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
}

/** An organization with its settings, and with those of its members who may buy a probe of their own. */
export interface OrganizationRecord extends OrganizationSettings {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly market: string;
  readonly hasHadTrial: boolean;
  readonly personalProbes: readonly string[];
}

/** Finds an organization by its slug; null if there is none. */
export async function findOrganizationBySlug(sql: AnySql, slug: string): Promise<OrganizationRecord | null> {
  const [row] = await sql<OrganizationRecord[]>`
    select id, slug, name, country, market, practice_type as "practiceType", max_devices as "maxDevices",
      max_cloud_users as "maxCloudUsers", is_old_10_based_team_pricing as "isOld10BasedTeamPricing",
      has_had_trial as "hasHadTrial",
      array(
        select email from organization_membership join users on users.id = user_id
        where organization_id = organization.id and can_purchase_personal_probe order by email
      ) as "personalProbes"
    from organization where slug = ${slug}`;
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

/** Whether a member may buy a probe of their own. */
export interface PersonalProbe {
  readonly email: string;
  readonly isAllowed: boolean;
}

/** Changes an organization's settings, and what one of its members may buy. False if that person is no member. */
export async function changeOrganization(
  sql: Sql,
  id: string,
  settings: OrganizationSettings,
  personalProbe: PersonalProbe | null,
): Promise<boolean> {
  const { practiceType, maxDevices, maxCloudUsers, isOld10BasedTeamPricing } = settings;
  return inTransaction(sql, async (transaction) => {
    if (personalProbe !== null) {
      const { count } = await transaction`
        update organization_membership set can_purchase_personal_probe = ${personalProbe.isAllowed}
        from users where users.id = user_id and organization_id = ${id} and email = ${personalProbe.email}`;
      if (count === 0) return false;
    }
    await transaction`
      update organization
      set practice_type = ${practiceType}, max_devices = ${maxDevices}, max_cloud_users = ${maxCloudUsers},
        is_old_10_based_team_pricing = ${isOld10BasedTeamPricing}
      where id = ${id}`;
    return true;
  });
}
