import { afterEach, expect, it, vi } from 'vitest';
import { openBrowser } from './signed-in-browser.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['granted', [{ event: 'login', method: 'Cloud' }]],
  ['denied', undefined],
  [null, undefined],
])('with consent %j, the data layer is %j', async (consent, expected) => {
  vi.resetModules();
  const browser = openBrowser();
  if (consent !== null) browser.local.set('sonde.analyticsConsent', consent);
  const { pushToDataLayer } = await import('./data-layer.ts');
  pushToDataLayer({ event: 'login', method: 'Cloud' });
  expect((browser.window as { dataLayer?: unknown }).dataLayer).toEqual(expected);
});
