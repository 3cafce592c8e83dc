import type { ProtocolVersion } from './versions.ts';

/** The platform that sends a request, as far as it was checked. */
export interface PlatformIdentity {
  /** Whom the shop's records name: the address of the profile, without what doesn't identify it. */
  readonly id: string;
  /** As the request names it. */
  readonly profileUrl: string;
  readonly version: ProtocolVersion;
  /** The versions of each capability that the platform's profile declares. */
  readonly capabilities: ReadonlyMap<string, readonly string[]>;
  /** Where the platform is told about its orders; null if its profile names no address. */
  readonly webhookUrl: string | null;
}

/** Why a platform isn't known, as in the protocol's table of negotiation errors. */
export type IdentityProblem =
  | 'invalid_profile_url'
  | 'profile_unreachable'
  | 'profile_malformed'
  | 'version_unsupported'
  | 'signature_missing'
  | 'signature_invalid'
  | 'key_not_found'
  | 'digest_mismatch'
  | 'algorithm_unsupported';

export type IdentifiedPlatform =
  | { readonly ok: true; readonly platform: PlatformIdentity }
  | { readonly ok: false; readonly problem: IdentityProblem };

/** What a request says of its sender. */
interface AgentRequest {
  /** From `UCP-Agent`, or from the metadata of a tool call; null if there is none. */
  readonly profileUrl: string | null;
  /** The request, whose headers may have a signature of the body. */
  readonly request: Request;
  readonly body: string;
}

/** Finds out who sends a request, before anything else is done with it. */
export type IdentifyPlatform = (request: AgentRequest) => Promise<IdentifiedPlatform>;

/** The address in a `UCP-Agent` header, a dictionary of structured fields (RFC 8941); null without one. */
export function profileUrlIn(header: string | null): string | null {
  const [, url] = /(?:^|,)\s*profile="([^"\\]{1,2048})"/.exec(header ?? '') ?? [];
  return url ?? null;
}
