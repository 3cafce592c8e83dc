import { mailboxOf } from '@sonde/machines/rules/people';
import type { AnySql } from '../../db/connect.ts';

/** What the commands about bans need. */
export interface BanServices {
  readonly sql: AnySql;
}

/** A mailbox that nothing is ordered with. */
export interface BannedMailbox {
  readonly email: string;
  readonly bannedAt: Date;
}

/** Bans the mailbox of an address, however it is written. False if it was banned before. */
export async function banMailbox(sql: AnySql, email: string): Promise<boolean> {
  const { count } = await sql`
    insert into banned_mailbox (customer, email) values (${mailboxOf(email)}, ${email})
    on conflict do nothing`;
  return count === 1;
}

/** Lifts a ban. False if there was none. */
export async function unbanMailbox(sql: AnySql, email: string): Promise<boolean> {
  const { count } = await sql`delete from banned_mailbox where customer = ${mailboxOf(email)}`;
  return count === 1;
}

/** All bans, oldest first. */
export async function bannedMailboxes(sql: AnySql): Promise<readonly BannedMailbox[]> {
  return sql<BannedMailbox[]>`
    select email, banned_at as "bannedAt" from banned_mailbox order by banned_at, customer`;
}
