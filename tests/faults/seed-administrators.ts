import { storeClient } from '@sonde/machines/rules/sign-in';
import type { Sql } from '../../server/db/connect.ts';
import { newRowId } from '../../server/db/row-id.ts';
import { createCloudStore } from '../../server/sandbox/cloud/cloud-store.ts';
import { makeSigningKey, signToken } from '../../server/sandbox/cloud/cloud-tokens.ts';
import { type GivenMembership, giveMembership } from '../contract/memberships.ts';

/** A membership and those who may change it. */
export interface AdministeredMembership {
  readonly subscriptionId: string;
  /** Their addresses. */
  readonly administrators: readonly string[];
}

/** Writes an organization with a membership and its administrator. */
export async function seedAdministrator(
  sql: Sql,
  given: Partial<GivenMembership>,
): Promise<AdministeredMembership> {
  const { subscriptionId, administratorId } = await giveMembership(sql, given);
  const [{ email }] = await sql<[{ email: string }]>`select email from users where id = ${administratorId}`;
  return { subscriptionId, administrators: [email] };
}

/** Writes an organization with a membership for five and two administrators. */
export async function seedAdministrators(
  sql: Sql,
  given: Partial<GivenMembership>,
): Promise<AdministeredMembership> {
  const { subscriptionId, administrators } = await seedAdministrator(sql, given);
  const second = { id: newRowId(), email: `second-${administrators.join()}` };
  await sql`
    update subscription set plan_type = 'TEAM', sku = 'SUB-TEAM-1Y', seats_in_base = 5, seat_limit = 5
    where id = ${subscriptionId}`;
  await sql`insert into users (id, email, name) values (${second.id}, ${second.email}, 'Grace')`;
  await sql`
    insert into organization_membership (id, organization_id, user_id, is_admin)
    select ${newRowId()}, organization_id, ${second.id}, true from subscription where id = ${subscriptionId}`;
  return { subscriptionId, administrators: [...administrators, second.email] };
}

/** Signs people in as the shop's account service does; returns the headers of their requests by their addresses. */
export async function signIn(
  sql: Sql,
  url: string,
  emails: readonly string[],
): Promise<(email: string) => Record<string, string>> {
  const terms = {
    issuer: `${url}/sandbox/cloud`,
    audience: storeClient,
    key: await createCloudStore(sql).signingKey(makeSigningKey),
  };
  const tokens = new Map<string, string>();
  for (const email of emails) {
    const account = { name: '', passwordHash: '', isEmailConfirmed: true, organizationSlug: null };
    tokens.set(email, await signToken({ ...account, subject: newRowId(), email }, terms));
  }
  return (email) => ({ authorization: `JWT ${tokens.get(email) ?? ''}` });
}
