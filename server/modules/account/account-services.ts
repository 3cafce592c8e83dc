import type { Sql } from '../../db/connect.ts';
import type { VerifyToken } from './verify-token.ts';

/** The external services of signing in. */
export interface AccountServices {
  readonly sql: Sql;
  /** Null if the account service is neither configured nor simulated: then every token is invalid. */
  readonly verifyToken: VerifyToken | null;
  /** The secret with which the mobile app requests nonces; null if apps can't sign in. */
  readonly cloudAppSecret: string | null;
  /** The time now; tests set it. */
  now(): Date;
}
