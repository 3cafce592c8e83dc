import { checkOutboundAddress, type OutboundPolicy } from './outbound-address.ts';
import type { PlatformProfile } from './platform-profile.schema.ts';
import type { ProfileLookup, PlatformProfiles } from './platform-profiles.ts';
import { type TrustRefusal, refuse } from './trust-refusals.ts';
import { agentHeader, profileUrlIn } from './ucp-agent.ts';
import { type IncomingRequest, verifyRequest } from './verify-request.ts';

/** A platform whose signature of a request is valid. */
interface IdentifiedPlatform {
  readonly profileUrl: string;
  readonly profile: PlatformProfile;
}

/** Who sent a request, or why that isn't certain. */
export type Identified =
  | { readonly ok: true; readonly platform: IdentifiedPlatform }
  | { readonly ok: false; readonly refusal: TrustRefusal };

/** Finds out which platform sent a request. */
export type IdentifyPlatform = (request: IncomingRequest) => Promise<Identified>;

export interface IdentifyOptions {
  readonly profiles: PlatformProfiles;
  /** Which addresses a profile may have. */
  readonly policy: OutboundPolicy;
  now(): Date;
}

/**
 * Finds the profile that a request names, and verifies that its owner signed the request. A key that the profile
 * doesn't have may be new: then the profile is fetched again, at most once a minute.
 *
 * @see https://ucp.dev/2026-04-08/specification/overview#key-discovery
 */
export const createIdentifyPlatform =
  ({ profiles, policy, now }: IdentifyOptions): IdentifyPlatform =>
  async (request) => {
    const profileUrl = profileUrlIn(request.headers.get(agentHeader) ?? '');
    if (profileUrl === null || checkOutboundAddress(profileUrl, policy) === null)
      return { ok: false, refusal: refuse('invalid_profile_url') };
    if (!request.headers.has('signature')) return { ok: false, refusal: refuse('signature_missing') };
    async function verifyBy(lookup: ProfileLookup): Promise<Identified> {
      if (!lookup.ok) return lookup;
      const refusal = await verifyRequest(request, lookup.profile.keys, now());
      return refusal === null
        ? { ok: true, platform: { profileUrl: profileUrl ?? '', profile: lookup.profile } }
        : { ok: false, refusal };
    }
    const verified = await verifyBy(await profiles.find(profileUrl));
    return !verified.ok && verified.refusal.code === 'key_not_found'
      ? verifyBy(await profiles.findNewer(profileUrl))
      : verified;
  };
