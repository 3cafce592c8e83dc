import { expect, it } from 'vitest';
import { createRateLimits, rateLimits } from '../../kernel/rate-limits/rate-limits.ts';
import { countPlatformUse, createAdmission } from './admit-request.ts';
import type { IncomingRequest } from './verify-request.ts';
import { refuse } from './trust-refusals.ts';

const ucp = { version: '2026-04-08', services: {}, capabilities: {}, payment_handlers: {} };
const profile = { ucp, keys: [], client: null };
const requestOf = (agent: string): IncomingRequest => ({
  method: 'GET',
  url: 'https://shop.example/',
  headers: new Headers({ 'ucp-agent': agent }),
  body: Buffer.alloc(0),
});

/** An admission at a standstill of time, for which only forged requests aren't trusted. */
function openAdmission() {
  const counted = { identified: 0 };
  const admission = createAdmission(
    async ({ headers }) => {
      counted.identified += 1;
      const profileUrl = headers.get('ucp-agent') ?? '';
      return profileUrl === 'forged'
        ? { ok: false, refusal: refuse('signature_invalid') }
        : { ok: true, platform: { profileUrl, profile } };
    },
    createRateLimits(() => 0),
  );
  const codeOf = async (agent: string, address = '198.51.100.1') => {
    const admitted = await admission.admit(requestOf(agent), address);
    return admitted.ok ? 'admitted' : admitted.refusal.code;
  };
  return { counted, codeOf };
}

it('a platform may send so many requests, from whichever address; another one still may', async () => {
  const { codeOf } = openAdmission();
  const { burst } = rateLimits.agentRequest.platform;
  const codes = await Promise.all(
    Array.from({ length: burst + 1 }, (_, index) =>
      codeOf('https://a.example/', `198.51.100.${index % 200}`),
    ),
  );
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(1);
  expect(await codeOf('https://b.example/')).toBe('admitted');
});

it('a platform opens so many checkouts', () => {
  const limits = createRateLimits(() => 0);
  const { burst } = rateLimits.agentCheckout.platform;
  const refusals = Array.from({ length: burst + 1 }, () =>
    countPlatformUse(limits, 'agentCheckout', 'https://a.example/'),
  );
  expect(refusals.filter((refusal) => refusal !== null)).toEqual([
    expect.objectContaining({ code: 'rate_limited', status: 429, retryAfter: 1 }),
  ]);
});

it('after so many forged requests, nothing more is verified for a client; others still are', async () => {
  const { codeOf, counted } = openAdmission();
  const { burst } = rateLimits.agentRefusal.client;
  for (let count = 0; count < burst; count += 1) expect(await codeOf('forged')).toBe('signature_invalid');
  expect(await codeOf('https://a.example/')).toBe('rate_limited');
  expect(counted.identified).toBe(burst);
  expect(await codeOf('https://a.example/', '203.0.113.1')).toBe('admitted');
});
