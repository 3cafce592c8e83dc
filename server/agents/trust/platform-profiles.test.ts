import { describe, expect, it } from 'vitest';
import type { OutboundAnswer, OutboundFailure } from './outbound-requests.ts';
import { createPlatformProfiles } from './platform-profiles.ts';
import { webhookUrlOf } from './platform-profile.schema.ts';
import { platformKey, profileUrl } from './signed-request.fixture.ts';

const { published } = platformKey('k1');
const ucp = { version: '2026-04-08' };

const answerWith = (
  document: unknown,
  headers: OutboundAnswer['headers'] = {},
  status = 200,
): OutboundAnswer => ({
  status,
  headers,
  body: Buffer.from(typeof document === 'string' ? document : JSON.stringify(document)),
});

/** Profiles that are fetched from a platform whose answers a test decides. */
function openProfiles(first: OutboundAnswer | OutboundFailure) {
  const platform = { answer: first, fetches: 0, now: 1_795_000_000_000 };
  const policy = { allowsLoopback: false };
  const profiles = createPlatformProfiles({
    policy,
    now: () => new Date(platform.now),
    async send() {
      platform.fetches += 1;
      return platform.answer;
    },
  });
  const codeOf = async (url = profileUrl) => {
    const lookup = await profiles.find(url);
    return lookup.ok ? 'found' : lookup.refusal.code;
  };
  return { platform, profiles, codeOf };
}

describe('a profile', () => {
  it.each([
    ['of 2026-04-08', { ucp, signing_keys: [published] }],
    ['of 2026-08-25', { ucp: { version: '2026-08-25' }, keys: [published], more: 'members' }],
  ])('%s is found with its keys', async (_version, document) => {
    const lookup = await openProfiles(answerWith(document)).profiles.find(profileUrl);
    expect(lookup).toMatchObject({ ok: true, profile: { ucp: document.ucp, keys: [published] } });
  });

  it.each<[string, string, OutboundAnswer | OutboundFailure]>([
    ['that is elsewhere now', 'profile_unreachable', answerWith('', { location: 'https://x.example/' }, 301)],
    ['that is gone', 'profile_unreachable', answerWith('', {}, 404)],
    ['that can’t be fetched', 'profile_unreachable', 'UNREACHABLE'],
    ['that takes too long', 'profile_unreachable', 'TIMED_OUT'],
    ['that is too large', 'profile_unreachable', 'TOO_LARGE'],
    ['in a private network', 'invalid_profile_url', 'ADDRESS_REFUSED'],
    ['that isn’t JSON', 'profile_malformed', answerWith('<html>')],
    ['that is an array', 'profile_malformed', answerWith([])],
    ['without a version', 'profile_malformed', answerWith({ ucp: {} })],
    ['with a key without an id', 'profile_malformed', answerWith({ ucp, keys: [{ kty: 'EC' }] })],
    ['with a private key', 'profile_malformed', answerWith({ ucp, keys: [{ ...published, d: 'secret' }] })],
    ['with keys that are none', 'profile_malformed', answerWith({ ucp, signing_keys: 'keys' })],
    ['with very many keys', 'profile_malformed', answerWith({ ucp, keys: Array(51).fill(published) })],
  ])('%s is refused', async (_what, code, answer) => {
    expect(await openProfiles(answer).codeOf()).toBe(code);
  });

  it('without TLS isn’t fetched', async () => {
    const { codeOf, platform } = openProfiles(answerWith({ ucp }));
    expect(await codeOf('http://platform.example/')).toBe('invalid_profile_url');
    expect(platform.fetches).toBe(0);
  });

  it.each([
    [undefined, 60],
    ['no-store', 60],
    ['public, max-age=10', 60],
    ['public, max-age=600', 600],
    ['public, s-maxage=5, max-age=600', 600],
    ['max-age=999999999', 86_400],
  ])('that says %j is used for %i seconds', async (cacheControl, seconds) => {
    const { codeOf, platform } = openProfiles(answerWith({ ucp }, { 'cache-control': cacheControl }));
    await codeOf();
    platform.now += seconds * 1000 - 1;
    await codeOf();
    expect(platform.fetches).toBe(1);
    platform.now += 1;
    await codeOf();
    expect(platform.fetches).toBe(2);
  });

  it('is fetched once for requests that arrive together', async () => {
    const { codeOf, platform } = openProfiles(answerWith({ ucp }));
    await Promise.all([codeOf(), codeOf(), codeOf()]);
    expect(platform.fetches).toBe(1);
  });

  it('that can’t be fetched is tried again after 5 seconds, 10, and at most 5 minutes', async () => {
    const { codeOf, platform } = openProfiles('UNREACHABLE');
    const pauses: number[] = [];
    for (let failure = 0; failure < 8; failure += 1) {
      const { now, fetches } = platform;
      while (platform.fetches === fetches) {
        await codeOf();
        platform.now += 1000;
      }
      pauses.push(Math.round((platform.now - now) / 1000) - 1);
    }
    expect(pauses).toEqual([0, 4, 9, 19, 39, 79, 159, 299]);
    platform.answer = answerWith({ ucp });
    platform.now += 300_000;
    expect(await codeOf()).toBe('found');
  });

  it('is fetched again for an unknown key, at most once a minute', async () => {
    const { platform, profiles } = openProfiles(answerWith({ ucp }, { 'cache-control': 'max-age=3600' }));
    await profiles.find(profileUrl);
    platform.answer = answerWith({ ucp, keys: [published] });
    await profiles.findNewer(profileUrl);
    expect(platform.fetches).toBe(1);
    platform.now += 60_000;
    const lookup = await profiles.findNewer(profileUrl);
    expect([platform.fetches, lookup.ok && lookup.profile.keys]).toEqual([2, [published]]);
    await profiles.findNewer(profileUrl);
    expect(platform.fetches).toBe(2);
  });

  it('of a host with very many is fetched ten times at once, and others still are', async () => {
    const { codeOf, platform } = openProfiles(answerWith({ ucp }));
    const codes: string[] = [];
    for (let count = 0; count < 11; count += 1) codes.push(await codeOf(`https://platform.example/${count}`));
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(1);
    expect(await codeOf('https://other.example/')).toBe('found');
    platform.now += 6_000;
    expect(await codeOf('https://platform.example/10')).toBe('found');
  });

  it('has the address for webhooks in the configuration of orders', async () => {
    const url = 'https://platform.example/hook';
    const capabilities = {
      'dev.ucp.shopping.order': [{ version: '2026-04-08', config: { webhook_url: url } }],
    };
    const lookup = await openProfiles(answerWith({ ucp: { ...ucp, capabilities } })).profiles.find(
      profileUrl,
    );
    expect(lookup.ok && webhookUrlOf(lookup.profile)).toBe(url);
    const without = await openProfiles(answerWith({ ucp })).profiles.find(profileUrl);
    expect(without.ok && webhookUrlOf(without.profile)).toBeNull();
  });
});
