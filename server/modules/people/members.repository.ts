import type { OrganizationMembers } from '@sonde/machines/rules/people';
import type { AnySql, TransactionSql } from '../../db/connect.ts';
import { lockOrganization } from './lock-organization.ts';

/** A member, as shown to the organization's administrators. */
export interface Member {
  /** The ID of the membership. */
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly canPurchasePersonalProbe: boolean;
}

/** A pending invitation. */
export interface OpenInvitation {
  readonly id: string;
  readonly email: string;
  readonly expiresAt: Date;
}

/** The members of an organization, oldest first. */
export async function readMembers(sql: AnySql, organizationId: string): Promise<readonly Member[]> {
  return sql<Member[]>`
    select organization_membership.id, user_id as "userId", name, email, is_admin as "isAdmin",
      can_purchase_personal_probe as "canPurchasePersonalProbe"
    from organization_membership join users on users.id = user_id
    where organization_id = ${organizationId} order by organization_membership.id`;
}

/** The pending invitations of an organization, oldest first. */
export async function readInvitations(
  sql: AnySql,
  organizationId: string,
  now: Date,
): Promise<readonly OpenInvitation[]> {
  return sql<OpenInvitation[]>`
    select id, email, expires_at as "expiresAt" from invitation
    where organization_id = ${organizationId} and accepted_by is null and withdrawn_at is null and expires_at > ${now}
    order by id`;
}

/** An organization whose members are locked until the transaction ends. */
export interface LockedOrganization extends OrganizationMembers {
  readonly id: string;
  readonly country: string;
  readonly members: readonly Member[];
  readonly invitations: readonly OpenInvitation[];
}

/** Locks an organization and reads its members. */
export async function lockMembers(
  sql: TransactionSql,
  organizationId: string,
  now: Date,
): Promise<LockedOrganization> {
  const country = await lockOrganization(sql, organizationId);
  const [subscription] = await sql<{ seats: number }[]>`
    select seats from subscription where organization_id = ${organizationId}`;
  return {
    id: organizationId,
    country,
    seats: subscription?.seats ?? 1,
    members: await readMembers(sql, organizationId),
    invitations: await readInvitations(sql, organizationId, now),
  };
}

export interface NewInvitation {
  readonly id: string;
  readonly organizationId: string;
  readonly email: string;
  readonly tokenHash: Buffer;
  readonly language: string;
  readonly invitedBy: string;
  readonly expiresAt: Date;
}

/** Saves an invitation, or renews the pending one of the address; returns the ID of the valid one. */
export async function keepInvitation(sql: TransactionSql, invitation: NewInvitation): Promise<string> {
  const { id, organizationId, email, tokenHash, language, invitedBy, expiresAt } = invitation;
  const [row] = await sql<[{ id: string }]>`
    insert into invitation (id, organization_id, email, token_hash, language, invited_by, expires_at)
    values (${id}, ${organizationId}, ${email}, ${tokenHash}, ${language}, ${invitedBy}, ${expiresAt})
    on conflict (organization_id, email) where accepted_by is null and withdrawn_at is null
    do update set expires_at = excluded.expires_at, language = excluded.language, invited_by = excluded.invited_by
    returning id`;
  return row.id;
}

/** An invitation in any status. */
export interface KeptInvitation {
  readonly id: string;
  readonly organizationId: string;
  readonly email: string;
  readonly acceptedBy: string | null;
  readonly isWithdrawn: boolean;
  readonly expiresAt: Date;
}

/** Null if no invitation has the token. */
export async function findInvitation(sql: AnySql, tokenHash: Buffer): Promise<KeptInvitation | null> {
  const [row] = await sql<KeptInvitation[]>`
    select id, organization_id as "organizationId", email, accepted_by as "acceptedBy",
      withdrawn_at is not null as "isWithdrawn", expires_at as "expiresAt"
    from invitation where token_hash = ${tokenHash}`;
  return row ?? null;
}

