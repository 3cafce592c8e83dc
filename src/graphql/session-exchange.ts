import { makeOperation, mapExchange, type Operation, type OperationResult } from 'urql';
import { storedSession } from '../browser/stored-session.ts';
import { isAuthorized } from './authorized-operations.ts';
import { operationNameOf } from './operation-name.ts';

/** The store's own path: tokens are sent only there, whatever URL a client has. */
const ownPath = '/graphql/';

const scheme = 'JWT ';

function withToken(operation: Operation): Operation {
  const { context } = operation;
  const token =
    context.url === ownPath && isAuthorized(operationNameOf(operation)) ? storedSession.token() : null;
  return token === null
    ? operation
    : makeOperation(operation.kind, operation, {
        ...context,
        fetchOptions: { headers: { Authorization: `${scheme}${token}` } },
      });
}

/** The token that an operation was sent with; null if none. */
function sentToken({ context: { fetchOptions } }: Operation): string | null {
  const { Authorization: sent } = (typeof fetchOptions === 'object' ? (fetchOptions.headers ?? {}) : {}) as {
    readonly Authorization?: string;
  };
  return sent?.slice(scheme.length) ?? null;
}

/** Whether the shop refused the token (coverage AUTH-5), according to the first error. */
export const isPermissionDenied = (error: OperationResult['error']): boolean =>
  error?.graphQLErrors[0]?.extensions['code'] === 'PermissionDenied';

/** Adds the token to the listed operations, and signs the visitor out if the shop refuses it. */
export const sessionExchange = mapExchange({
  onOperation: withToken,
  onResult({ operation, error }) {
    const sent = sentToken(operation);
    if (sent === null || !isPermissionDenied(error)) return;
    storedSession.end(sent);
  },
});
