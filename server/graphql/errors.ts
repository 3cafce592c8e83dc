import { GraphQLError } from 'graphql';
import type { BaseLogger } from 'pino';
import { isDatabaseUnavailable } from '../db/connect.ts';
import { newErrorId } from '../kernel/error-id.ts';

/** The original error inside GraphQL's wrappers. */
function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError !== undefined
    ? causeOf(error.originalError)
    : error;
}

/** GraphQL's own error, without suggested names if those are hidden. */
function plainError(error: GraphQLError, hidesSuggestions: boolean): GraphQLError {
  const message = hidesSuggestions ? error.message.replace(/ Did you mean .*$/s, '') : error.message;
  const { nodes, path, extensions } = error;
  return message === error.message ? error : new GraphQLError(message, { nodes, path, extensions });
}

export interface MaskOptions {
  readonly log: BaseLogger;
  readonly hidesSuggestions: boolean;
  /** The id of the present trace, which errors then have; null outside. Absent without traces. */
  readonly traceId?: () => string | null;
}

/**
 * Returns the function that makes an error safe for clients. GraphQL's own errors pass; an unavailable database becomes
 * status 503; anything else is a bug, for which the client gets an id and the log the details.
 */
export function createErrorMask({
  log,
  hidesSuggestions,
  traceId,
}: MaskOptions): (error: unknown) => GraphQLError {
  return (error) => {
    const cause = causeOf(error);
    const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
    if (cause instanceof GraphQLError) {
      return plainError(error as GraphQLError, hidesSuggestions);
    }
    if (isDatabaseUnavailable(cause)) {
      log.error({ err: cause }, 'The database does not answer.');
      return new GraphQLError('The shop cannot answer at the moment. Try again in a minute.', {
        ...place,
        extensions: { code: 'SERVICE_UNAVAILABLE', http: { status: 503, headers: { 'retry-after': '5' } } },
      });
    }
    const errorId = traceId?.() ?? newErrorId();
    log.error({ err: cause, errorId, path: place.path }, 'A request failed.');
    return new GraphQLError('Something failed on our side.', {
      ...place,
      extensions: { code: 'INTERNAL_SERVER_ERROR', errorId },
    });
  };
}