/** Withdraws an invitation, if it is a pending one of the organization. */
export async function withdrawInvitation(sql: TransactionSql, id: string, now: Date): Promise<void> {
  await sql`update invitation set withdrawn_at = ${now} where id = ${id} and accepted_by is null`;
}

/** Uses an invitation, which makes its person a member. */
export async function useInvitation(
  sql: TransactionSql,
  { id, organizationId }: KeptInvitation,
  membership: { readonly id: string; readonly userId: string },
): Promise<void> {
  await sql`update invitation set accepted_by = ${membership.userId} where id = ${id}`;
  await sql`
    insert into organization_membership (id, organization_id, user_id, is_admin)
    values (${membership.id}, ${organizationId}, ${membership.userId}, false)`;
}

/** Removes a member. */
export async function removeMembership(sql: TransactionSql, id: string): Promise<void> {
  await sql`delete from organization_membership where id = ${id}`;
}

/** Sets whether a member manages the organization. */
export async function setAdmin(sql: TransactionSql, id: string, isAdmin: boolean): Promise<void> {
  await sql`update organization_membership set is_admin = ${isAdmin} where id = ${id}`;
}

/** From now on, earlier tokens of the member's page for referring others are replaced. */
export async function startTokenGeneration(sql: TransactionSql, id: string): Promise<void> {
  await sql`
    update organization_membership set referrer_token_generation = referrer_token_generation + 1 where id = ${id}`;
}

/** The content of an invitation's email. */
export interface InvitationToSend {
  readonly id: string;
  readonly email: string;
  /** The organization's name. */
  readonly organization: string;
  readonly country: string;
  readonly language: string;
  readonly expiresAt: Date;
}

/** Null if it was used or withdrawn. */
export async function loadInvitationToSend(sql: AnySql, id: string): Promise<InvitationToSend | null> {
  const [row] = await sql<InvitationToSend[]>`
    select invitation.id, email, organization.name as organization, country, language, expires_at as "expiresAt"
    from invitation join organization on organization.id = organization_id
    where invitation.id = ${id} and accepted_by is null and withdrawn_at is null`;
  return row ?? null;
}

/** Whom a mail tells that they are no longer a member. */
export interface RemovedMember {
  readonly email: string;
  /** The organization's name. */
  readonly organization: string;
  readonly country: string;
  /** Of the invitation, or else of the order that the membership was bought with; null without either. */
  readonly language: string | null;
}

/** Null if the person is erased, or a member again. */
export async function loadRemovedMember(
  sql: AnySql,
  { organizationId, userId }: { readonly organizationId: string; readonly userId: string },
): Promise<RemovedMember | null> {
  const [row] = await sql<RemovedMember[]>`
    select users.email, organization.name as organization, organization.country,
      coalesce(
        (
          select language from invitation
          where organization_id = organization.id and accepted_by = users.id order by id desc limit 1
        ),
        (
          select language from orders
          where id = (select order_id from subscription where organization_id = organization.id)
        )
      ) as language
    from organization join users on users.id = ${userId}
    where organization.id = ${organizationId} and users.email not like '%@erased.invalid' and not exists (
      select from organization_membership where organization_id = organization.id and user_id = users.id
    )`;
  return row ?? null;
}

/** An organization's administrators, who are notified of changes to its membership. */
export interface Administrators {
  /** The organization's name. */
  readonly organization: string;
  /** Longest-standing first. */
  readonly people: readonly { readonly id: string; readonly email: string }[];
}

/** The organization's name, and who can be written to about it. */
export async function findAdministrators(sql: AnySql, organizationId: string): Promise<Administrators> {
  const [row] = await sql<[Administrators]>`
    select name as organization, (
      select coalesce(jsonb_agg(jsonb_build_object('id', users.id, 'email', users.email) order by member.id), '[]')
      from organization_membership as member join users on users.id = member.user_id
      where member.organization_id = organization.id and is_admin
    ) as people
    from organization where id = ${organizationId}`;
  return row;
}
