/** The signed-in user according to the account service's token, verified for this request. */
export interface Account {
  /** The token's `sub`: never changes, never reused; at most 200 characters. */
  readonly subject: string;
  /** In lower case. */
  readonly email: string;
  /**
   * Whether the account service has confirmed that the user receives mail at that address. An unconfirmed one proves
   * nothing.
   */
  readonly isEmailConfirmed: boolean;
  /** Empty if unknown. */
  readonly name: string;
}

/**
 * Reads a request's `Authorization` header; null if signed out. Throws a GraphQL error: `PermissionDenied` for an
 * invalid token, which signs the browser out; `SERVICE_UNAVAILABLE` if it can't be verified at the moment.
 */
export type ReadAccount = (authorization: string | null) => Promise<Account | null>;
