import type { Locator, Page } from '@playwright/test';

/** The page's element with its total. */
export const totalOf = (page: Page): Locator => page.locator('[data-total]');

/** The machine-readable total in minor units. */
export async function readTotal(page: Page): Promise<number> {
  return Number(await totalOf(page).getAttribute('data-total'));
}
