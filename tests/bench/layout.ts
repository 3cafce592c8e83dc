import type { Browser, BrowserContext, Page } from '@playwright/test';
import { visit, withBrowser } from './browser.ts';
import type { Benchmark, Figure } from './figures.ts';
import { type MeasuredPage, measuredPages } from './measured-pages.ts';
import { withFolder } from './resources.ts';
import { startShop, withShop } from './shop.ts';
import { slowDown } from './slow-phone.ts';

const widths = [375, 1280] as const;

interface Shift {
  readonly value: number;
  /** The elements that moved. */
  readonly elements: readonly string[];
}

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in the page before everything else. */
function observeShifts(): void {
  window.layoutShifts = [];
  const describe = (node: Node | null) =>
    node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShiftEntry[]) {
      if (!entry.hadRecentInput)
        window.layoutShifts.push({
          value: entry.value,
          elements: entry.sources.map(({ node }) => describe(node)),
        });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scrolls to the end, like a reader, so that lazy content loads. */
async function scrollThrough(tab: Page): Promise<void> {
  await tab.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await painted();
    }
  });
  await tab.waitForLoadState('networkidle');
}

async function shiftsOf(
  browser: Browser,
  page: MeasuredPage,
  width: number,
  isSlow: boolean,
): Promise<readonly Shift[]> {
  const prepare = async (tab: Page, context: BrowserContext) => {
    await tab.addInitScript(observeShifts);
    // Late content must have had its space reserved.
    if (isSlow) await slowDown(tab, context);
  };
  return visit(browser, { page, width, prepare }, async (tab) => {
    await scrollThrough(tab);
    return tab.evaluate(() => window.layoutShifts);
  });
}

const totalOf = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);

export const layout: Benchmark = {
  title: 'Cumulative layout shift: the sum of all shifts while a page loads and is scrolled through',
  run: () =>
    withFolder((dataDir) =>
      withShop(startShop({ dataDir }), (shop) =>
        withBrowser(async (browser) => {
          const figures: Figure[] = [];
          const details: Record<string, readonly Shift[]> = {};
          for (const page of await measuredPages(shop)) {
            for (const width of widths) {
              for (const isSlow of [false, true]) {
                const name = `${page.name} at ${width} px${isSlow ? ', slow phone' : ''}`;
                const shifts = await shiftsOf(browser, page, width, isSlow);
                figures.push({ name, value: totalOf(shifts), unit: 'CLS', aim: 0 });
                if (shifts.length > 0) details[name] = shifts;
              }
            }
          }
          return { figures, details };
        }),
      ),
    ),
};
