import { sign } from 'node:crypto';
import { type RequestDescriptor, type ResponseDescriptor, createSignature } from 'http-message-sig';
import type { AgentSigningKeys, SigningKey } from './agent-signing-keys.ts';
import { contentDigestOf } from './content-digest.ts';

/** Signs what the shop sends to platforms. */
export interface MessageSigner {
  /** The headers to add to a request. All headers that it has are signed. */
  signRequest(request: OutgoingRequest): Promise<Readonly<Record<string, string>>>;
  /** The headers to add to an answer. */
  signResponse(response: OutgoingResponse): Promise<Readonly<Record<string, string>>>;
}

/** A request to a platform. */
interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  /** Names in lower case. With a body, `content-type` is among them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** An answer to a platform. */
interface OutgoingResponse {
  readonly status: number;
  /** Null without a body. */
  readonly contentType: string | null;
  readonly body: Uint8Array;
}

const fieldsOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

const signerFor = ({ privateKey }: SigningKey) => ({
  algorithm: 'ecdsa-p256-sha256',
  sign: (data: Uint8Array) => sign('sha256', data, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
});

/** @see https://ucp.dev/2026-04-08/specification/signatures#rest-request-signing */
export function createMessageSigner(keys: AgentSigningKeys, now: () => Date): MessageSigner {
  async function signatureOf(
    message: RequestDescriptor | ResponseDescriptor,
    components: readonly string[],
  ): Promise<Readonly<Record<string, string>>> {
    const key = await keys.current();
    const { signature, signatureInput } = await createSignature(message, {
      components,
      parameters: { created: Math.floor(now().getTime() / 1000), keyid: key.published.kid },
      signer: signerFor(key),
    });
    return { signature, 'signature-input': signatureInput };
  }

  return {
    async signRequest({ method, url, headers, body }) {
      const digest = { 'content-digest': contentDigestOf(body) };
      const signed = { ...headers, ...digest };
      const query = new URL(url).search === '' ? [] : ['@query'];
      const signature = await signatureOf(
        { kind: 'request', method, targetUri: url, fields: fieldsOf(signed) },
        ['@method', '@authority', '@path', ...query, ...Object.keys(signed)],
      );
      return { ...digest, ...signature };
    },
    async signResponse({ status, contentType, body }) {
      const digest = contentType === null ? {} : { 'content-digest': contentDigestOf(body) };
      const signed = contentType === null ? {} : { ...digest, 'content-type': contentType };
      const signature = await signatureOf({ kind: 'response', status, fields: fieldsOf(signed) }, [
        '@status',
        ...Object.keys(signed),
      ]);
      return { ...digest, ...signature };
    },
  };
}
