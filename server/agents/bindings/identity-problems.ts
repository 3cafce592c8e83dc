import type { IdentityProblem } from '../protocol/platform-identity.ts';
import { protocolVersions } from '../protocol/versions.ts';

interface Problem {
  /** As in the protocol's tables of negotiation and signature errors. */
  readonly status: 400 | 401 | 422 | 424;
  readonly content: string;
}

/** The code of a problem in JSON-RPC, as the protocol pairs it with the HTTP status. */
const toolErrorCodes = { 400: -32001, 401: -32000, 422: -32001, 424: -32001 } as const;

export const toolErrorCode = (status: Problem['status']): number => toolErrorCodes[status];

/** How each problem with a platform's identity is answered. */
export const identityProblems: Readonly<Record<IdentityProblem, Problem>> = {
  invalid_profile_url: { status: 400, content: "Name the platform's profile in the UCP-Agent header." },
  profile_unreachable: { status: 424, content: "The platform's profile could not be loaded." },
  profile_malformed: { status: 422, content: "The platform's profile isn't one." },
  version_unsupported: {
    status: 422,
    content: `This shop speaks the versions ${protocolVersions.join(' and ')}.`,
  },
  signature_missing: { status: 401, content: 'The request is not signed.' },
  signature_invalid: { status: 401, content: 'The signature of the request is not valid.' },
  key_not_found: { status: 401, content: "The platform's profile doesn't have the key of the signature." },
  digest_mismatch: { status: 400, content: "The digest isn't that of the body." },
  algorithm_unsupported: { status: 400, content: 'The signature uses an algorithm that is not supported.' },
};
