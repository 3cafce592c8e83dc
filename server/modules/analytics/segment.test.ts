import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnalyticsEvent } from './analytics-services.ts';
import { createSegment } from './segment.ts';

interface Received {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

const received: Received[] = [];
let status = 200;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as unknown;
    received.push({ url: request.url, headers: request.headers, body });
    response.writeHead(status).end('{"success":true}');
  });
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const forward = (events: readonly AnalyticsEvent[]) =>
  createSegment({
    key: 'write-key',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    now: () => new Date('2026-11-20T15:00:00Z'),
  })(events);

const event: AnalyticsEvent = {
  messageId: 'purchase-100234',
  anonymousId: 'a1b2c3d4',
  userId: null,
  name: 'purchase',
  body: { transactionId: '100234' },
  context: { pageUrl: 'https://shop.test/' },
  happenedAt: new Date('2026-11-20T14:59:00Z'),
};

describe('forwarding to Segment', () => {
  it('is one request with all events, their ids and no address of the visitor', async () => {
    await forward([event, { ...event, messageId: 'other', userId: 'person' }]);
    expect(received[0]).toMatchObject({
      url: '/v1/batch',
      headers: { authorization: `Basic ${Buffer.from('write-key:').toString('base64')}` },
      body: {
        sentAt: '2026-11-20T15:00:00.000Z',
        batch: [
          {
            type: 'track',
            messageId: 'purchase-100234',
            anonymousId: 'a1b2c3d4',
            event: 'purchase',
            properties: { transactionId: '100234' },
            context: { ip: '0.0.0.0', pageUrl: 'https://shop.test/' },
            timestamp: '2026-11-20T14:59:00.000Z',
          },
          { messageId: 'other', userId: 'person' },
        ],
      },
    });
  });

  it('fails if the service does not accept it', async () => {
    status = 503;
    await expect(forward([event])).rejects.toThrow('responded 503');
  });
});
