import type { JSONValue } from 'postgres';
import type { AnySql } from '../../db/connect.ts';

/** What a request was answered. */
interface KeptAnswer {
  readonly status: number;
  readonly response: object;
}

interface KeptRequest extends KeptAnswer {
  readonly requestHash: Buffer;
}

/** What a platform's request with a key was answered; null for an unused key. */
export async function findAnswer(sql: AnySql, platform: string, key: string): Promise<KeptRequest | null> {
  const [row] = await sql<{ request_hash: Buffer; status: number; response: object }[]>`
    select request_hash, status, response from agent_request where platform = ${platform} and key = ${key}`;
  return row === undefined
    ? null
    : { requestHash: row.request_hash, status: row.status, response: row.response };
}

/** Keeps an answer; false if another request with the key was answered meanwhile. */
export async function keepAnswer(
  sql: AnySql,
  platform: string,
  key: string,
  { requestHash, status, response }: KeptRequest,
): Promise<boolean> {
  const { count } = await sql`
    insert into agent_request (platform, key, request_hash, status, response)
    values (${platform}, ${key}, ${requestHash}, ${status}, ${sql.json(response as JSONValue)})
    on conflict do nothing`;
  return count === 1;
}
