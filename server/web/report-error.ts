import type { BaseLogger } from 'pino';
import { newErrorId } from '../kernel/error-id.ts';
import type { TrackError } from './error-tracker.ts';

/**
 * Logs a bug under the id of the present trace, or a new one without traces, forwards it to the tracker, and returns the
 * id.
 */
export function createErrorReport(
  log: BaseLogger,
  track: TrackError,
  traceId: () => string | null = () => null,
): (error: unknown) => string {
  return (error) => {
    const errorId = traceId() ?? newErrorId();
    log.error({ err: error, errorId }, 'Something failed.');
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    track({ errorId, platform: 'node', message, page: null, trail: [] });
    return errorId;
  };
}
