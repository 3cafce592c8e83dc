import { hash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { JWK } from 'jose';
import type { JSONValue } from 'postgres';
import { inTransaction, type Sql } from '../../db/connect.ts';

/** An account of the stand-in. */
export interface CloudAccount {
  readonly subject: string;
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly isEmailConfirmed: boolean;
  /** The only organization to sign in for; null if the store has to ask. */
  readonly organizationSlug: string | null;
}

type NewAccount = Omit<CloudAccount, 'subject'>;

/** The lifetimes of tickets in seconds. */
const lives = { session: 30 * 86_400, confirmation: 86_400 } as const;
type Ticket = keyof typeof lives;

const hashOf = (token: string) => hash('sha256', token, 'buffer');

/** Stores the stand-in's state in the schema `cloud_sandbox` of the shop's own database. */
export function createCloudStore(sql: Sql) {
  const columns = sql`subject, email, name, password_hash as "passwordHash",
    is_email_confirmed as "isEmailConfirmed", organization_slug as "organizationSlug"`;
  return {
    async prepare(): Promise<void> {
      const statements = await readFile(new URL('cloud-sandbox.sql', import.meta.url), 'utf8');
      await inTransaction(sql, async (transaction) => {
        await transaction`set local client_min_messages = warning`;
        await transaction.unsafe(statements);
      });
    },
    /** The key shared by all processes; the first one creates it. */
    async signingKey(makeKey: () => Promise<JWK>): Promise<JWK> {
      const find = () => sql<{ readonly jwk: JWK }[]>`select jwk from cloud_sandbox.signing_key`;
      const [found] = await find();
      if (found) return found.jwk;
      await sql`
        insert into cloud_sandbox.signing_key (jwk) values (${sql.json((await makeKey()) as JSONValue)})
        on conflict do nothing`;
      const [kept] = await find();
      if (!kept) throw new Error('The stand-in of the account service has no key.');
      return kept.jwk;
    },
    async findByEmail(email: string): Promise<CloudAccount | null> {
      const [row] = await sql<CloudAccount[]>`
        select ${columns} from cloud_sandbox.account where email = ${email}`;
      return row ?? null;
    },
    /** Returns null if the address already has an account. */
    async create(account: NewAccount): Promise<CloudAccount | null> {
      const { email, name, passwordHash, isEmailConfirmed, organizationSlug } = account;
      const [row] = await sql<CloudAccount[]>`
        insert into cloud_sandbox.account (email, name, password_hash, is_email_confirmed, organization_slug)
        values (${email}, ${name}, ${passwordHash}, ${isEmailConfirmed}, ${organizationSlug})
        on conflict (email) do nothing returning ${columns}`;
      return row ?? null;
    },
    /** Returns a ticket's unguessable token, which is not stored. */
    async issue(ticket: Ticket, subject: string): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(Date.now() + lives[ticket] * 1000);
      await sql`
        insert into cloud_sandbox.${sql(ticket)} (token_hash, subject, expires_at)
        values (${hashOf(token)}, ${subject}, ${expiresAt})`;
      return token;
    },
    async findBySession(token: string): Promise<CloudAccount | null> {
      const [row] = await sql<CloudAccount[]>`
        select ${columns} from cloud_sandbox.account join cloud_sandbox.session using (subject)
        where token_hash = ${hashOf(token)} and expires_at > now()`;
      return row ?? null;
    },
    async endSession(token: string): Promise<void> {
      await sql`delete from cloud_sandbox.session where token_hash = ${hashOf(token)}`;
    },
    /** Returns false for an unknown or expired link. Repeatable, because mail programs may open links too. */
    async confirmEmail(token: string): Promise<boolean> {
      const { count } = await sql`
        update cloud_sandbox.account set is_email_confirmed = true
        where subject = (
          select subject from cloud_sandbox.confirmation where token_hash = ${hashOf(token)} and expires_at > now()
        )`;
      return count === 1;
    },
  };
}
