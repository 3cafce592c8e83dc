import { isSignatureError, verifySignature, type RequestDescriptor } from 'http-message-sig';
import { type JWK, calculateJwkThumbprint } from 'jose';
import { isInnerList, parseDictionary } from 'structured-headers';
import { isDigestOf } from './content-digest.ts';
import { algorithmNames, findKey, verifierFor } from './platform-keys.ts';
import { type TrustRefusal, refuse } from './trust-refusals.ts';

/** A request of a platform, as it arrived. */
export interface IncomingRequest {
  readonly method: string;
  /** The address for which it is meant: the shop's public origin, with path and query as sent. */
  readonly url: string;
  readonly headers: Headers;
  /** The raw bytes, before anything is parsed. */
  readonly body: Uint8Array;
}

/** A signature of a request, not verified yet. */
interface Candidate {
  readonly label: string;
  readonly keyId: string;
  readonly tag: string | null;
}

/** At most so many signatures of a request are tried. */
const mostSignatures = 4;
/** Tolerance for clocks, and the greatest age of a signature that says when it was created, in seconds. */
const clockSkew = 60;
const greatestAge = 600;

/** Signatures for other purposes don't count. */
const agentTag = 'web-bot-auth';

/** Headers that a signature must cover where the request has them. */
const coveredHeaders = ['ucp-agent', 'idempotency-key'] as const;

function candidatesIn(signatureInput: string): readonly Candidate[] {
  try {
    return [...parseDictionary(signatureInput)].slice(0, mostSignatures).flatMap(([label, member]) => {
      const [keyId, tag] = [member[1].get('keyid'), member[1].get('tag') ?? null];
      const isKnown = typeof keyId === 'string' && (tag === null || tag === agentTag);
      return isKnown && isInnerList(member) ? [{ label, keyId, tag }] : [];
    });
  } catch {
    return [];
  }
}

const hasBody = ({ body }: IncomingRequest) => body.byteLength > 0;

function requiredComponents(request: IncomingRequest): readonly string[] {
  const query = request.url.includes('?') ? ['@query'] : [];
  const content = hasBody(request) ? ['content-digest', 'content-type'] : [];
  const headers = coveredHeaders.filter((name) => request.headers.has(name));
  return ['@method', '@authority', '@path', ...query, ...content, ...headers];
}

const descriptorOf = ({ method, url, headers }: IncomingRequest): RequestDescriptor => ({
  kind: 'request',
  method,
  targetUri: url,
  fields: [...headers].map(([name, value]) => ({ name, value })),
});

/** Verifies one signature. Null if it proves that the owner of the key sent the request. */
async function refusalOf(
  request: IncomingRequest,
  { label, keyId, tag }: Candidate,
  keys: readonly JWK[],
  now: Date,
): Promise<TrustRefusal | null> {
  const key = findKey(keys, keyId);
  if (key === null) return refuse('key_not_found');
  const verifier = verifierFor(key);
  if (verifier === null) return refuse('algorithm_unsupported');
  if (tag === agentTag && keyId !== (await calculateJwkThumbprint(key))) return refuse('signature_invalid');
  const seconds = Math.floor(now.getTime() / 1000);
  try {
    const { components, parameters } = await verifySignature(descriptorOf(request), {
      label,
      policy: {
        algorithms: algorithmNames,
        requiredComponents: requiredComponents(request),
        requiredParameters: ['keyid'],
        clockSkew,
        now: seconds,
      },
      resolveVerifier: () => verifier,
    });
    const { created } = parameters;
    if (created !== undefined && seconds - created > greatestAge + clockSkew)
      return refuse('signature_invalid');
    const coversAgent = components.some(({ name }) => name === 'signature-agent');
    return request.headers.has('signature-agent') && !coversAgent ? refuse('signature_invalid') : null;
  } catch (error) {
    if (isSignatureError(error)) return refuse('signature_invalid');
    throw error;
  }
}

/**
 * Verifies that whoever has one of the keys sent this request, to this shop, with this body. Null if so. One valid
 * signature suffices. Replays of the same request are left to its idempotency key, which the signature covers.
 *
 * @see https://ucp.dev/2026-04-08/specification/signatures#rest-request-verification
 */
export async function verifyRequest(
  request: IncomingRequest,
  keys: readonly JWK[],
  now: Date,
): Promise<TrustRefusal | null> {
  const { headers, body } = request;
  const input = headers.get('signature-input');
  if (input === null || !headers.has('signature')) return refuse('signature_missing');
  const digest = headers.get('content-digest');
  if (hasBody(request) && digest === null) return refuse('signature_invalid');
  if (digest !== null && !isDigestOf(digest, body)) return refuse('digest_mismatch');
  const [first, ...others] = candidatesIn(input);
  if (first === undefined) return refuse('signature_invalid');
  const refusal = await refusalOf(request, first, keys, now);
  for (const other of refusal === null ? [] : others) {
    if ((await refusalOf(request, other, keys, now)) === null) return null;
  }
  return refusal;
}
