import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createCheckoutClient, globalId, payBy, place } from '../contract/checkout-client.ts';
import { everyPath } from '../support/every-page.ts';
import { signal } from './api-traffic.ts';
import { expect, test } from './fixtures.ts';
import { makeOwn } from './own-checkout.ts';
import type { PreparedCheckout } from './prepared-checkout.ts';
import { fullUnless } from '../support/short-runs.ts';

/** In every island: what is pressed before the application runs is done once, as soon as it does. */

interface Opening {
  readonly page: Page;
  readonly baseURL: string;
  readonly prepare: (preparation: {
    country: string;
    at?: 'Payment' | 'Contact';
  }) => Promise<PreparedCheckout>;
}

interface Place {
  readonly island: string;
  /** Its shop, a language of its own. */
  readonly shop: string;
  readonly path: string | ((opening: Opening) => Promise<string>);
  /** Another page of this island stands for it. */
  readonly isAnother?: true;
}

const withCheckout =
  (country: string, path: string) =>
  async ({ page, prepare }: Opening) => {
    const { token } = await prepare({ country });
    await makeOwn(page, country.toLowerCase(), token);
    return path;
  };

async function quoteToPay({ prepare, baseURL }: Opening): Promise<string> {
  const { token } = await prepare({ country: 'US', at: 'Payment' });
  const client = createCheckoutClient((request) => fetch(request), baseURL);
  const checkoutId = globalId('Checkout', token);
  const quoteData = { equoteOrganizationName: 'Lakeside' };
  await client.change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
  const { orderToken } = await place(client, await payBy(client, checkoutId, 'ELECTRONIC_QUOTE'));
  return `order-payment/${orderToken ?? ''}/`;
}

/** Where the server draws something that can be pressed, in each island. */
const places: readonly Place[] = [
  { island: 'configurator', shop: 'de/de', path: 'product/iq3/' },
  { island: 'add-to-cart', shop: 'fr/fr', path: 'accessories/' },
  { island: 'add-to-cart', shop: 'us/en', path: 'product/iq3/all-in/', isAnother: true },
  { island: 'cart', shop: 'it/it', path: withCheckout('IT', 'cart/') },
  { island: 'checkout', shop: 'es/es', path: withCheckout('ES', 'checkout/') },
  { island: 'declaration', shop: 'nl/nl', path: 'withdrawal/', isAnother: true },
  { island: 'declaration', shop: 'de/de', path: 'cancel-contract/' },
  { island: 'lead-form', shop: 'se/sv', path: 'form/demo/' },
  { island: 'learner-verification', shop: 'pl/pl', path: 'learner-status-verification/' },
  { island: 'order-access', shop: 'dk/da', path: 'payment-details/unknown/' },
  { island: 'order-payment', shop: 'us/en', path: quoteToPay },
  { island: 'pricing-survey', shop: 'pt/pt', path: 'pricing-survey/' },
  { island: 'pro-custom', shop: 'ca/fr', path: 'pro-custom/' },
  { island: 'product-flow', shop: 'fi/fi', path: 'product-flow/' },
  { island: 'trade-in', shop: 'ae/ar', path: 'trade-in/' },
  { island: 'vet-rental', shop: 'us/en', path: 'vet-rental/' },
];

/** Islands in which nothing can be pressed before they know who is signed in. */
const shownToPeople = [
  'account',
  'edit-membership',
  'extra-probe',
  'login',
  'pro-custom-change',
  'reactivation',
  'referrer',
  'renewal',
  'upgrade',
];

/** Opens a page whose application loads later; what is pressed on the buyer's behalf is counted. */
async function openBeforeTheApplication(page: Page, path: string) {
  const application = signal();
  await page.route('**/assets/*.js', async (route) => {
    await application.given;
    await route.fallback();
  });
  const repeated: string[] = [];
  await page.exposeFunction('wasRepeated', (what: string) => repeated.push(what));
  await page.addInitScript(() => {
    const { wasRepeated } = globalThis as unknown as { wasRepeated: (what: string) => void };
    addEventListener(
      'click',
      ({ target, isTrusted }) => {
        if (!isTrusted && target instanceof HTMLElement) wasRepeated(target.dataset['pressed'] ?? 'another');
      },
      true,
    );
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { application, repeated };
}

/** What can be pressed, in the order of the page; links work without the application. */
const pressable = (island: string) =>
  `[data-island="${island}"] :is(button:not([data-view]), input:is([type=radio], [type=checkbox])):enabled`;

/** Presses the last button, or the first box or choice that isn't ticked, as a keyboard does; whether there is one. */
async function press(page: Page, island: string, kind: 'button' | 'tick'): Promise<boolean> {
  const controls = page
    .locator(pressable(island))
    .and(page.locator(kind === 'button' ? 'button' : 'input:not(:checked)'));
  if ((await controls.count()) === 0) return false;
  const control = kind === 'button' ? controls.last() : controls.first();
  await control.evaluate((pressed, name) => (pressed.dataset['pressed'] = name), kind);
  await control.focus();
  await page.keyboard.press('Space');
  return true;
}

for (const { island, shop, path, isAnother } of places)
  test(`${island} in ${shop}${typeof path === 'string' ? `: ${path}` : ''} @landing${fullUnless(isAnother === undefined)}`, async ({
    page,
    prepare,
    baseURL,
  }) => {
    const below = typeof path === 'string' ? path : await path({ page, prepare, baseURL: baseURL ?? '' });
    const { application, repeated } = await openBeforeTheApplication(page, `/${shop}/${below}`);
    await page.locator(`[data-island="${island}"]`).first().waitFor();
    await expect(page.locator('script#page')).toBeAttached();
    const pressed: string[] = [];
    for (const kind of ['tick', 'button'] as const) if (await press(page, island, kind)) pressed.push(kind);
    expect(pressed).not.toEqual([]);
    application.give();
    await expect.poll(() => repeated).toEqual(pressed);
  });

test('every island with something to press before the application runs is among them', async ({
  request,
}) => {
  const islands = readdirSync('src/islands').map((file) => file.replace(/\.tsx$/, ''));
  const tested = places.map(({ island }) => island);
  expect([...new Set([...tested, ...shownToPeople])].toSorted()).toEqual(islands.toSorted());
  const found = new Set<string>();
  for (const path of everyPath()) {
    const html = await (await request.get(`/us/en/${path}`)).text();
    for (const place of html.split('<div data-island="').slice(1)) {
      const island = place.slice(0, place.indexOf('"'));
      const drawn = place.slice(0, place.indexOf('<script type="application/json"'));
      const controls = drawn.match(/<(?:button|input)\b[^>]*>/g) ?? [];
      if (controls.some((tag) => /^<button|type="(?:radio|checkbox)"/.test(tag) && !/ disabled/.test(tag)))
        found.add(island);
    }
  }
  expect([...found].filter((island) => !tested.includes(island))).toEqual([]);
});
