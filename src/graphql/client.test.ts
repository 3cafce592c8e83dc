import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BusyError } from '@sonde/machines/flow';
import { createClient, mutate, query } from './client.ts';

const question = 'query Shop { shop { currency } }';
const change = 'mutation Change($idempotencyKey: String) { change(key: $idempotencyKey) { done } }';
const withKey = { idempotencyKey: 'key-1' };

type Step =
  | 'no connection'
  | 'silence'
  | 'answer'
  | { readonly status: number; readonly body: string }
  | { readonly status: number; readonly retryAfter: string };

const answer = () => Response.json({ data: { shop: { __typename: 'Shop', currency: 'USD' }, change: null } });

/** Like a fetch without a response: rejects when the signal aborts. */
const untilAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

/**
 * Scripts the result of each request, the last step for all further ones; records the seconds at which each was sent.
 */
function scriptNetwork(steps: readonly Step[]) {
  const sentAt: number[] = [];
  const begin = Date.now();
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if (input === '/errors/') return new Response(null, { status: 204 });
    const step = steps[sentAt.length] ?? steps.at(-1) ?? 'answer';
    sentAt.push((Date.now() - begin) / 1000);
    if (step === 'no connection') throw new TypeError('Failed to fetch');
    if (step === 'silence') return untilAborted(init.signal);
    if (step === 'answer') return answer();
    if ('body' in step) {
      const type = step.body.startsWith('<') ? 'text/html' : 'application/json';
      return new Response(step.body, { status: step.status, headers: { 'content-type': type } });
    }
    const { status, retryAfter } = step;
    return Response.json(
      { data: null, errors: [{ message: 'Too many attempts.' }] },
      { status, headers: { 'retry-after': retryAfter } },
    );
  });
  return sentAt;
}

/** The result or the error, after advancing the clock. */
async function outcomeOf(asked: Promise<unknown>): Promise<unknown> {
  const outcome = asked.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(120_000);
  return outcome;
}

const ask = () => outcomeOf(query(createClient('http://shop.test/graphql/'), question, {}));
const send = (variables: object) =>
  outcomeOf(mutate(createClient('http://shop.test/graphql/'), change, variables));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { pathname: '/us/en/' });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a query without a response', () => {
  it('is sent six times, a second apart', async () => {
    const sentAt = scriptNetwork(['no connection']);
    expect(await ask()).toBeInstanceOf(Error);
    expect(sentAt).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('is sent ten seconds apart while offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
    const sentAt = scriptNetwork(['no connection', 'no connection', 'answer']);
    expect(await ask()).toMatchObject({ shop: { currency: 'USD' } });
    expect(sentAt).toEqual([0, 10, 20]);
  });

  it('is sent as soon as the network is back', async () => {
    const listeners: (() => void)[] = [];
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => listeners.push(listener));
    vi.stubGlobal('removeEventListener', () => undefined);
    setTimeout(() => listeners.forEach((listener) => listener()), 3_000);
    setTimeout(() => vi.stubGlobal('navigator', { onLine: true }), 3_000);
    const sentAt = scriptNetwork(['no connection', 'answer']);
    expect(await ask()).toMatchObject({ shop: { currency: 'USD' } });
    expect(sentAt).toEqual([0, 3]);
  });
});

describe('a mutation with its key while offline', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
  });

  it('fails at once, so that a form can say so and send it again', async () => {
    const sentAt = scriptNetwork(['no connection', 'answer']);
    expect(await send(withKey)).toBeInstanceOf(Error);
    expect(sentAt).toEqual([0]);
  });

  it('is repeated if it charges', async () => {
    const sentAt = scriptNetwork(['no connection', 'answer']);
    const charge = change.replace('Change', 'CheckoutComplete');
    await outcomeOf(mutate(createClient('http://shop.test/graphql/'), charge, withKey));
    expect(sentAt).toEqual([0, 10]);
  });
});

