import { type KeyObject, createPublicKey, verify } from 'node:crypto';
import type { Verifier } from 'http-message-sig';
import type { JWK } from 'jose';

interface Algorithm {
  /** As RFC 9421 registers it. */
  readonly name: string;
  verify(key: KeyObject, data: Uint8Array, signature: Uint8Array): boolean;
}

const ecdsa = (digest: string) => (key: KeyObject, data: Uint8Array, signature: Uint8Array) =>
  verify(digest, data, { key, dsaEncoding: 'ieee-p1363' }, signature);

/** The supported algorithms, by the key's type and curve. The protocol requires the first. */
const algorithms: ReadonlyMap<string, Algorithm> = new Map([
  ['EC P-256', { name: 'ecdsa-p256-sha256', verify: ecdsa('sha256') }],
  ['EC P-384', { name: 'ecdsa-p384-sha384', verify: ecdsa('sha384') }],
  ['OKP Ed25519', { name: 'ed25519', verify: (key, data, signature) => verify(null, data, key, signature) }],
]);

/** The names of all supported algorithms. */
export const algorithmNames: readonly string[] = [...algorithms.values()].map(({ name }) => name);

/** Whether a key of a profile may verify signatures at all (RFC 7517, sections 4.2 and 4.3). */
const maySign = ({ use, key_ops: operations }: JWK): boolean =>
  use !== 'enc' && (operations === undefined || operations.includes('verify'));

/** The key with this id that may verify signatures; null if the profile has none. */
export const findKey = (keys: readonly JWK[], keyId: string): JWK | null =>
  keys.find((key) => key.kid === keyId && maySign(key)) ?? null;

/** Verifies with a platform's key; null if its type, its curve or its point isn't supported. */
export function verifierFor(jwk: JWK): Verifier | null {
  const algorithm = algorithms.get(`${jwk.kty} ${jwk.crv}`);
  if (algorithm === undefined) return null;
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    return {
      algorithm: algorithm.name,
      verify: (data, signature) => algorithm.verify(key, data, signature),
    };
  } catch {
    return null;
  }
}
