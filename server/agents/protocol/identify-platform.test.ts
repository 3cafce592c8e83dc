import { expect, it } from 'vitest';
import type { IncomingRequest } from '../trust/verify-request.ts';
import { refuse } from '../trust/trust-refusals.ts';
import { createSignedPlatforms } from './identify-platform.ts';

const profileUrl = 'https://platform.example/profile.json';

/** Which `UCP-Agent` the trust layer is asked about, when the request has one and names this profile itself. */
async function agentOf(named: string | null) {
  const asked: IncomingRequest[] = [];
  const identify = createSignedPlatforms({
    admission: {
      async admit(request) {
        asked.push(request);
        return { ok: false, refusal: refuse('signature_missing') };
      },
    },
    publicUrl: 'https://shop.example',
    listed: new Map(),
  });
  const request = new Request('https://shop.example/ucp/mcp', {
    method: 'POST',
    headers: { 'UCP-Agent': `profile="${profileUrl}"` },
  });
  await identify({ profileUrl: named, request, body: '{}', clientAddress: '' });
  return asked.map(({ headers }) => headers.get('ucp-agent'));
}

it('the header is what a request that names its profile is identified by', async () => {
  expect(await agentOf(profileUrl)).toEqual([`profile="${profileUrl}"`]);
});

it('a tool call without metadata names no profile, whatever its header says', async () => {
  expect(await agentOf(null)).toEqual([null]);
});
