import { expect, it } from 'vitest';
import { createIdentifyPlatform } from './identify-platform.ts';
import type { ProfileLookup, PlatformProfiles } from './platform-profiles.ts';
import { refuse } from './trust-refusals.ts';
import { platformKey, profileUrl, signedAt, signedRequest, withHeader } from './signed-request.fixture.ts';
import type { IncomingRequest } from './verify-request.ts';

const [earlier, later] = [platformKey('k1'), platformKey('k2')];
const ucp = { version: '2026-04-08', services: {}, capabilities: {}, payment_handlers: {} };
const profileWith = (...keys: readonly (typeof earlier)[]): ProfileLookup => ({
  ok: true,
  profile: { ucp, keys: keys.map(({ published }) => published), client: null },
});

function identify(request: IncomingRequest, known: ProfileLookup, newer = known) {
  const asked: string[] = [];
  const answering = (name: string, lookup: ProfileLookup) => async (url: string) => {
    asked.push(`${name} ${url}`);
    return lookup;
  };
  const profiles: PlatformProfiles = { find: answering('find', known), findNewer: answering('newer', newer) };
  const identified = createIdentifyPlatform({
    profiles,
    policy: { allowsLoopback: false },
    now: () => new Date(signedAt * 1000),
  })(request);
  return identified.then((answer) => ({
    answer: answer.ok ? answer.platform.profileUrl : answer.refusal.code,
    asked,
  }));
}

it('a platform is who signed as its profile says', async () => {
  expect(await identify(await signedRequest(earlier), profileWith(earlier))).toEqual({
    answer: profileUrl,
    asked: [`find ${profileUrl}`],
  });
});

it('a platform that signs with a new key is looked up again', async () => {
  expect(
    await identify(await signedRequest(later), profileWith(earlier), profileWith(earlier, later)),
  ).toEqual({
    answer: profileUrl,
    asked: [`find ${profileUrl}`, `newer ${profileUrl}`],
  });
});

it('a platform that signs with a key that it no longer has is refused', async () => {
  const { answer } = await identify(await signedRequest(earlier), profileWith(later));
  expect(answer).toBe('key_not_found');
});

it('a signature that isn’t the known key’s is refused without another fetch', async () => {
  const forged = await signedRequest(platformKey('k1'));
  expect(await identify(forged, profileWith(earlier))).toMatchObject({
    answer: 'signature_invalid',
    asked: [`find ${profileUrl}`],
  });
});

it('a profile that can’t be fetched refuses the request', async () => {
  const unreachable: ProfileLookup = { ok: false, refusal: refuse('profile_unreachable') };
  expect((await identify(await signedRequest(earlier), unreachable)).answer).toBe('profile_unreachable');
});

it.each([
  ['', 'invalid_profile_url'],
  ['profile=https', 'invalid_profile_url'],
  ['profile=("a" "b")', 'invalid_profile_url'],
  ['other="https://platform.example/"', 'invalid_profile_url'],
])('a request from %j names no profile, and nothing is fetched', async (agent, answer) => {
  const request = withHeader(await signedRequest(earlier), 'ucp-agent', agent);
  expect(await identify(request, profileWith(earlier))).toEqual({ answer, asked: [] });
});

it('a request without a signature is refused before anything is fetched', async () => {
  const { headers, ...request } = await signedRequest(earlier);
  headers.delete('signature');
  expect(await identify({ ...request, headers }, profileWith(earlier))).toEqual({
    answer: 'signature_missing',
    asked: [],
  });
});

it.each(['not a url', 'file:///etc/passwd', 'http://platform.test/a.json', 'https://127.0.0.1/a.json', ''])(
  'the address %j is refused as one that the shop may not call, signed or not',
  async (address) => {
    const signed = await signedRequest(earlier);
    const named = withHeader(signed, 'ucp-agent', `profile="${address}"`);
    const refused = { answer: 'invalid_profile_url', asked: [] };
    expect(await identify(named, profileWith(earlier))).toEqual(refused);
    named.headers.delete('signature');
    expect(await identify(named, profileWith(earlier))).toEqual(refused);
  },
);
