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

/** The browser's fetch; an answer that says when to come again rejects with a {@link BusyError}. */
export const storeFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  const seconds = retryAfterOf(answer);
  if (seconds !== null) throw new BusyError(seconds);
  return answer;
};
