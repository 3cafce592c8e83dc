import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, query } from './client.ts';

const reports: string[] = [];
const events: unknown[] = [];
const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const text = (body: string, status: number, type = 'text/html') =>
  Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));

/** The reports after a query, of a page of its own. */
async function ask(name: string, answer: () => Promise<Response>, times = 1) {
  vi.stubGlobal('fetch', async (url: string, init: { readonly body: string }) => {
    if (url !== '/errors/') return answer();
    reports.push((JSON.parse(init.body) as { readonly message: string }).message);
    return new Response(null, { status: 204 });
  });
  const client = createClient('http://shop.test/graphql/');
  for (let index = 0; index < times; index += 1) {
    const asked = query(client, `query ${name} { shop { currency } }`, {}).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await asked).toBeInstanceOf(Error);
  }
  return reports.splice(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { pathname: '/us/en/' });
  const window = new EventTarget();
  window.addEventListener('sonde:graphql-error', (event) => events.push((event as CustomEvent).detail));
  vi.stubGlobal('window', window);
  events.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a failed operation is announced, reported and passed on', () => {
  it.each<[words: string, name: string, answer: () => Promise<Response>, report: string]>([
    [
      'without success',
      'Shop',
      () => text('Bad gateway', 502),
      'Failed to load shop: Response not successful: Received status code 502',
    ],
    [
      'with a body that is no JSON',
      'UserQuery',
      () => text('{"data":', 200, 'application/json'),
      'Failed to load user data: The response couldn’t be parsed',
    ],
    [
      'without data and errors',
      'Geolocalization',
      json({}),
      "Failed to load geolocalization: Server response was missing for query 'Geolocalization'.",
    ],
    [
      'with errors, of which only the code is reported',
      'Order',
      json({ errors: [{ message: 'ada@clinic.example', extensions: { code: 'INTERNAL' } }] }),
      'Failed to run Order: Response with errors: INTERNAL',
    ],
    [
      'never',
      'EnabledCountries',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Failed to load countries: No response: TypeError',
    ],
  ])('%s', async (_words, name, answer, report) => {
    expect(await ask(name, answer)).toEqual([report]);
    expect(events).toEqual([{ operationName: name }]);
  });
});

it('the same failure is reported once per page', async () => {
  expect(await ask('Repeated', () => text('', 500), 3)).toHaveLength(1);
  expect(events).toHaveLength(3);
});

it.each([
  ['a busy shop', () => Promise.resolve(new Response('', { status: 503, headers: { 'retry-after': '60' } }))],
  ['a refused token', json({ errors: [{ message: 'x', extensions: { code: 'PermissionDenied' } }] })],
])('%s is no failure', async (_words, answer) => {
  expect(await ask('Busy', answer)).toEqual([]);
  expect(events).toEqual([]);
});
