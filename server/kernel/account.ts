/** Who is signed in, as the account service's token has it; verified for this request. */
export interface Account {
  /** The token's `sub`: never changes, never reused; at most 200 characters. */
  readonly subject: string;
  /** In lower case. */
  readonly email: string;
  /** Whether the account service has seen the person read mail at that address. An unconfirmed one proves nothing. */
  readonly isEmailConfirmed: boolean;
  /** Empty when unknown. */
  readonly name: string;
}

/**
 * Reads the `Authorization` header of a request; null when nobody is signed in. Throws a GraphQL error: `PermissionDenied`
 * for an invalid token, which signs the browser out, `SERVICE_UNAVAILABLE` while it can't be checked.
 */
export type ReadAccount = (authorization: string | null) => Promise<Account | null>;
