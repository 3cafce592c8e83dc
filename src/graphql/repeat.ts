import { BusyError } from '@sonde/machines/flow';
import { getOperationName, makeOperation, type CombinedError, type Operation } from 'urql';
import { retryExchange } from '@urql/exchange-retry';
import { storeFetch } from './store-fetch.ts';

/** In milliseconds, from a failed request to the next attempt (coverage CLIENT-1). */
const waits = { online: 1_000, offline: 10_000 };
const maxNumberAttempts = 6;

/** If the shop is busy for longer, the buyer decides whether to wait. */
const longestBusySeconds = 5;

/** A mutation may be repeated only with an idempotency key, by which the server recognizes the repeat. */
const isRepeatable = ({ kind, variables }: Operation) =>
  kind === 'query' ||
  (typeof variables === 'object' &&
    variables !== null &&
    'idempotencyKey' in variables &&
    Boolean(variables.idempotencyKey));

/**
 * Mutations that pay or that change a membership. Their flows finish them by themselves, and say while the browser is
 * offline that they will.
 */
const payment = /^(?:CheckoutComplete|(?:Invoice|Order)Pay|Subscription(?:Change|Renew|ScheduleAdd))$/;

/** While the browser is offline, a form says so at once, and the same button sends it again with its key. */
const isFormOffline = ({ kind, query }: Operation) =>
  kind === 'mutation' && !navigator.onLine && !payment.test(getOperationName(query) ?? '');

const isBusyForLong = ({ networkError }: CombinedError) =>
  networkError instanceof BusyError && networkError.retryAfterSeconds > longestBusySeconds;

/** After `storeFetch` times out, the buyer is informed instead of waiting for a retry. */
const isOutOfTime = ({ networkError }: CombinedError) => networkError?.name === 'TimeoutError';

/** Resolves after the time or on a signal. */
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

/** Resolves after the time or on the signal, and at once when the browser is online. */
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

/** The remaining wait beyond `waits.online`, which the exchange itself waits. */
function restOfWait({ networkError }: CombinedError, signal: AbortSignal | null | undefined): Promise<void> {
  return networkError instanceof BusyError
    ? pause(networkError.retryAfterSeconds * 1000 - waits.online, signal)
    : pauseWhileOffline(waits.offline - waits.online, signal);
}

/**
 * Retries requests that got no response and are repeatable: six attempts in all (coverage CLIENT-1), a form only while
 * the browser is online.
 */
export const repeatExchange = retryExchange({
  initialDelayMs: waits.online,
  maxDelayMs: waits.online,
  randomDelay: false,
  maxNumberAttempts,
  retryIf: (error, operation) =>
    error.networkError !== undefined &&
    isRepeatable(operation) &&
    !isFormOffline(operation) &&
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
