import { timingSafeEqual } from 'node:crypto';
import { type DeriveToken, isToken } from './tokens.ts';

const idBytes = 16;

/** The first half of a token's bytes is the membership's id, the second half proves that the shop made it. */
function tokenBytes(deriveToken: DeriveToken, membershipId: string): Buffer {
  const proof = Buffer.from(deriveToken('referrer', membershipId), 'base64url').subarray(0, idBytes);
  return Buffer.concat([Buffer.from(membershipId.replaceAll('-', ''), 'hex'), proof]);
}

/** The secret token of a member's referrer page. It is not stored: it names the membership and proves it. */
export const referrerTokenOf = (deriveToken: DeriveToken, membershipId: string): string =>
  tokenBytes(deriveToken, membershipId).toString('base64url');

const uuid = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** The membership that a token names; null if the shop didn't make the token. */
export function membershipOfReferrerToken(deriveToken: DeriveToken, token: string): string | null {
  if (!isToken(token)) return null;
  const given = Buffer.from(token, 'base64url');
  const membershipId = given.subarray(0, idBytes).toString('hex').replace(uuid, '$1-$2-$3-$4-$5');
  return timingSafeEqual(given, tokenBytes(deriveToken, membershipId)) ? membershipId : null;
}
