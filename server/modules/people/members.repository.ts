import type { OrganizationMembers } from '@sonde/machines/rules/people';
import type { AnySql, TransactionSql } from '../../db/connect.ts';
import { lockOrganization } from './lock-organization.ts';

/** A member as those who manage the organization see them. */
export interface Member {
  /** Of the membership. */
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly canPurchasePersonalProbe: boolean;
}

/** An invitation that may still be used. */
export interface OpenInvitation {
  readonly id: string;
  readonly email: string;
  readonly expiresAt: Date;
}

/** The members of an organization, the oldest first. */
export async function readMembers(sql: AnySql, organizationId: string): Promise<readonly Member[]> {
  return sql<Member[]>`
    select organization_membership.id, user_id as "userId", name, email, is_admin as "isAdmin",
      can_purchase_personal_probe as "canPurchasePersonalProbe"
    from organization_membership join users on users.id = user_id
    where organization_id = ${organizationId} order by organization_membership.id`;
}

/** The invitations into an organization that may still be used, the oldest first. */
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

/** An organization that nobody else changes the members of before the transaction ends. */
export interface LockedOrganization extends OrganizationMembers {
  readonly id: string;
  readonly country: string;
  readonly members: readonly Member[];
  readonly invitations: readonly OpenInvitation[];
}

/** Locks an organization and reads who is in it. */
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

/** Keeps an invitation, or keeps up the one that the address has; answers the id of the one that counts. */
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

/** An invitation, whatever became of it. */
export interface KeptInvitation {
  readonly id: string;
  readonly organizationId: string;
  readonly email: string;
  readonly acceptedBy: string | null;
  readonly isWithdrawn: boolean;
  readonly expiresAt: Date;
}

/** Null where no invitation has the token. */
export async function findInvitation(sql: AnySql, tokenHash: Buffer): Promise<KeptInvitation | null> {
  const [row] = await sql<KeptInvitation[]>`
    select id, organization_id as "organizationId", email, accepted_by as "acceptedBy",
      withdrawn_at is not null as "isWithdrawn", expires_at as "expiresAt"
    from invitation where token_hash = ${tokenHash}`;
  return row ?? null;
}

/** Takes an invitation back, if it is one of the organization that nobody has used. */
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

/** Takes a member out. */
export async function removeMembership(sql: TransactionSql, id: string): Promise<void> {
  await sql`delete from organization_membership where id = ${id}`;
}

/** Says whether a member manages the organization. */
export async function setAdmin(sql: TransactionSql, id: string, isAdmin: boolean): Promise<void> {
  await sql`update organization_membership set is_admin = ${isAdmin} where id = ${id}`;
}

/** What the mail of an invitation says. */
export interface InvitationToSend {
  readonly id: string;
  readonly email: string;
  /** Of the organization. */
  readonly organization: string;
  readonly country: string;
  readonly language: string;
  readonly expiresAt: Date;
}

/** Null where it was used or withdrawn. */
export async function loadInvitationToSend(sql: AnySql, id: string): Promise<InvitationToSend | null> {
  const [row] = await sql<InvitationToSend[]>`
    select invitation.id, email, organization.name as organization, country, language, expires_at as "expiresAt"
    from invitation join organization on organization.id = organization_id
    where invitation.id = ${id} and accepted_by is null and withdrawn_at is null`;
  return row ?? null;
}

/** Who manages an organization, and is told what happens to its membership. */
export interface Administrators {
  /** Its name. */
  readonly organization: string;
  /** The longest in it first. */
  readonly people: readonly { readonly id: string; readonly email: string }[];
}

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
