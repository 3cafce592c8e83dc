import { hash } from 'node:crypto';
import { isInnerList, parseDictionary } from 'structured-headers';

/** The value of `Content-Digest` for the raw bytes of a body (RFC 9530), by SHA-256. */
export const contentDigestOf = (body: Uint8Array): string => `sha-256=:${hash('sha256', body, 'base64')}:`;

/** The bytes that the header has for SHA-256; null if it has none or can't be parsed. */
function digestIn(header: string): Buffer | null {
  try {
    const member = parseDictionary(header).get('sha-256');
    if (member === undefined || isInnerList(member) || !(member[0] instanceof ArrayBuffer)) return null;
    return Buffer.from(member[0]);
  } catch {
    return null;
  }
}

/** Whether the header has the SHA-256 digest of the body. Digests by other algorithms beside it are ignored. */
export function isDigestOf(header: string, body: Uint8Array): boolean {
  return digestIn(header)?.equals(hash('sha256', body, 'buffer')) ?? false;
}
