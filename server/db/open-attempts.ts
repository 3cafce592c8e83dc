import { openAttemptStatuses } from '@sonde/machines/lifecycles';
import type { AnySql, Fragment } from './connect.ts';

const literals = openAttemptStatuses.map((status) => `'${status}'`).join(', ');

/**
 * The statuses of attempts to charge that have not ended, for `status in (…)`. They are literals, so that a plan uses
 * the indexes of open attempts.
 */
export const openAttempts = (sql: AnySql): Fragment => sql`${sql.unsafe(literals)}`;
