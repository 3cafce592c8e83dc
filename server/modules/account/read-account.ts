import { GraphQLError } from 'graphql';
import type { BaseLogger } from 'pino';
import type { ReadAccount } from '../../kernel/account.ts';
import { serviceUnavailable } from '../../kernel/service-unavailable.ts';
import type { AccountServices } from './account-services.ts';
import { isRevoked } from './account.repository.ts';

/** Another scheme isn't ours: a test site behind a password sends `Basic`, which signs no one in. */
const jwtScheme = /^JWT(?:\s+(.*))?$/is;

/** Status 200, as for every response to an operation: clients read the code of the first error. */
const permissionDenied = () =>
  new GraphQLError('PermissionDenied', { extensions: { code: 'PermissionDenied', http: { status: 200 } } });

/**
 * Finds out who is signed in. The response doesn't reveal what is wrong with a token, and the token itself is never
 * logged.
 */
export function createAccountReader({
  sql,
  verifyToken,
  log,
}: AccountServices & { readonly log: BaseLogger }): ReadAccount {
  return async (authorization) => {
    const [scheme, token = ''] = jwtScheme.exec(authorization?.trim() ?? '') ?? [];
    if (scheme === undefined) return null;
    const verified = await verifyToken?.(token).catch((error: unknown) => {
      log.error({ err: error }, 'no keys of the account service');
      throw serviceUnavailable();
    });
    if (!verified || (await isRevoked(sql, verified.id))) throw permissionDenied();
    return verified.account;
  };
}
