import { generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { type SignatureParameters, createSignature } from 'http-message-sig';
import type { JWK } from 'jose';
import { contentDigestOf } from './content-digest.ts';
import type { IncomingRequest } from './verify-request.ts';

/** A platform's key pair, as it publishes and uses it. */
export interface PlatformKey {
  readonly published: JWK & { readonly kid: string };
  readonly privateKey: KeyObject;
}

const kinds = {
  ES256: { curve: 'P-256', algorithm: 'ecdsa-p256-sha256', digest: 'sha256' },
  ES384: { curve: 'P-384', algorithm: 'ecdsa-p384-sha384', digest: 'sha384' },
  EdDSA: { curve: null, algorithm: 'ed25519', digest: null },
} as const;
export type KeyKind = keyof typeof kinds;

export function platformKey(kid: string, kind: KeyKind = 'ES256'): PlatformKey {
  const { curve } = kinds[kind];
  const { publicKey, privateKey } =
    curve === null ? generateKeyPairSync('ed25519') : generateKeyPairSync('ec', { namedCurve: curve });
  return { published: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig' }, privateKey };
}

/** What a test changes about a request that is otherwise right. */
export interface RequestChanges {
  readonly method?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly kind?: KeyKind;
  readonly components?: readonly (string | { readonly name: string; readonly parameters: { key: string } })[];
  readonly parameters?: SignatureParameters;
  readonly label?: string;
}

export const shopUrl = 'https://shop.example/ucp/checkout-sessions';
export const profileUrl = 'https://platform.example/profile.json';
/** When the requests are signed, in seconds. */
export const signedAt = 1_795_000_000;

/** A request that a platform signs as the protocol requires, with a test's changes before the signature. */
export async function signedRequest(
  key: PlatformKey,
  { method = 'POST', url = shopUrl, headers = {}, body, kind = 'ES256', ...changes }: RequestChanges = {},
): Promise<IncomingRequest> {
  const content = Buffer.from(body ?? (method === 'GET' ? '' : '{"line_items":[]}'));
  const sent: Readonly<Record<string, string>> = {
    'ucp-agent': `profile="${profileUrl}"`,
    ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
    ...(content.byteLength === 0
      ? {}
      : { 'content-digest': contentDigestOf(content), 'content-type': 'application/json' }),
    ...headers,
  };
  const { algorithm, digest } = kinds[kind];
  const query = url.includes('?') ? ['@query'] : [];
  const { signature, signatureInput } = await createSignature(
    {
      kind: 'request',
      method,
      targetUri: url,
      fields: Object.entries(sent).map(([name, value]) => ({ name, value })),
    },
    {
      label: changes.label ?? 'sig1',
      components: changes.components ?? ['@method', '@authority', '@path', ...query, ...Object.keys(sent)],
      parameters: { keyid: key.published.kid, created: signedAt, ...changes.parameters },
      signer: {
        algorithm,
        sign: (data) => sign(digest, data, { key: key.privateKey, dsaEncoding: 'ieee-p1363' }),
      },
    },
  );
  return {
    method,
    url,
    headers: new Headers({ ...sent, signature, 'signature-input': signatureInput }),
    body: content,
  };
}

/** The request with another value of a header, which its signature may cover. */
export function withHeader(request: IncomingRequest, name: string, value: string): IncomingRequest {
  const headers = new Headers(request.headers);
  headers.set(name, value);
  return { ...request, headers };
}
