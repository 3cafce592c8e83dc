import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Records on every page of the browser when the application has hydrated it. */
export async function watchHydration(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('sonde:ready', () => Object.assign(globalThis, { isHydrated: true }));
  });
}

/** Waits for hydration. */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'isHydrated' in globalThis)).toBe(true);
}
