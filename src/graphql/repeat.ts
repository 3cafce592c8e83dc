import { BusyError } from '@sonde/machines/flow';
import { makeOperation, type CombinedError, type Operation } from 'urql';
import { retryExchange } from '@urql/exchange-retry';
import { storeFetch } from './store-fetch.ts';

/** In milliseconds, from an answer that did not come to the next question (coverage CLIENT-1). */
const waits = { online: 1_000, offline: 10_000 };
const maxNumberAttempts = 6;

/** A shop that is busy for longer says so, and the buyer decides. */
const longestBusySeconds = 5;

/** A mutation may be sent again only when the server can tell the repeat from a second wish. */
const isRepeatable = ({ kind, variables }: Operation) =>
  kind === 'query' ||
  (typeof variables === 'object' &&
    variables !== null &&
    'idempotencyKey' in variables &&
    Boolean(variables.idempotencyKey));

const isBusyForLong = ({ networkError }: CombinedError) =>
  networkError instanceof BusyError && networkError.retryAfterSeconds > longestBusySeconds;

/** Who has waited for as long as `storeFetch` does is told, before anything is asked again. */
const isOutOfTime = ({ networkError }: CombinedError) => networkError?.name === 'TimeoutError';

/** Ends with the time or with a signal. */
function pause(milliseconds: number, ...signals: readonly (AbortSignal | null | undefined)[]): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    for (const signal of signals)
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
  });
}

/** Ends with the time or with the signal, and at once when there is a network again. */
async function pauseWhileOffline(
  milliseconds: number,
  signal: AbortSignal | null | undefined,
): Promise<void> {
  if (navigator.onLine) return;
  const online = new AbortController();
  const wake = () => online.abort();
  addEventListener('online', wake);
  await pause(milliseconds, signal, online.signal);
  removeEventListener('online', wake);
}

/** What is left to wait after `waits.online`, by which the exchange itself waits. */
function restOfWait({ networkError }: CombinedError, signal: AbortSignal | null | undefined): Promise<void> {
  return networkError instanceof BusyError
    ? pause(networkError.retryAfterSeconds * 1000 - waits.online, signal)
    : pauseWhileOffline(waits.offline - waits.online, signal);
}

/** Asks again what got no answer and may be repeated: six times in all (coverage CLIENT-1). */
export const repeatExchange = retryExchange({
  initialDelayMs: waits.online,
  maxDelayMs: waits.online,
  randomDelay: false,
  maxNumberAttempts,
  retryIf: (error, operation) =>
    error.networkError !== undefined &&
    isRepeatable(operation) &&
    !isBusyForLong(error) &&
    !isOutOfTime(error),
  retryWith: (error, operation) =>
    makeOperation(operation.kind, operation, {
      ...operation.context,
      fetch: async (input, init) => {
        await restOfWait(error, init?.signal);
        return storeFetch(input, init);
      },
    }),
});
