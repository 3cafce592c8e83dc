import type { Admission } from '../trust/admit-request.ts';
import { refuse } from '../trust/trust-refusals.ts';
import { agentHeader, profileUrlIn } from '../trust/ucp-agent.ts';
import type { IdentifyPlatform } from './platform-identity.ts';
import { readPlatformProfile } from './platform-profile.ts';

/** Knows platforms by the documents of their profiles, without asking the network. */
export const createListedPlatforms =
  (profiles: ReadonlyMap<string, unknown>): IdentifyPlatform =>
  async ({ profileUrl }) => {
    if (profileUrl === null || !URL.canParse(profileUrl))
      return { ok: false, refusal: refuse('invalid_profile_url') };
    const document = profiles.get(profileUrl);
    return document === undefined
      ? { ok: false, refusal: refuse('profile_unreachable') }
      : readPlatformProfile(profileUrl, document);
  };

interface SignedPlatformsOptions {
  readonly admission: Admission;
  /** The shop's public URL, without a trailing slash, for which platforms sign their requests. */
  readonly publicUrl: string;
  /** The profiles of platforms that needn't sign, by their addresses: those of the sandbox. */
  readonly listed: ReadonlyMap<string, unknown>;
}

/** Knows listed platforms by their documents, and every other one by its signature of the request. */
export function createSignedPlatforms({
  admission,
  publicUrl,
  listed,
}: SignedPlatformsOptions): IdentifyPlatform {
  const identifyListed = createListedPlatforms(listed);
  return async (sent) => {
    const { profileUrl, request, body, clientAddress } = sent;
    if (profileUrl !== null && listed.has(profileUrl)) return identifyListed(sent);
    const { pathname, search } = new URL(request.url);
    const { method } = request;
    const headers = new Headers(request.headers);
    // A tool call names its profile in its metadata, which the header doesn't replace.
    if (profileUrl !== profileUrlIn(headers.get(agentHeader) ?? '')) headers.delete(agentHeader);
    const admitted = await admission.admit(
      { method, url: `${publicUrl}${pathname}${search}`, headers, body: Buffer.from(body) },
      clientAddress,
    );
    return admitted.ok
      ? readPlatformProfile(admitted.platform.profileUrl, admitted.platform.profile)
      : admitted;
  };
}
