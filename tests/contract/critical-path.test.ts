import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltShop, openBuiltShop } from '../security/built-shop.ts';
import { everyPath } from '../support/every-page.ts';
import { createCheckoutClient, fillCheckout, place } from './checkout-client.ts';

/** What delays a page's first paint: its head, as served by the built shop. */

let shop: BuiltShop;
let orderToken: string;

beforeAll(async () => {
  shop = await openBuiltShop({ PUBLIC_URL: 'https://shop.example' });
  const client = createCheckoutClient((request: Request) => fetch(request), shop.url);
  const checkout = await fillCheckout(client, { card: 'pm_card_visa', email: 'buyer@clinic.example' });
  orderToken = (await place(client, checkout)).order?.token ?? '';
});
afterAll(() => shop.close());

const kinds: readonly (readonly [kind: string, path: string, status: number | null])[] = [
  ['home', '/us/en/', 200],
  ['home from right to left', '/ae/ar/', 200],
  ['product', '/us/en/product/iq3/', 200],
  ['simple product', '/us/en/product/pro-membership/', 200],
  ['family of products', '/de/de/iq/', 200],
  ['bundles', '/us/en/iq/bundle/', 200],
  ['accessories', '/us/en/accessories/', 200],
  ['prices', '/us/en/pricing/', 200],
  ['offers', '/us/en/offer/', 200],
  ['cart', '/us/en/cart/', 200],
  ['checkout', '/us/en/checkout/', 200],
  ['payment', '/us/en/checkout/?step=payment', 200],
  ['order', '/us/en/confirmation/{order}/', 200],
  ['form', '/us/en/form/demo/', 200],
  ['form in a frame', '/us/en/form/demo/?embedded=1', 200],
  ['text', '/us/en/terms-and-conditions/', 200],
  ['contact', '/us/en/contact/', 200],
  ['site map', '/us/en/site-map/', 200],
  ['countries', '/us/en/supported-countries/', 200],
  ['Impressum', '/de/de/impressum/', 200],
  ['missing page', '/us/en/nothing/', 404],
  ['missing form', '/us/en/form/nothing/', 404],
  ['error', '/us/en/error/', 200],
  ['unsupported browser', '/unsupported-browser.html', 200],
];
/** Every other page; of an unknown order or person, the page that says so. */
const others = everyPath().flatMap((path): typeof kinds => {
  const address = `/us/en/${path}`;
  return kinds.some(([, known]) => known === address) ? [] : [[path, address, null]];
});

async function pageAt(path: string, status: number | null): Promise<string> {
  const answer = await fetch(shop.url + path.replace('{order}', orderToken));
  expect([answer.status, null]).toContain(status);
  return answer.text();
}

const tags = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([tag]) => tag);

it('the checkout of a later step preloads its screens, the first step only its own', async () => {
  const laterScreens = (html: string) =>
    tags(html, /<script\b[^>]*\bsrc="[^"]*(?:delivery|payment|review)-screens[^>]*>/g).length;
  // The screens of that step and their texts.
  expect(laterScreens(await pageAt('/us/en/checkout/?step=payment', 200))).toBe(2);
  expect(laterScreens(await pageAt('/us/en/checkout/?step=contact', 200))).toBe(0);
  expect(laterScreens(await pageAt('/us/en/checkout/', 200))).toBe(0);
});

describe.each([...kinds, ...others])('the page: %s', (_kind, path, status) => {
  it('waits for two style sheets at most, and for no script file', async () => {
    const html = await pageAt(path, status);
    const sheets = tags(html, /<link\b[^>]*rel="stylesheet"[^>]*>/g);
    expect(sheets.length).toBeLessThanOrEqual(2);
    expect(sheets.length > 0 || html.includes('<style')).toBe(true);
    const waiting = tags(html, /<script\b[^>]*\bsrc=[^>]*>/g).filter(
      (script) => !/\s(?:defer|async|type="module")/.test(script),
    );
    expect(waiting).toEqual([]);
  });

  it('requests no script before its styles, and those of its islands with low priority', async () => {
    const html = await pageAt(path, status);
    const beforeStyles = html.slice(0, Math.max(0, html.lastIndexOf('rel="stylesheet"')));
    expect(
      tags(beforeStyles, /<script\b[^>]*\bsrc=[^>]*>|<link\b[^>]*(?:modulepreload|as="script")[^>]*>/g),
    ).toEqual([]);
    expect(tags(html, /<link\b[^>]*(?:modulepreload|as="script")[^>]*>/g)).toEqual([]);
    const modules = tags(html, /<script\b[^>]*type="module"[^>]*\bsrc=[^>]*>/g);
    expect(modules.filter((module) => !/fetchpriority="low"/i.test(module))).toEqual([]);
  });
});
