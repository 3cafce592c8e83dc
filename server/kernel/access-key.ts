import { timingSafeEqual } from 'node:crypto';
import type { DeriveToken, TokenKind } from './tokens.ts';

/** What an access key opens. */
interface Opened {
  readonly kind: TokenKind;
  readonly id: string;
  /** How long a key opens it. */
  readonly seconds: number;
}

interface KeyServices {
  readonly deriveToken: DeriveToken;
  now(): Date;
}

/** Its expiry, and an HMAC of the expiry and what it opens. */
const keyUntil = (deriveToken: DeriveToken, { kind, id }: Opened, expires: string): string =>
  `${expires}.${deriveToken(kind, `${id}:${expires}`)}`;

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

const secondsPerHour = 3600;

/**
 * A key that opens something for a while. It isn't saved, so a key can't be revoked before it expires. Its expiry is
 * rounded to the hour, so that a repeated request gets the same response.
 */
export function accessKey({ deriveToken, now }: KeyServices, opened: Opened): string {
  const until = secondsOf(now()) + opened.seconds;
  return keyUntil(deriveToken, opened, (until - (until % secondsPerHour)).toString(36));
}

/** Whether a key currently opens it. */
export function isOpenedByKey({ deriveToken, now }: KeyServices, opened: Opened, key: string): boolean {
  const [expires = ''] = key.split('.');
  const left = Number.parseInt(expires, 36) - secondsOf(now());
  if (!(left > 0 && left <= opened.seconds)) return false;
  const [given, right] = [Buffer.from(key), Buffer.from(keyUntil(deriveToken, opened, expires))];
  return given.length === right.length && timingSafeEqual(given, right);
}
