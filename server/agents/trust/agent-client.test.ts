import { expect, it } from 'vitest';
import { createFindAgentClient } from './agent-client.ts';
import type { PlatformProfiles } from './platform-profiles.ts';
import { createPlatformProfiles } from './platform-profiles.ts';

const clientId = 'https://platform.example/profile.json';
const profile = {
  ucp: { version: '2026-04-08' },
  client_id: clientId,
  client_name: 'Assistant',
  redirect_uris: ['https://platform.example/connected', 'http://127.0.0.1/connected'],
};

function find(document: object, id = clientId) {
  const body = Buffer.from(JSON.stringify(document));
  const profiles: PlatformProfiles = createPlatformProfiles({
    policy: { allowsLoopback: false },
    now: () => new Date(),
    send: async () => ({ status: 200, headers: {}, body }),
  });
  return createFindAgentClient(profiles)(id);
}

it('a platform that people can connect with is described by its profile', async () => {
  expect(await find(profile)).toEqual({ clientId, name: 'Assistant', redirectUris: profile.redirect_uris });
});

it.each([
  ['no id', { client_id: undefined }],
  ['another id', { client_id: 'https://other.example/' }],
  ['no name', { client_name: undefined }],
  ['an address without TLS', { redirect_uris: ['http://platform.example/'] }],
  ['an address of a script', { redirect_uris: ['javascript:alert(1)'] }],
  ['an address with a fragment', { redirect_uris: ['https://platform.example/#a'] }],
])('a profile with %s describes none', async (_what, changes) => {
  expect(await find({ ...profile, ...changes })).toBeNull();
});

it('an id that isn’t the address of a profile is none', async () => {
  expect(await find(profile, 'sonde-store')).toBeNull();
});