it('a query without a response is retried after a second if the network was back before', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  setTimeout(() => vi.stubGlobal('navigator', { onLine: true }), 500);
  const sentAt = scriptNetwork(['no connection', 'answer']);
  await ask();
  expect(sentAt).toEqual([0, 1]);
});

describe('a shop that accepts a request and never responds', () => {
  const secondsUntil = async (asked: Promise<unknown>) => {
    const begin = Date.now();
    let seconds: number | null = null;
    asked.catch(() => (seconds = (Date.now() - begin) / 1000));
    await vi.advanceTimersByTimeAsync(120_000);
    return seconds;
  };
  const client = () => createClient('http://shop.test/graphql/');

  it.each([
    ['a question', () => query(client(), question, {})],
    ['a change', () => mutate(client(), change, {})],
    ['a change with its key', () => mutate(client(), change, withKey)],
  ])('times out after 30 seconds with %s, and the buyer may retry', async (_, begin) => {
    const sentAt = scriptNetwork(['silence']);
    expect(await secondsUntil(begin())).toBe(30);
    expect(sentAt).toEqual([0]);
  });

  it('times out as late after a lost connection', async () => {
    scriptNetwork(['no connection', 'silence']);
    expect(await secondsUntil(query(client(), question, {}))).toBe(31);
  });
});

describe('a busy shop', () => {
  const inThreeSeconds = { status: 429, retryAfter: '3' };
  const inAMinute = { status: 429, retryAfter: '60' };
  const byDate = () => ({ status: 503, retryAfter: new Date(Date.now() + 4_000).toUTCString() });

  it('is retried at the given time, if that is soon', async () => {
    const sentAt = scriptNetwork([inThreeSeconds, 'answer']);
    expect(await ask()).toMatchObject({ shop: { currency: 'USD' } });
    expect(sentAt).toEqual([0, 3]);
  });

  it('may give the time as a date', async () => {
    vi.setSystemTime('2026-11-21T12:00:00Z');
    const sentAt = scriptNetwork([byDate(), 'answer']);
    await ask();
    expect(sentAt).toEqual([0, 4]);
  });

  it('that needs longer says for how long, and is not retried', async () => {
    const sentAt = scriptNetwork([inAMinute]);
    expect(await ask()).toEqual(new BusyError(60));
    expect(sentAt).toEqual([0]);
  });

  it('gets a mutation again automatically only with its idempotency key', async () => {
    const withoutKey = scriptNetwork([inThreeSeconds, 'answer']);
    expect(await send({})).toEqual(new BusyError(3));
    expect(withoutKey).toEqual([0]);
    const repeated = scriptNetwork([inThreeSeconds, 'answer']);
    expect(await send(withKey)).toMatchObject({ change: null });
    expect(repeated).toEqual([0, 3]);
  });

  it('without a time counts as no response', async () => {
    const sentAt = scriptNetwork([{ status: 503, retryAfter: 'soon' }]);
    expect(await ask()).not.toBeInstanceOf(BusyError);
    expect(sentAt).toEqual([0]);
  });
});

describe('an answer that can’t be read', () => {
  it.each<[words: string, step: Step, isRepeated: boolean]>([
    ['a server error as a page', { status: 500, body: '<h1>Internal Server Error</h1>' }, true],
    ['a server error as JSON', { status: 500, body: '{"data":null}' }, false],
    ['half of a JSON text', { status: 200, body: '{"data":{"change":' }, true],
    ['nothing', { status: 200, body: '' }, true],
    ['another JSON value', { status: 200, body: '[]' }, true],
  ])('%s is an error, and only a change with its key is sent again', async (_words, step, isRepeated) => {
    const withoutKey = scriptNetwork([step, 'answer']);
    expect(await send({})).toBeInstanceOf(Error);
    expect(withoutKey).toEqual([0]);
    const repeated = scriptNetwork([step, 'answer']);
    const outcome = await send(withKey);
    expect([outcome instanceof Error, repeated]).toEqual(isRepeated ? [false, [0, 1]] : [true, [0]]);
  });
});
