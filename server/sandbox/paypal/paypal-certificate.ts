import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { SigningKey } from './paypal-store.ts';

/** The types of ASN.1 that a certificate consists of: https://www.itu.int/rec/T-REC-X.690 */
const tags = {
  integer: 0x02,
  bitString: 0x03,
  null: 0x05,
  utf8String: 0x0c,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
  version: 0xa0,
} as const;

/** `sha256WithRSAEncryption` and the attribute for a common name. */
const signatureAlgorithm = Buffer.from('06092a864886f70d01010b', 'hex');
const commonName = Buffer.from('0603550403', 'hex');

function lengthOf(content: Buffer): Buffer {
  if (content.length < 0x80) return Buffer.from([content.length]);
  const hex = content.length.toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

function encode(tag: keyof typeof tags, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tags[tag]]), lengthOf(content), content]);
}

const algorithm = encode('sequence', signatureAlgorithm, encode('null'));
const time = (date: Date) =>
  encode('generalizedTime', Buffer.from(`${date.toISOString().replace(/[-:T]|\.\d+Z/g, '')}Z`));

const years = (count: number) => count * 365 * 24 * 60 * 60 * 1000;

/** A new key with a certificate that it signs itself, as X.509 defines it (RFC 5280), valid for ten years. */
export function createSigningKey(): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const name = encode(
    'sequence',
    encode(
      'set',
      encode(
        'sequence',
        commonName,
        encode('utf8String', Buffer.from('messageverificationcerts.paypal.invalid')),
      ),
    ),
  );
  const now = Date.now();
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)]);
  const content = encode(
    'sequence',
    encode('version', encode('integer', Buffer.from([2]))),
    encode('integer', serial),
    algorithm,
    name,
    encode('sequence', time(new Date(now - years(1))), time(new Date(now + years(9)))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', content, privateKey);
  const certificate = encode(
    'sequence',
    content,
    algorithm,
    encode('bitString', Buffer.concat([Buffer.from([0]), signature])),
  );
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}

/** The name under which the provider's API has a certificate. */
export const certificateName = ({ certificate }: SigningKey): string =>
  `CERT-${createHash('sha256').update(certificate).digest('hex').slice(0, 24)}`;
