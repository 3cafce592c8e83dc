import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Records on every page of the browser when the application has hydrated it. */
export async function watchTakeOver(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('sonde:ready', () => Object.assign(globalThis, { isTakenOver: true }));
  });
}

/** Waits for hydration. */
export async function takenOver(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'isTakenOver' in globalThis)).toBe(true);
}
