import { randomUUID } from 'node:crypto';

/** An error for the tracker; without personal data. */
export interface TrackedError {
  /** The id that the buyer sees, and the log has. */
  readonly errorId: string;
  readonly platform: 'javascript' | 'node';
  readonly message: string;
  /** The page's path; null for errors of the server. */
  readonly page: string | null;
  /** The last states and events of the flow, oldest first. */
  readonly trail: readonly { readonly actor: string; readonly event: string; readonly state: string }[];
}

/** Forwards an error without delaying its caller; never throws. */
export type TrackError = (error: TrackedError) => void;

/** Forwards nothing: the log alone has the errors. */
export const noTracker: TrackError = () => undefined;

/** Errors come in floods; the tracker needs the first of them. */
const mostPerMinute = 30;
const mostAtOnce = 4;
const timeoutMilliseconds = 5_000;
const messageMaxLength = 500;

/** Email addresses, and numbers of 6 digits and more (cards, phones, postal codes with a house). */
const personal = /[^\s@<>"']+@[^\s@<>"']+|\+?\d(?:[ ().-]{0,2}\d){5,}/g;
/** Tokens. */
const secret = /[\w-]{30,}/g;

/** An address without tokens. */
export const withoutTokens = (address: string): string => address.replace(secret, '…');

/** A message without what may belong to a person. */
export const withoutPersonalData = (message: string): string =>
  message.replace(personal, '…').replace(secret, '…').slice(0, messageMaxLength);

const breadcrumbs = (trail: TrackedError['trail']) => ({
  values: trail.map(({ actor, event, state }) => ({
    category: actor,
    message: `${event} → ${state}`,
    level: 'info',
  })),
});

/** The event in Sentry's format: https://develop.sentry.dev/sdk/data-model/event-payloads/ */
const eventOf = (error: TrackedError, eventId: string, now: Date) => ({
  event_id: eventId,
  timestamp: now.toISOString(),
  platform: error.platform,
  level: 'error',
  logger: error.platform === 'node' ? 'server' : 'page',
  exception: { values: [{ type: 'Error', value: withoutPersonalData(error.message) }] },
  tags: { error_id: error.errorId },
  ...(error.page !== null && { request: { url: withoutTokens(error.page) } }),
  breadcrumbs: breadcrumbs(error.trail),
});

/** The address and key of a DSN, `https://KEY@HOST/PROJECT`; null for anything else. */
export function parseDsn(dsn: string): { readonly url: string; readonly key: string } | null {
  const { protocol, username, host, pathname } = new URL(dsn);
  const [, prefix = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  return username === '' || project === ''
    ? null
    : { url: `${protocol}//${host}${prefix}/api/${project}/envelope/`, key: username };
}

export interface ErrorTrackerOptions {
  readonly dsn: string;
  /** Called once a minute at most, if the tracker accepts nothing. */
  readonly report: (sentence: string) => void;
  /** Milliseconds since any moment. */
  now(): number;
}

/**
 * Forwards errors to a tracker with Sentry's envelope endpoint: https://develop.sentry.dev/sdk/data-model/envelopes/.
 * A few per minute and at once; the rest is in the log.
 */
export function createErrorTracker({ dsn, report, now }: ErrorTrackerOptions): TrackError {
  const target = parseDsn(dsn);
  if (target === null) throw new Error('ERROR_REPORT_DSN has no key or no project.');
  const { url, key } = target;
  let inFlight = 0;
  let minuteBegan = -Infinity;
  let sentThisMinute = 0;
  let hasReported = false;

  async function send(error: TrackedError): Promise<void> {
    const eventId = randomUUID().replaceAll('-', '');
    const time = new Date();
    const lines = [
      { event_id: eventId, sent_at: time.toISOString() },
      { type: 'event', content_type: 'application/json' },
      eventOf(error, eventId, time),
    ];
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=sonde/1.0, sentry_key=${key}`,
      },
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`status ${response.status}`);
  }

  return (error) => {
    if (now() - minuteBegan >= 60_000) {
      minuteBegan = now();
      sentThisMinute = 0;
      hasReported = false;
    }
    if (sentThisMinute >= mostPerMinute || inFlight >= mostAtOnce) return;
    sentThisMinute += 1;
    inFlight += 1;
    send(error)
      .catch((failure: unknown) => {
        if (!hasReported) report(`The error tracker accepted nothing: ${String(failure)}`);
        hasReported = true;
      })
      .finally(() => {
        inFlight -= 1;
      });
  };
}
