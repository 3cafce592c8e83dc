import type { AnalyticsEvent, ForwardEvents } from './analytics-services.ts';

/** Segment's own service, in the United States; accounts in the EU have `https://events.eu1.segmentapis.com`. */
export const segmentUrl = 'https://api.segment.io';

const timeoutMilliseconds = 10_000;

export interface SegmentOptions {
  /** The write key of a source. Never leaves the server. */
  readonly key: string;
  /** Without a trailing slash. */
  readonly url: string;
  now(): Date;
}

const trackCall = ({ messageId, anonymousId, userId, name, body, context, happenedAt }: AnalyticsEvent) => ({
  type: 'track',
  messageId,
  anonymousId,
  ...(userId !== null && { userId }),
  event: name,
  properties: body,
  // The request comes from this server: without an address, the service would take that for the visitor's.
  context: { ip: '0.0.0.0', ...context },
  timestamp: happenedAt.toISOString(),
});

/**
 * Forwards events by Segment's HTTP API, which recognizes repetitions by their `messageId`:
 * https://segment.com/docs/connections/sources/catalog/libraries/server/http-api/ (batch, at most 500 kB).
 */
export const createSegment =
  ({ key, url, now }: SegmentOptions): ForwardEvents =>
  async (events) => {
    const response = await fetch(`${url}/v1/batch`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ batch: events.map(trackCall), sentAt: now().toISOString() }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The analytics service responded ${response.status}.`);
  };
