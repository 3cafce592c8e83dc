import { hashToken } from '../../server/kernel/tokens.ts';
import type { Sql } from '../../server/db/connect.ts';

/** The administrator of the clinic, who is also a member of the practice. */
export const administrator = 'admin@clinic.example';

const clinic = 'lakeside-clinic';
const practice = 'meadow-equine';
/** Into which the invitation of the walks leads. */
const inviting = 'small-clinic';

/** Enough for every invitation of a walk. */
const additionalSeats = 20;

const invitationIds = [
  '01900000-0000-7000-8000-000000000001',
  '01900000-0000-7000-8000-000000000002',
] as const;
const ownInvitation = '01900000-0000-7000-8000-000000000003';

/** The people of the clinic, the administrator first; each with the id of a membership that has to be made again. */
const people = [
  [administrator, '01900000-0000-7000-8000-000000000011'],
  ['member@clinic.example', '01900000-0000-7000-8000-000000000012'],
  ['personal@clinic.example', '01900000-0000-7000-8000-000000000013'],
  ['two@clinic.example', '01900000-0000-7000-8000-000000000014'],
] as const;
/** After every other one, so that the clinic comes first. */
const practiceMembership = '01ffffff-ffff-7fff-bfff-ffffffffffff';

/** The people of the sandbox's clinic, as every change of a walk finds them. */
export class ClinicMembers {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** One administrator, three members, two invitations and free seats; the plan renews, and a second organization. */
  async restore(): Promise<void> {
    const sql = this.#sql;
    await sql`update subscription set additional_seats = 1, seat_limit = seats_in_base + 1
      where organization_id = ${this.#organization(practice)}`;
    for (const [email, id] of people) await this.#join(clinic, id, email, email === administrator);
    await this.#join(practice, practiceMembership, administrator, false);
    await sql`delete from organization_membership where user_id = ${this.#user(administrator)}
      and organization_id not in (${this.#organization(clinic)}, ${this.#organization(practice)})`;
    await sql`update subscription set additional_seats = ${additionalSeats}, scheduled = null,
        next_charge_on = expires_on + 1
      where organization_id = ${this.#organization(clinic)}`;
    await sql`update invitation set withdrawn_at = now()
      where organization_id = ${this.#organization(clinic)} and accepted_by is null and withdrawn_at is null
        and id not in ${sql([...invitationIds])}`;
    for (const [index, id] of invitationIds.entries())
      await this.#invite(clinic, id, `new-${index}@clinic.example`, `${index}`.repeat(43));
  }

  /** The administrator leaves both organizations; others manage the clinic. */
  async leaveAll(): Promise<void> {
    await this.shareManagement();
    await this.#sql`delete from organization_membership where user_id = ${this.#user(administrator)}`;
  }

  /** Someone else manages the clinic, too. */
  async shareManagement(): Promise<void> {
    await this.#sql`update organization_membership set is_admin = true
      where organization_id = ${this.#organization(clinic)}`;
  }

  /** The administrator is invited into a third organization by that token. */
  async inviteAdministrator(token: string): Promise<void> {
    await this.#setSeatsWhereInvited(additionalSeats);
    await this.#invite(inviting, ownInvitation, administrator, token);
  }

  async acceptForAnother(): Promise<void> {
    await this.#sql`update invitation set accepted_by = invited_by where id = ${ownInvitation}`;
  }

  async inviteAnother(): Promise<void> {
    await this.#sql`update invitation set email = 'someone-else@clinic.example' where id = ${ownInvitation}`;
  }

  async takeLastSeat(): Promise<void> {
    await this.#setSeatsWhereInvited(0);
  }

  #organization(slug: string) {
    return this.#sql`(select id from organization where slug = ${slug})`;
  }

  #user(email: string) {
    return this.#sql`(select id from users where email = ${email} order by cloud_id nulls last limit 1)`;
  }

  async #join(slug: string, id: string, email: string, isAdmin: boolean): Promise<void> {
    await this.#sql`insert into organization_membership (id, organization_id, user_id, is_admin)
      values (${id}, ${this.#organization(slug)}, ${this.#user(email)}, ${isAdmin})
      on conflict (organization_id, user_id) do update set is_admin = excluded.is_admin`;
  }

  async #invite(slug: string, id: string, email: string, token: string): Promise<void> {
    await this.#sql`
      insert into invitation (id, organization_id, email, token_hash, language, invited_by, expires_at)
      values (${id}, ${this.#organization(slug)}, ${email}, ${hashToken(token)}, 'en',
        (select user_id from organization_membership
          where organization_id = ${this.#organization(slug)} and is_admin order by id limit 1),
        now() + interval '7 days')
      on conflict (id) do update
        set email = excluded.email, accepted_by = null, withdrawn_at = null, expires_at = excluded.expires_at`;
  }

  /** One base seat is taken by its administrator. */
  async #setSeatsWhereInvited(seats: number): Promise<void> {
    await this.#sql`update subscription set seats_in_base = 1, additional_seats = ${seats}
      where organization_id = ${this.#organization(inviting)}`;
  }
}
