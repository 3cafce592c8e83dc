import type { Browser, BrowserContext, Page } from '@playwright/test';
import { visit, withBrowser } from './browser.ts';
import { createBuyer } from './buyer.ts';
import { type Benchmark, type Figure, median } from './figures.ts';
import { type MeasuredPage, measuredPages } from './measured-pages.ts';
import { withFolder } from './resources.ts';
import { type Shop, startShop, withShop } from './shop.ts';
import { slowDown } from './slow-phone.ts';

const ROUNDS = 5;
const PHONE_WIDTH = 375;

/** The longest time until the largest content is painted, in seconds, by page. */
const paintAims: Readonly<Record<string, number>> = {
  product: 1.8,
  cart: 1.8,
  checkout: 2.2,
  'filled checkout': 2.2,
};
const LONGEST_TASK = 50;

/** What a visit measured, in milliseconds. */
interface Painting {
  /** When the largest content was painted. */
  readonly largest: number;
  /** Tasks of more than 50 ms on the main thread. */
  readonly longTasks: readonly number[];
}

declare global {
  interface Window {
    painting: { largest: number; longTasks: number[] };
  }
}

/** Runs in the page before everything else. */
function observePainting(): void {
  window.painting = { largest: 0, longTasks: [] };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.painting.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.painting.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** The server draws cart and checkout by the cookie that a buyer's browser has. */
async function giveCookie(context: BrowserContext, { url, stored }: MeasuredPage): Promise<void> {
  const value = stored['sonde.checkoutToken'];
  if (value !== undefined)
    await context.addCookies([{ name: 'sonde.checkout.us', value, url: new URL(url).origin }]);
}

const paintingOf = (browser: Browser, page: MeasuredPage): Promise<Painting> =>
  visit(
    browser,
    {
      page,
      width: PHONE_WIDTH,
      async prepare(tab: Page, context: BrowserContext) {
        await giveCookie(context, page);
        await tab.addInitScript(observePainting);
        await slowDown(tab, context);
      },
    },
    (tab) =>
      tab.evaluate(async () => {
        // Entries are delivered after the frame that they are about.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return window.painting;
      }),
  );

/** Measures several first visits, after one that fills the server's caches. */
async function paintingsOf(browser: Browser, page: MeasuredPage): Promise<readonly Painting[]> {
  await paintingOf(browser, page);
  const paintings: Painting[] = [];
  for (let round = 0; round < ROUNDS; round += 1) paintings.push(await paintingOf(browser, page));
  return paintings;
}

/** The checkout of a returning buyer who has given everything up to the shipping method. */
async function filledCheckout(shop: Shop): Promise<MeasuredPage> {
  return {
    name: 'filled checkout',
    url: `${shop.url}/us/en/checkout/`,
    stored: { 'sonde.checkoutToken': await createBuyer(shop).fillCheckout(), 'sonde.cartCount': '2' },
    complete: '[data-island][data-ready]',
  };
}

const demoForm = ({ url }: Shop): MeasuredPage => ({
  name: 'demo form',
  url: `${url}/us/en/form/demo/`,
  stored: {},
  complete: '[data-island][data-ready]',
});

const paintFigure = ({ name }: MeasuredPage, aim: number, paintings: readonly Painting[]): Figure => ({
  name: `${name}: largest contentful paint`,
  value: median(paintings.map(({ largest }) => largest / 1000)),
  unit: 's',
  aim,
});

const taskFigure = ({ name }: MeasuredPage, paintings: readonly Painting[]): Figure => ({
  name: `${name}: longest task, 0 for none of more than 50 ms`,
  value: median(paintings.map(({ longTasks }) => Math.max(0, ...longTasks))),
  unit: 'ms',
  aim: LONGEST_TASK,
});

export const paint: Benchmark = {
  title: `First visits on a slow phone (slow 4G, a quarter of the CPU): medians of ${ROUNDS}`,
  run: () =>
    withFolder((dataDir) =>
      withShop(startShop({ dataDir }), (shop) =>
        withBrowser(async (browser) => {
          const figures: Figure[] = [];
          const details: Record<string, readonly Painting[]> = {};
          for (const page of [...(await measuredPages(shop)), await filledCheckout(shop)]) {
            const aim = paintAims[page.name];
            if (aim === undefined) continue;
            const paintings = await paintingsOf(browser, page);
            figures.push(paintFigure(page, aim, paintings));
            details[page.name] = paintings;
          }
          const form = demoForm(shop);
          const paintings = await paintingsOf(browser, form);
          figures.push(taskFigure(form, paintings));
          details[form.name] = paintings;
          return { figures, details };
        }),
      ),
    ),
};
