import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followTrail, reportError } from './report-error.ts';

const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('location', { pathname: '/us/en/checkout/kR3vJ8mPq2LxWz7NfYbT4hCdGs9AeUo1/' });
  vi.stubGlobal('fetch', async (address: string, { body }: { readonly body: string }) => {
    sent.push([address, JSON.parse(body)]);
  });
});
afterEach(() => vi.unstubAllGlobals());

const entry = { actor: 'checkout', event: 'contact.submitted', state: 'contact.saving' };

it('contains the trail of the running flow, and nothing of it after its end', () => {
  const end = followTrail({ inspect: () => {}, entries: () => [entry] });
  const first = reportError('a bug');
  end();
  const second = reportError('another');
  const page = '/us/en/checkout/…/';
  expect(sent).toEqual([
    ['/errors/', { errorId: first, message: 'a bug', page, trail: [entry] }],
    ['/errors/', { errorId: second, message: 'another', page, trail: [] }],
  ]);
});
