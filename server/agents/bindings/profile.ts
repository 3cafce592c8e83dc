import {
  currentProfile,
  type ProfileFacts,
  profilePath,
  versionProfile,
} from '../protocol/business-profile.ts';
import { currentVersion, protocolVersions } from '../protocol/versions.ts';

/** Platforms keep the profile for so long, in seconds. */
const keptFor = 300;

interface ProfilePagesOptions extends Omit<ProfileFacts, 'publicKeys'> {
  /** The public keys at present, which change over the months. */
  publicKeys(): Promise<ProfileFacts['publicKeys']>;
}

/** Serves the shop's profile: the current version's, and each older one's at an address of its own. */
export function createProfilePages({
  publicKeys,
  ...facts
}: ProfilePagesOptions): (request: Request) => Promise<Response | null> {
  const pages = new Map<string, (facts: ProfileFacts) => object>([
    [profilePath, currentProfile],
    ...protocolVersions
      .filter((version) => version !== currentVersion)
      .map((version): [string, (facts: ProfileFacts) => object] => [
        `${profilePath}/${version}`,
        (shown) => versionProfile(version, shown),
      ]),
  ]);
  return async (request) => {
    const page = pages.get(new URL(request.url).pathname);
    return page === undefined
      ? null
      : Response.json(page({ ...facts, publicKeys: await publicKeys() }), {
          headers: { 'Cache-Control': `public, max-age=${keptFor}` },
        });
  };
}
