import type { Environment } from './environment/environment.ts';
import type { AccountService } from './modules/account/verify-token.ts';

/** The environment's account service; null if none is set. Its paths are those of the stand-in. */
export function openAccountService({ cloudUrl, cloudClientSecret }: Environment): AccountService | null {
  if (cloudUrl === null) return null;
  return {
    issuer: cloudUrl,
    keySetUrl: `${cloudUrl}/.well-known/jwks.json`,
    introspection:
      cloudClientSecret === null ? null : { url: `${cloudUrl}/introspect`, secret: cloudClientSecret },
  };
}
