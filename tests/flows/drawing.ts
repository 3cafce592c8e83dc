import type { Locator, Page } from '@playwright/test';

/** The chart of the current page. */
export const drawing = (page: Page): Locator => page.locator('svg.drawing');

/** Opens a flow from the menu of all flows. */
export async function openFlow(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'All flows' }).click();
  await page
    .getByRole('navigation', { name: 'Machines' })
    .getByRole('link', { name: title, exact: true })
    .click();
}
