import {
  currentProfile,
  type ProfileFacts,
  profilePath,
  versionProfile,
} from '../protocol/business-profile.ts';
import { currentVersion, protocolVersions } from '../protocol/versions.ts';

/** Platforms keep the profile for so long, in seconds. */
const keptFor = 300;

/** Serves the shop's profile: the current version's, and each older one's at an address of its own. */
export function createProfilePages(facts: ProfileFacts): (request: Request) => Response | null {
  const pages = new Map<string, object>([
    [profilePath, currentProfile(facts)],
    ...protocolVersions
      .filter((version) => version !== currentVersion)
      .map((version): [string, object] => [`${profilePath}/${version}`, versionProfile(version, facts)]),
  ]);
  return (request) => {
    const page = pages.get(new URL(request.url).pathname);
    return page === undefined
      ? null
      : Response.json(page, { headers: { 'Cache-Control': `public, max-age=${keptFor}` } });
  };
}
