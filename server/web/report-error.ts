import { randomUUID } from 'node:crypto';
import type { BaseLogger } from 'pino';

/** Writes a bug into the log under a new id and answers the id. */
export function createErrorReport(log: BaseLogger): (error: unknown) => string {
  return (error) => {
    const errorId = randomUUID().slice(0, 8);
    log.error({ err: error, errorId }, 'Something failed.');
    return errorId;
  };
}
