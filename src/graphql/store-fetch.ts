import { BusyError } from '@sonde/machines/flow';

/** Too many requests, or a server that can't respond now; both send Retry-After. */
const busyStatuses: readonly number[] = [429, 503];

/**
 * The seconds in Retry-After, a number or a date, rounded up and at least 1; null if the header is missing or invalid,
 * or for other statuses.
 */
function retryAfterOf({ status, headers }: Response): number | null {
  if (!busyStatuses.includes(status)) return null;
  const retryAfter = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(1, Math.ceil(seconds));
}

/** In milliseconds, from the request to the end of the response. The shop's own timeouts are shorter. */
const longestWait = 30_000;
/** The same of a request with a file. */
const longestUpload = 130_000;

/**
 * Aborts with `own`, or with a `TimeoutError`; `AbortSignal.any` and `AbortSignal.timeout` are newer than the floor.
 */
function endedInTime({ signal: own, body }: RequestInit): AbortSignal {
  const wait = body instanceof FormData ? longestUpload : longestWait;
  const ending = new AbortController();
  const end = () => ending.abort(own?.reason);
  setTimeout(() => ending.abort(new DOMException('No answer in time.', 'TimeoutError')), wait);
  if (own?.aborted) end();
  own?.addEventListener('abort', end);
  return ending.signal;
}

/** The browser's fetch, with a timeout of 30 seconds, or of 130 for a file; a response with Retry-After rejects with a {@link BusyError}. */
export const storeFetch: typeof fetch = async (input, init = {}) => {
  const answer = await fetch(input, { ...init, signal: endedInTime(init) });
  const seconds = retryAfterOf(answer);
  if (seconds !== null) throw new BusyError(seconds);
  return answer;
};
