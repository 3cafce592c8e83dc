import { checkEmail, normaliseEmail } from '@sonde/machines/rules/people';
import { type AgentScope, storeClient } from '@sonde/machines/rules/sign-in';
import * as v from 'valibot';
import type { Account } from '../../kernel/account.ts';
import { type TrustRefusal, refuse } from './trust-refusals.ts';

/** A person who connected their account with the platform of an agent. */
interface LinkedBuyer {
  readonly account: Account;
  /** What the platform may do for them. */
  readonly scopes: readonly string[];
}

/** The linked buyer of a request, null without one; or why the request is refused, with the challenge to answer. */
type ReadBuyer =
  | { readonly ok: true; readonly buyer: LinkedBuyer | null }
  | {
      readonly ok: false;
      readonly refusal: TrustRefusal;
      /** The value of `WWW-Authenticate` (RFC 6750, section 3); null if another token doesn't help. */
      readonly challenge: string | null;
    };

/**
 * Reads who a platform acts for, from the `Authorization` header of its request.
 *
 * @param profileUrl of the platform that signed the request; the token has to be its own.
 * @param needed the scopes that the operation needs; without any, a request needs no token.
 */
export type ReadLinkedBuyer = (
  authorization: string | null,
  profileUrl: string,
  needed: readonly AgentScope[],
) => Promise<ReadBuyer>;

export interface LinkedBuyerOptions {
  /** Where the account service says what a token proves (RFC 7662), and the store's secret for it. */
  readonly introspection: { readonly url: string; readonly secret: string };
  /** The issuer that platforms know: the shop's public URL. */
  readonly issuer: string;
  now(): Date;
}

/** In milliseconds. */
const patience = 3_000;
/** In seconds. */
const retryAfter = 5;

const longestName = 200;
const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(longestName));

const activeToken = v.object({
  active: v.literal(true),
  iss: v.string(),
  aud: v.literal(storeClient),
  client_id: v.string(),
  scope: v.string(),
  exp: v.number(),
  sub: shortText,
  email: v.pipe(
    v.string(),
    v.check((address) => checkEmail(address) === null),
    v.transform(normaliseEmail),
  ),
  email_verified: v.boolean(),
  name: v.optional(v.pipe(v.string(), v.maxLength(longestName)), ''),
});

/** The characters of a token (RFC 6750, section 2.1). */
const bearer = /^Bearer +([\w.~+/-]{1,4096}=*) *$/i;

/** @see https://ucp.dev/2026-04-08/specification/identity-linking#error-handling */
export function createLinkedBuyerReader({ introspection, issuer, now }: LinkedBuyerOptions): ReadLinkedBuyer {
  const { url, secret } = introspection;
  const credentials = Buffer.from(`${storeClient}:${secret}`).toString('base64');
  const challengeOf = (parameters: Readonly<Record<string, string>>) =>
    `Bearer ${Object.entries({
      realm: issuer,
      ...parameters,
      resource_metadata: `${issuer}/.well-known/oauth-protected-resource`,
    })
      .map(([name, value]) => `${name}="${value}"`)
      .join(', ')}`;

  /** What the token proves; null if nothing, `unavailable` if the account service doesn't say. */
  async function look(token: string): Promise<v.InferOutput<typeof activeToken> | 'unavailable' | null> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ token }),
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      });
      if (!response.ok) return 'unavailable';
      const read = v.safeParse(activeToken, await response.json());
      return read.success ? read.output : null;
    } catch {
      return 'unavailable';
    }
  }

  const toRefusal = (
    code: TrustRefusal['code'],
    parameters: Readonly<Record<string, string>>,
  ): ReadBuyer => ({
    ok: false,
    refusal: refuse(code),
    challenge: challengeOf(parameters),
  });

  return async (authorization, profileUrl, needed) => {
    if (authorization === null)
      return needed.length === 0 ? { ok: true, buyer: null } : toRefusal('identity_required', {});
    const invalid = toRefusal('identity_required', { error: 'invalid_token' });
    const [, token] = bearer.exec(authorization) ?? [];
    if (token === undefined) return invalid;
    const claims = await look(token);
    if (claims === 'unavailable')
      return { ok: false, refusal: refuse('service_unavailable', retryAfter), challenge: null };
    const isOwn = claims?.iss === issuer && claims.client_id === profileUrl;
    if (claims === null || !isOwn || claims.exp * 1000 <= now().getTime()) return invalid;
    const scopes = claims.scope.split(' ');
    if (!needed.every((scope) => scopes.includes(scope)))
      return toRefusal('insufficient_scope', { error: 'insufficient_scope', scope: needed.join(' ') });
    const { sub: subject, email, email_verified: isEmailConfirmed, name } = claims;
    return { ok: true, buyer: { account: { subject, email, isEmailConfirmed, name }, scopes } };
  };
}
