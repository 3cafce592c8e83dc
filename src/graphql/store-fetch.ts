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

/** Ends with whichever of the two ends first. */
export const endedByEither = (signal: AbortSignal | null | undefined, other: AbortSignal): AbortSignal =>
  signal ? AbortSignal.any([signal, other]) : other;

/**
 * The browser's fetch, which rejects when nothing comes for half a minute; an answer that says when to come again rejects
 * with a {@link BusyError}.
 */
export const storeFetch: typeof fetch = async (input, init) => {
  const signal = endedByEither(init?.signal, AbortSignal.timeout(longestWait));
  const answer = await fetch(input, { ...init, signal });
  const seconds = retryAfterOf(answer);
  if (seconds !== null) throw new BusyError(seconds);
  return answer;
};
