import { setTimeout } from 'node:timers/promises';
import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Records on every page of the browser when the application has hydrated it. */
export async function watchHydration(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('sonde:ready', () => Object.assign(globalThis, { isHydrated: true }));
  });
}

/**
 * Gives every script of the application to the browser late, as on a slow network: what a journey does to a page before
 * that must count as much as what it does later.
 */
export async function delayScripts(context: BrowserContext, milliseconds: number): Promise<void> {
  await context.route(/\/assets\/[^?]*\.js/, async (route) => {
    await setTimeout(milliseconds);
    await route.fallback();
  });
}

/** Moves the pointer, on which some pages wait with their scripts, and waits for hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect.poll(() => page.evaluate(() => 'isHydrated' in globalThis), { intervals: [50] }).toBe(true);
}

/**
 * Takes the network away from a page that has loaded completely. A page that is still loading says that instead
 * (`stalled-page.spec.ts`).
 */
export async function goOffline(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.context().setOffline(true);
}
