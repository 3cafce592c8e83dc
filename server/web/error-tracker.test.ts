import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createErrorTracker, type TrackedError, withoutPersonalData } from './error-tracker.ts';

const envelopes: { readonly url: string | undefined; readonly lines: string[] }[] = [];
let status = 200;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const lines = Buffer.concat(chunks).toString().split('\n');
    envelopes.push({ url: request.url, lines });
    response.writeHead(status).end('{}');
  });
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());
beforeEach(() => {
  envelopes.length = 0;
  status = 200;
});

const error: TrackedError = {
  errorId: '0123abcd0123abcd0123abcd0123abcd',
  platform: 'javascript',
  message: 'Not found: ada@clinic.example, card 4242 4242 4242 4242',
  page: `/us/en/checkout/${'x'.repeat(43)}/`,
  trail: [{ actor: 'checkout', event: 'contact.submitted', state: 'contact.editing' }],
};

const openTracker = (now = () => 0) => {
  const reports: string[] = [];
  const { port } = server.address() as AddressInfo;
  const dsn = `http://key@127.0.0.1:${port}/trackers/7`;
  return {
    reports,
    track: createErrorTracker({ dsn, release: '2.0.0', report: (words) => void reports.push(words), now }),
  };
};

it.each([
  ['Failed for ada.byron@clinic.example', 'Failed for …'],
  ['Phone +1 (415) 555-2671 is wrong', 'Phone … is wrong'],
  [`Unknown token ${'a'.repeat(43)}`, 'Unknown token …'],
  ['Line 12 of 345', 'Line 12 of 345'],
  ['Response not successful: Received status code 500', 'Response not successful: Received status code 500'],
])('the message %j is forwarded as %j', (message, forwarded) => {
  expect(withoutPersonalData(message)).toBe(forwarded);
});

describe('an error', () => {
  it('is forwarded as an envelope, without personal data', async () => {
    openTracker().track(error);
    await expect.poll(() => envelopes).toHaveLength(1);
    const [{ url, lines } = { url: '', lines: [] }] = envelopes;
    const [header, itemHeader, event] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const { pathname, searchParams } = new URL(url ?? '', 'http://127.0.0.1');
    expect([pathname, searchParams.get('sentry_key')]).toEqual(['/trackers/api/7/envelope/', 'key']);
    expect(itemHeader).toMatchObject({ type: 'event' });
    expect(event).toEqual({
      event_id: header?.['event_id'],
      timestamp: expect.any(Number),
      environment: 'production',
      release: '2.0.0',
      contexts: { trace: expect.any(Object) },
      platform: 'javascript',
      level: 'error',
      logger: 'page',
      exception: { values: [{ type: 'Error', value: 'Not found: … card …' }] },
      tags: { error_id: '0123abcd0123abcd0123abcd0123abcd' },
      request: { url: '/us/en/checkout/…/' },
      breadcrumbs: [{ category: 'checkout', message: 'contact.submitted → contact.editing', level: 'info' }],
    });
  });

  it('is one of a few at once and per minute', async () => {
    const clock = { now: 0 };
    const { track } = openTracker(() => clock.now);
    for (let index = 0; index < 100; index += 1) track(error);
    await expect.poll(() => envelopes).toHaveLength(4);
    for (let sent = 4; sent < 30; sent += 1) {
      track(error);
      await expect.poll(() => envelopes).toHaveLength(sent + 1);
    }
    track(error);
    clock.now = 60_000;
    track(error);
    await expect.poll(() => envelopes).toHaveLength(31);
  });

  it('that the tracker refuses is reported once, and disturbs nobody', async () => {
    status = 500;
    const { track, reports } = openTracker();
    track(error);
    track(error);
    await expect.poll(() => reports).toEqual(['The error tracker accepted nothing: status 500']);
  });
});
