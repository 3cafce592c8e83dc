import type { AnySql, Sql } from '../../db/connect.ts';
import { hashToken } from '../../kernel/tokens.ts';

/** Whether somebody signed out with this token. */
export async function isRevoked(sql: AnySql, tokenId: string): Promise<boolean> {
  const rows = await sql`select from revoked_token where token_id_hash = ${hashToken(tokenId)}`;
  return rows.length > 0;
}

/** Keeps a token from being used again, until it would end anyway; may be repeated. */
export async function revoke(sql: AnySql, tokenId: string, expiresAt: Date): Promise<void> {
  await sql`
    insert into revoked_token (token_id_hash, expires_at) values (${hashToken(tokenId)}, ${expiresAt})
    on conflict (token_id_hash) do nothing`;
}

/** Keeps the hash of a nonce. */
export async function keepNonce(sql: AnySql, nonce: string, expiresAt: Date): Promise<void> {
  await sql`insert into login_nonce (nonce_hash, expires_at) values (${hashToken(nonce)}, ${expiresAt})`;
}

/** Uses a nonce up; false when there is none such, any more or yet. Of two that ask at once, one gets it. */
export async function redeemNonce(sql: AnySql, nonce: string, now: Date): Promise<boolean> {
  const rows = await sql<{ readonly expires_at: Date }[]>`
    delete from login_nonce where nonce_hash = ${hashToken(nonce)} returning expires_at`;
  return rows.some(({ expires_at }) => expires_at > now);
}

/** Deletes what has ended by itself. */
export async function deleteEnded(sql: Sql, now: Date): Promise<void> {
  await sql`delete from revoked_token where expires_at < ${now}`;
  await sql`delete from login_nonce where expires_at < ${now}`;
}
