import type { AnySql } from '../../db/connect.ts';
import { hashParameters } from '../../kernel/idempotency-key.ts';

/** A caller's key for one scheduled change, and what was asked with it. */
export interface ScheduleKey {
  readonly scope: string;
  readonly key: string;
  readonly parametersHash: Buffer;
}

/** The key of a member's request, whose parameters it is bound to. */
export const scheduleKey = (membershipId: string, key: string, parameters: object): ScheduleKey => ({
  scope: `subscriptionScheduleAdd:${membershipId}`,
  key,
  parametersHash: hashParameters(parameters),
});

/** The hash of what was scheduled with the key; null for an unused one. */
export async function readScheduleKey(sql: AnySql, { scope, key }: ScheduleKey): Promise<Buffer | null> {
  const [row] = await sql<{ params_hash: Buffer }[]>`
    select params_hash from idempotency where scope = ${scope} and key = ${key}`;
  return row?.params_hash ?? null;
}

/** Notes that a change was scheduled with the key, in the transaction that schedules it. */
export async function keepScheduleKey(
  sql: AnySql,
  { scope, key, parametersHash }: ScheduleKey,
): Promise<void> {
  await sql`
    insert into idempotency (scope, key, params_hash, recovery_point, response, finished_at)
    values (${scope}, ${key}, ${parametersHash}, 'FINISHED', ${sql.json({ status: 'scheduled' })}, now())`;
}
