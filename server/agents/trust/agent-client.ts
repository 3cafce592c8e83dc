import type { PlatformClient } from './platform-profile.schema.ts';
import type { PlatformProfiles } from './platform-profiles.ts';

const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]']);

/** Whether a browser may be sent there: to a site over TLS, or to a program on the same machine (RFC 8252). */
function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, hash } = new URL(text);
  return hash === '' && (protocol === 'https:' || (protocol === 'http:' && loopbackHosts.has(hostname)));
}

/**
 * Finds the platform that people can connect their account with: its id is the address of its profile, which has the
 * members `client_id`, `client_name` and `redirect_uris` of an OAuth Client ID Metadata Document (decision 245).
 */
export const createFindAgentClient =
  (profiles: PlatformProfiles) =>
  async (clientId: string): Promise<PlatformClient | null> => {
    const lookup = await profiles.find(clientId);
    const client = lookup.ok ? lookup.profile.client : null;
    const isUsable = client?.clientId === clientId && client.redirectUris.every(isRedirectUri);
    return client !== null && isUsable ? client : null;
  };
