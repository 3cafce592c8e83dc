/**
 * Why a request isn't trusted, with the HTTP status of the answer. The codes are the protocol's own.
 *
 * @see https://ucp.dev/2026-04-08/specification/signatures#error-handling
 */
const trustRefusals = {
  signature_missing: { status: 401, message: 'The request has no HTTP message signature.' },
  signature_invalid: { status: 401, message: 'No signature of the request is valid.' },
  key_not_found: { status: 401, message: 'The profile has no signing key with this id.' },
  digest_mismatch: { status: 400, message: 'Content-Digest doesn’t match the body.' },
  algorithm_unsupported: { status: 400, message: 'The algorithm of the signing key isn’t supported.' },
  invalid_profile_url: { status: 400, message: 'UCP-Agent names no profile that can be fetched.' },
  profile_unreachable: { status: 424, message: 'The profile couldn’t be fetched.' },
  profile_malformed: { status: 422, message: 'The profile isn’t valid.' },
  version_unsupported: { status: 422, message: 'The shop’s profile doesn’t have the platform’s version.' },
  identity_required: { status: 401, message: 'This needs a buyer who has connected their account.' },
  insufficient_scope: { status: 403, message: 'The buyer has not allowed this.' },
  service_unavailable: { status: 503, message: 'The account service doesn’t answer.' },
  rate_limited: { status: 429, message: 'Too many requests.' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly message: string }>>;

/** A refused request. */
export interface TrustRefusal {
  /** As the platform reads it. */
  readonly code: keyof typeof trustRefusals;
  /** The HTTP status of the answer. */
  readonly status: number;
  /** For the developers of the platform, in English. */
  readonly message: string;
  /** Whole seconds after which the platform may try again; null if trying again doesn't help. */
  readonly retryAfter: number | null;
}

/** A refusal, with what the protocol says about its code. */
export const refuse = (code: TrustRefusal['code'], retryAfter: number | null = null): TrustRefusal => ({
  code,
  ...trustRefusals[code],
  retryAfter,
});
