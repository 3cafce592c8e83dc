import { randomUUID } from 'node:crypto';
import type { BaseLogger } from 'pino';
import type { TrackError } from './error-tracker.ts';

/** Logs a bug under a new id, forwards it to the tracker, and returns the id. */
export function createErrorReport(log: BaseLogger, track: TrackError): (error: unknown) => string {
  return (error) => {
    const errorId = randomUUID().slice(0, 8);
    log.error({ err: error, errorId }, 'Something failed.');
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    track({ errorId, platform: 'node', message, page: null, trail: [] });
    return errorId;
  };
}
