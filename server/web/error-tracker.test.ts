import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createErrorTracker, parseDsn, type TrackedError, withoutPersonalData } from './error-tracker.ts';

const envelopes: { readonly url: string | undefined; readonly auth: unknown; readonly lines: string[] }[] =
  [];
let status = 200;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const lines = Buffer.concat(chunks).toString().split('\n');
    envelopes.push({ url: request.url, auth: request.headers['x-sentry-auth'], lines });
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
  return { reports, track: createErrorTracker({ dsn, report: (words) => void reports.push(words), now }) };
};

it.each([
  ['https://abc@errors.example/7', { url: 'https://errors.example/api/7/envelope/', key: 'abc' }],
  ['https://abc@errors.example/a/b/7', { url: 'https://errors.example/a/b/api/7/envelope/', key: 'abc' }],
  ['https://errors.example/7', null],
  ['https://abc@errors.example/', null],
])('the DSN %s is %j', (dsn, parsed) => {
  expect(parseDsn(dsn)).toEqual(parsed);
});

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
    const [{ url, auth, lines } = { lines: [] }] = envelopes;
    const [header, itemHeader, event] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect([url, auth]).toEqual([
      '/trackers/api/7/envelope/',
      'Sentry sentry_version=7, sentry_client=sonde/1.0, sentry_key=key',
    ]);
    expect(itemHeader).toEqual({ type: 'event', content_type: 'application/json' });
    expect(event).toEqual({
      event_id: header?.['event_id'],
      timestamp: expect.any(String),
      platform: 'javascript',
      level: 'error',
      logger: 'page',
      exception: { values: [{ type: 'Error', value: 'Not found: … card …' }] },
      tags: { error_id: '0123abcd0123abcd0123abcd0123abcd' },
      request: { url: '/us/en/checkout/…/' },
      breadcrumbs: {
        values: [{ category: 'checkout', message: 'contact.submitted → contact.editing', level: 'info' }],
      },
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
    await expect.poll(() => reports).toEqual(['The error tracker accepted nothing: Error: status 500']);
  });
});
