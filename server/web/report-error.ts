import { randomUUID } from 'node:crypto';
import type { BaseLogger } from 'pino';

/** Logs a bug under a new id and returns the id. */
export function createErrorReport(log: BaseLogger): (error: unknown) => string {
  return (error) => {
    const errorId = randomUUID().slice(0, 8);
    log.error({ err: error, errorId }, 'Something failed.');
    return errorId;
  };
}
