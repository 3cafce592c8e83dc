import type { Page, Route } from '@playwright/test';

const html = '<!doctype html><h1>Something went wrong</h1>';

/** What network and server may do to a request. The answers for a busy shop are those of shop and provider in one. */
const networkFaults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'the network is gone': (route) => route.abort('internetdisconnected'),
  'the connection is reset': (route) => route.abort('connectionreset'),
  'the answer is lost': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  'the server fails': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: html }),
  'the server is busy': (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '1' },
      json: { data: null, error: { type: 'rate_limit_error', message: 'Too many requests' } },
    }),
  'the answer is cut off': (route) => route.fulfill({ contentType: 'application/json', body: '{"data":{' }),
};

/** The fault that a route makes by never answering; {@link passTheLongestWait} ends the wait for it. */
export const noAnswer = 'there is no answer';

/** Every fault, the hang included. */
export const everyFault: readonly string[] = [...Object.keys(networkFaults), noAnswer];

/** Makes a fault; a hang is the request that stays open. */
export const breakRequest = async (route: Route, fault: string): Promise<void> =>
  networkFaults[fault]?.(route);

/** Moves the page's clock past the time after which a request without an answer is given up. */
export async function passTheLongestWait(page: Page, fault: string): Promise<void> {
  if (fault === noAnswer) await page.clock.runFor(31_000);
}
