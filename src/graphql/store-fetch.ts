import { BusyError } from '@sonde/machines/flow';

/** Too many requests, and a server that cannot answer now: both say with Retry-After when to come again. */
const busyStatuses: readonly number[] = [429, 503];

/** Whole seconds that an answer asks to wait, told as a number or as a date; null when it asks for nothing. */
function retryAfterOf({ status, headers }: Response): number | null {
  if (!busyStatuses.includes(status)) return null;
  const told = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(told) ? Number(told) : (Date.parse(told) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(1, Math.ceil(seconds));
}

/** In milliseconds, from the request to the end of the answer. The shop itself waits for nobody as long. */
const longestWait = 30_000;

/** Ends as `own` does, or with a `TimeoutError`: `AbortSignal.any` and `AbortSignal.timeout` are newer than the floor. */
function endedInTime(own: AbortSignal | null | undefined): AbortSignal {
  const ending = new AbortController();
  const end = () => ending.abort(own?.reason);
  setTimeout(() => ending.abort(new DOMException('No answer in time.', 'TimeoutError')), longestWait);
  if (own?.aborted) end();
  own?.addEventListener('abort', end);
  return ending.signal;
}

/**
 * The browser's fetch, which rejects when nothing comes for half a minute; an answer that says when to come again rejects
 * with a {@link BusyError}.
 */
export const storeFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, signal: endedInTime(init?.signal) });
  const seconds = retryAfterOf(answer);
  if (seconds !== null) throw new BusyError(seconds);
  return answer;
};
