import { checkEmail, normaliseEmail } from '@sonde/machines/rules/people';
import { isTokenShaped, longestTokenLife, storeClient } from '@sonde/machines/rules/sign-in';
import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyOptions } from 'jose';
import * as v from 'valibot';
import { rememberVerifiedTokens, type VerifiedToken } from './verified-tokens.ts';

/**
 * Returns null for a token that isn't the account service's, or isn't currently valid for this store. Throws if its
 * keys can't be read.
 */
export type VerifyToken = (token: string) => Promise<VerifiedToken | null>;

/** The issuer of tokens. */
export interface AccountService {
  /** As named in tokens. */
  readonly issuer: string;
  /** The URL of its public keys, as reached by this process. */
  readonly keySetUrl: string;
  /** Where it says what the tokens of agents prove, and the shop's secret for it; null if agents have none. */
  readonly introspection: { readonly url: string; readonly secret: string } | null;
}

const maxClaimLength = 200;
const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(maxClaimLength));

const claims = v.object({
  sub: shortText,
  jti: shortText,
  iat: v.number(),
  exp: v.number(),
  email: v.pipe(
    v.string(),
    v.check((address) => checkEmail(address) === null),
    v.transform(normaliseEmail),
  ),
  email_verified: v.boolean(),
  name: v.optional(v.pipe(v.string(), v.maxLength(maxClaimLength)), ''),
});

/** Keys are fetched again after ten minutes, and at most twice a minute for unknown key IDs. */
const keySetOptions = { timeoutDuration: 5_000, cooldownDuration: 30_000, cacheMaxAge: 600_000 };

/** Clock tolerance in seconds. */
const clockTolerance = 30;

/** Errors of loading the keys, not of the token. */
const isAboutKeys = (error: unknown) =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === errors.JOSEError.code;

/**
 * Verifies tokens with the public keys of the account service (decision 101); `now` is for tests. A token that was
 * verified is remembered while verifying it again would have the same result: until it expires, and until the keys are
 * read again, which may have changed (decision 225).
 */
export function createTokenVerifier(
  { issuer, keySetUrl }: Pick<AccountService, 'issuer' | 'keySetUrl'>,
  now: () => Date,
): VerifyToken {
  let keySet = 0;
  const keys = createRemoteJWKSet(new URL(keySetUrl), {
    ...keySetOptions,
    [customFetch](url, options) {
      keySet += 1;
      return fetch(url, options);
    },
  });
  const tokens = rememberVerifiedTokens();
  const options: JWTVerifyOptions = {
    algorithms: ['ES256'],
    typ: 'JWT',
    issuer,
    audience: storeClient,
    maxTokenAge: longestTokenLife,
    clockTolerance,
    requiredClaims: ['exp'],
  };
  return async (token) => {
    if (!isTokenShaped(token)) return null;
    const currentDate = now();
    const at = Math.floor(currentDate.getTime() / 1000);
    const known = keys.fresh ? tokens.recall(token, { at, keySet }) : null;
    if (known !== null) return known;
    const before = keys.reloading ? null : keySet;
    const verified = await jwtVerify(token, keys, { ...options, currentDate }).catch((error: unknown) => {
      if (isAboutKeys(error)) throw error;
      return null;
    });
    const read = v.safeParse(claims, verified?.payload);
    if (!read.success) return null;
    const { sub, jti, iat, exp, email, email_verified, name } = read.output;
    const account = { subject: sub, email, isEmailConfirmed: email_verified, name };
    const valid = { id: jti, expiresAt: new Date(exp * 1000), account };
    const until = Math.min(exp, iat + longestTokenLife) + clockTolerance;
    // Otherwise the keys may have been those from before they were read again.
    if (before === keySet)
      tokens.remember(token, { ...valid, account: { ...account } }, { at, until, keySet });
    return valid;
  };
}
