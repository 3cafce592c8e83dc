import { timingSafeEqual } from 'node:crypto';
import { type DeriveToken, isToken } from './tokens.ts';

/** A referrer token: the membership that it names, and how often its owner had replaced it. */
export interface ReferrerToken {
  readonly membershipId: string;
  /** 0 for the first token, at most 65 535. */
  readonly generation: number;
}

const idBytes = 16;

function numberOf(generation: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(generation);
  return bytes;
}

/**
 * The first half of a token's bytes is the membership's id, the second half proves that the shop made it. That of a
 * later generation begins with its number.
 */
function tokenBytes(deriveToken: DeriveToken, { membershipId, generation }: ReferrerToken): Buffer {
  const proved = generation === 0 ? membershipId : `${membershipId} ${generation}`;
  const number = generation === 0 ? Buffer.alloc(0) : numberOf(generation);
  const proof = Buffer.from(deriveToken('referrer', proved), 'base64url');
  const id = Buffer.from(membershipId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, number, proof.subarray(0, idBytes - number.length)]);
}

/** The secret token of a member's referrer page. It is not stored: it names the membership and proves it. */
export const referrerTokenOf = (deriveToken: DeriveToken, membershipId: string, generation = 0): string =>
  tokenBytes(deriveToken, { membershipId, generation }).toString('base64url');

const uuid = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** What a token says; null if the shop didn't make the token. */
export function readReferrerToken(deriveToken: DeriveToken, token: string): ReferrerToken | null {
  if (!isToken(token)) return null;
  const given = Buffer.from(token, 'base64url');
  const membershipId = given.subarray(0, idBytes).toString('hex').replace(uuid, '$1-$2-$3-$4-$5');
  const said = [0, given.readUInt16BE(idBytes)].map((generation) => ({ membershipId, generation }));
  return said.find((read) => timingSafeEqual(given, tokenBytes(deriveToken, read))) ?? null;
}
