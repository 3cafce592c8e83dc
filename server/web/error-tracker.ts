import {
  createTransport,
  type ErrorEvent,
  type TransportMakeRequestResponse,
  type TransportRequest,
} from '@sentry/core';
import { ServerRuntimeClient } from '@sentry/core/server';

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

/** The event in Sentry's format: https://develop.sentry.dev/sdk/data-model/event-payloads/ */
const eventOf = (error: TrackedError): ErrorEvent => ({
  type: undefined,
  platform: error.platform,
  level: 'error',
  logger: error.platform === 'node' ? 'server' : 'page',
  exception: { values: [{ type: 'Error', value: withoutPersonalData(error.message) }] },
  tags: { error_id: error.errorId },
  ...(error.page !== null && { request: { url: withoutTokens(error.page) } }),
  breadcrumbs: error.trail.map(({ actor, event, state }) => ({
    category: actor,
    message: `${event} → ${state}`,
    level: 'info',
  })),
});

export interface ErrorTrackerOptions {
  /** `https://KEY@HOST/PROJECT`. */
  readonly dsn: string;
  /** The version of the shop, by which the tracker tells what an upgrade broke. */
  readonly release: string;
  /** Called once a minute at most, if the tracker accepts nothing. */
  readonly report: (sentence: string) => void;
  /** Milliseconds since any moment. */
  now(): number;
}

/** Sends at most so many requests a minute, and reports the first failure in each. */
function createSender({ report, now }: ErrorTrackerOptions, url: string, headers: Record<string, string>) {
  let minuteBegan = -Infinity;
  let sentThisMinute = 0;
  let hasReported = false;

  function fail(failure: string): void {
    if (!hasReported) report(`The error tracker accepted nothing: ${failure}`);
    hasReported = true;
  }

  return async ({ body }: TransportRequest): Promise<TransportMakeRequestResponse> => {
    if (now() - minuteBegan >= 60_000) {
      minuteBegan = now();
      sentThisMinute = 0;
      hasReported = false;
    }
    if (sentThisMinute >= mostPerMinute) return {};
    sentThisMinute += 1;
    try {
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      const response = await fetch(url, { method: 'POST', headers, body: Buffer.from(body), signal });
      await response.body?.cancel();
      if (!response.ok) fail(`status ${response.status}`);
      return {
        statusCode: response.status,
        headers: {
          'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
          'retry-after': response.headers.get('retry-after'),
        },
      };
    } catch (error) {
      fail(String(error));
      return {};
    }
  };
}

/**
 * Forwards errors to a tracker that speaks Sentry's protocol, through the client of its official SDK, without anything that
 * this would collect by itself. A few per minute and at once; the rest is in the log.
 */
export function createErrorTracker(options: ErrorTrackerOptions): TrackError {
  const client = new ServerRuntimeClient({
    dsn: options.dsn,
    release: options.release,
    integrations: [],
    traceLifecycle: 'static',
    stackParser: () => [],
    sendClientReports: false,
    transportOptions: { bufferSize: mostAtOnce },
    transport: ({ url, headers = {}, ...transport }) =>
      createTransport(transport, createSender(options, url, headers)),
  });
  client.init();
  return (error) => void client.captureEvent(eventOf(error));
}
