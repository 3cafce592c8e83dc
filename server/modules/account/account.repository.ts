import type { AnySql, Sql } from '../../db/connect.ts';
import { batchSize, inBatches } from '../../jobs/batches.ts';
import { hashToken } from '../../kernel/tokens.ts';

/** Whether this token was revoked. */
export async function isRevoked(sql: AnySql, tokenId: string): Promise<boolean> {
  const rows = await sql`select from revoked_token where token_id_hash = ${hashToken(tokenId)}`;
  return rows.length > 0;
}

/** Revokes a token until it expires. Repeatable. */
export async function revoke(sql: AnySql, tokenId: string, expiresAt: Date): Promise<void> {
  await sql`
    insert into revoked_token (token_id_hash, expires_at) values (${hashToken(tokenId)}, ${expiresAt})
    on conflict (token_id_hash) do nothing`;
}

/** Stores the hash of a nonce. */
export async function keepNonce(sql: AnySql, nonce: string, expiresAt: Date): Promise<void> {
  await sql`insert into login_nonce (nonce_hash, expires_at) values (${hashToken(nonce)}, ${expiresAt})`;
}

/** Redeems a nonce; false if it is unknown, expired or already used. Of two concurrent requests, one succeeds. */
export async function redeemNonce(sql: AnySql, nonce: string, now: Date): Promise<boolean> {
  const rows = await sql<{ readonly expires_at: Date }[]>`
    delete from login_nonce where nonce_hash = ${hashToken(nonce)} returning expires_at`;
  return rows.some(({ expires_at }) => expires_at > now);
}

/** Deletes what has expired. Returns how many rows. */
export async function deleteEnded(sql: Sql, now: Date): Promise<number> {
  const tokens = await inBatches(async () => {
    const { count } = await sql`
      delete from revoked_token where token_id_hash = any(array(
        select token_id_hash from revoked_token where expires_at < ${now}
        limit ${batchSize} for update skip locked
      ))`;
    return count;
  });
  const nonces = await inBatches(async () => {
    const { count } = await sql`
      delete from login_nonce where nonce_hash = any(array(
        select nonce_hash from login_nonce where expires_at < ${now}
        limit ${batchSize} for update skip locked
      ))`;
    return count;
  });
  return tokens + nonces;
}
