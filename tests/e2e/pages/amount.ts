import type { Locator, Page } from '@playwright/test';

/** The one element of a page that carries its total. */
export const totalOf = (page: Page): Locator => page.locator('[data-total]');

/** Minor units, as the page says them to machines. */
export async function readTotal(page: Page): Promise<number> {
  return Number(await totalOf(page).getAttribute('data-total'));
}
