import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Notes on every page of the browser when the application has taken it over. */
export async function watchTakeOver(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('sonde:ready', () => Object.assign(globalThis, { isTakenOver: true }));
  });
}

/** Waits until what the server drew is operated by the application. */
export async function takenOver(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'isTakenOver' in globalThis)).toBe(true);
}
