import type { Sql } from '../../db/connect.ts';
import type { VerifyToken } from './verify-token.ts';

/** What signing in needs of the world. */
export interface AccountServices {
  readonly sql: Sql;
  /** Null where no account service is configured or played: then no token is valid. */
  readonly verifyToken: VerifyToken | null;
  /** What the mobile app gets nonces with; null where no app signs in. */
  readonly cloudAppSecret: string | null;
  now(): Date;
}
