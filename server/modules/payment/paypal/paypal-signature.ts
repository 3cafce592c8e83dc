import { type KeyObject, verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';

export interface SignatureOptions {
  /** The webhook's ID in the account; it is part of what PayPal signs. */
  readonly webhookId: string;
  /** The API's address, without a trailing slash. */
  readonly url: string;
  /** The time limit for loading a certificate, in milliseconds. */
  readonly timeout: number;
}

export type SignatureVerdict = 'signed' | 'unsigned' | 'unclear';

/** The headers of a signed request: https://developer.paypal.com/api/rest/webhooks/rest/ */
interface SignatureHeaders {
  readonly transmissionId: string;
  readonly time: string;
  readonly signature: string;
  readonly certificateUrl: string;
}

/** The path of the certificates below the API's address. */
const certificatesPath = '/v1/notifications/certs/';

/** A forged request may name any certificate, so that only so many are looked up. */
const shortestPauseMilliseconds = 1000;

function headersIn(headers: Headers): SignatureHeaders | null {
  const readHeader = (name: string) => headers.get(`paypal-${name}`) ?? '';
  if (readHeader('auth-algo') !== 'SHA256withRSA') return null;
  const given = {
    transmissionId: readHeader('transmission-id'),
    time: readHeader('transmission-time'),
    signature: readHeader('transmission-sig'),
    certificateUrl: readHeader('cert-url'),
  };
  return Object.values(given).every((value) => value !== '' && value.length <= 1000) ? given : null;
}

/**
 * Checks PayPal's signature with its certificate: RSA with SHA-256 over the transmission's ID and time, the webhook's
 * ID and the CRC-32 of the exact bytes. Certificates are accepted from the account's own environment only, and kept.
 * The age of a request isn't checked: a repetition may carry its first time, and an event only makes the shop ask.
 */
export function createSignatureCheck({
  webhookId,
  url,
  timeout,
}: SignatureOptions): (rawBody: Buffer, headers: Headers) => Promise<SignatureVerdict> {
  /** PayPal's API has two host names. */
  const prefixes = [url, url.replace('://api-m.', '://api.')].map((base) => `${base}${certificatesPath}`);
  const kept = new Map<string, X509Certificate>();
  let nextLookUp = 0;

  const isCertificateUrl = (certificateUrl: string): boolean =>
    prefixes.some(
      (prefix) =>
        certificateUrl.startsWith(prefix) && /^[\w-]{1,100}$/.test(certificateUrl.slice(prefix.length)),
    );

  async function load(certificateUrl: string): Promise<X509Certificate | 'unsigned' | 'unclear'> {
    if (performance.now() < nextLookUp) return 'unclear';
    nextLookUp = performance.now() + shortestPauseMilliseconds;
    try {
      const response = await fetch(certificateUrl, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      const text = await response.text();
      if (response.status >= 500 || response.status === 429) return 'unclear';
      if (!response.ok) return 'unsigned';
      const certificate = new X509Certificate(text);
      kept.set(certificateUrl, certificate);
      return certificate;
    } catch {
      return 'unclear';
    }
  }

  async function keyOf(certificateUrl: string): Promise<KeyObject | 'unsigned' | 'unclear'> {
    if (!isCertificateUrl(certificateUrl)) return 'unsigned';
    const certificate = kept.get(certificateUrl) ?? (await load(certificateUrl));
    if (typeof certificate === 'string') return certificate;
    const now = new Date();
    const isValid = certificate.validFromDate <= now && now <= certificate.validToDate;
    return isValid ? certificate.publicKey : 'unsigned';
  }

  return async (rawBody, headers) => {
    const given = headersIn(headers);
    if (given === null) return 'unsigned';
    const key = await keyOf(given.certificateUrl);
    if (typeof key === 'string') return key;
    const signed = [given.transmissionId, given.time, webhookId, crc32(rawBody)].join('|');
    return verify('sha256', Buffer.from(signed), key, Buffer.from(given.signature, 'base64'))
      ? 'signed'
      : 'unsigned';
  };
}
