import { randomUUID } from 'node:crypto';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  SignJWT,
} from 'jose';
import type { CloudAccount } from './cloud-store.ts';

const algorithm = 'ES256';

/** In seconds. */
export const tokenLife = 3600;

/** Creates a private key with its thumbprint as id. */
export async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: algorithm, use: 'sig' };
}

/** The public key set for clients. */
export function keySetOf({ kty = '', crv = '', x = '', y = '', kid = '' }: JWK): JSONWebKeySet {
  return { keys: [{ kty, crv, x, y, kid, alg: algorithm, use: 'sig' }] };
}

/** The issuer, audience and key of a token. */
export interface TokenTerms {
  readonly issuer: string;
  readonly audience: string;
  readonly key: JWK;
}

/** Signs a token for an account. */
export async function signToken(
  account: CloudAccount,
  { issuer, audience, key }: TokenTerms,
): Promise<string> {
  const { subject, email, name, isEmailConfirmed } = account;
  return new SignJWT({ email, name, email_verified: isEmailConfirmed })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: key.kid ?? '' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${tokenLife}s`)
    .sign(await importJWK(key, algorithm));
}
