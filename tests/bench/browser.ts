import { type Browser, type BrowserContext, type Page, chromium } from '@playwright/test';
import type { MeasuredPage } from './measured-pages.ts';
import { hold } from './resources.ts';

/** Headless Chromium; `CHROMIUM_PATH` overrides Debian's. */
export async function withBrowser<Answer>(work: (browser: Browser) => Promise<Answer>): Promise<Answer> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  const close = hold(() => browser.close());
  try {
    return await work(browser);
  } finally {
    await close();
  }
}

export interface VisitOptions {
  readonly page: MeasuredPage;
  /** CSS pixels. */
  readonly width: number;
  /** Called with the empty tab before it navigates. */
  readonly prepare: (tab: Page, context: BrowserContext) => Promise<void>;
}

/** Opens a page in a new browser; the work starts when the page is complete and nothing is loading. */
export async function visit<Answer>(
  browser: Browser,
  { page, width, prepare }: VisitOptions,
  work: (tab: Page) => Promise<Answer>,
): Promise<Answer> {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 812 : 800 },
    locale: 'en-US',
  });
  await context.addInitScript((entries) => {
    if (window.top === window)
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, page.stored);
  try {
    const tab = await context.newPage();
    await prepare(tab, context);
    await tab.goto(page.url);
    await tab.locator(page.complete).first().waitFor();
    await tab.waitForLoadState('networkidle');
    return await work(tab);
  } finally {
    await context.close();
  }
}
