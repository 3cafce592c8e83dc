import { type KeyObject, createECDH, createPrivateKey, hkdfSync } from 'node:crypto';
import { type JWK, calculateJwkThumbprint } from 'jose';

/** How long the shop signs with one key, in days, as the protocol recommends. */
const periodDays = 90;
const dayMilliseconds = 86_400_000;

/** The order of the curve P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const scalarBytes = 32;
/** 64 bits more than the scalar has, so that the remainder isn't biased (FIPS 186-5, appendix A.2.1). */
const derivedBytes = scalarBytes + 8;

/** A public key as a profile publishes it: in `signing_keys` since 2026-04-08, in `keys` since 2026-08-25. */
interface PublishedKey {
  /** Its SHA-256 thumbprint (RFC 7638). */
  readonly kid: string;
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly use: 'sig';
  readonly alg: 'ES256';
}

/** A key with which the shop signs. */
export interface SigningKey {
  readonly published: PublishedKey;
  readonly privateKey: KeyObject;
}

/** The shop's keys for signing to platforms. */
export interface AgentSigningKeys {
  /** The key to sign with now. */
  current(): Promise<SigningKey>;
  /** The keys for the profile: of the last period, of this one and of the next, which caches then know in time. */
  signingKeys(): Promise<readonly PublishedKey[]>;
}

function scalarOf(secret: string, period: number): Buffer {
  const bits = hkdfSync('sha256', secret, '', `agent-signing-key:${period}`, derivedBytes);
  const scalar = (BigInt(`0x${Buffer.from(bits).toString('hex')}`) % (order - 1n)) + 1n;
  return Buffer.from(scalar.toString(16).padStart(scalarBytes * 2, '0'), 'hex');
}

async function deriveKey(secret: string, period: number): Promise<SigningKey> {
  const scalar = scalarOf(secret, period);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(scalar);
  const point = curve.getPublicKey();
  const publicJwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 1 + scalarBytes).toString('base64url'),
    y: point.subarray(1 + scalarBytes).toString('base64url'),
  } as const satisfies JWK;
  const privateJwk = { ...publicJwk, d: scalar.toString('base64url') };
  return {
    published: { ...publicJwk, kid: await calculateJwkThumbprint(publicJwk), use: 'sig', alg: 'ES256' },
    privateKey: createPrivateKey({ key: privateJwk, format: 'jwk' }),
  };
}

/**
 * Derives the keys from the shop's secret and the day: nothing is stored, all processes agree without asking each
 * other, and a key is replaced every 90 days (decision 243). Another secret gives other keys.
 */
export function createAgentSigningKeys(secret: string, now: () => Date): AgentSigningKeys {
  const keys = new Map<number, Promise<SigningKey>>();
  const periodNow = () => Math.floor(now().getTime() / (periodDays * dayMilliseconds));
  function keyOf(period: number): Promise<SigningKey> {
    const known = keys.get(period) ?? deriveKey(secret, period);
    keys.set(period, known);
    return known;
  }
  return {
    current: () => keyOf(periodNow()),
    async signingKeys() {
      const period = periodNow();
      const published = await Promise.all([period - 1, period, period + 1].map(keyOf));
      return published.map((key) => key.published);
    },
  };
}
