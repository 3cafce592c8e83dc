import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitForHydration } from './hydration.ts';

test.use({ viewport: { width: 375, height: 667 } });

const flowOf = (page: Page, id: string) => page.locator(`[data-flow="${id}"]`);
const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });

test('a double press on Continue leads one question on, and answers nothing there @landing', async ({
  page,
}) => {
  await page.goto('/us/en/pricing-survey/');
  await expect(flowOf(page, 'pricing-survey')).toHaveAttribute('data-state', 'asking.patients.asked');
  await waitForHydration(page);
  await page.locator('input[name="patients"][value="HUMAN"]').check({ force: true });
  await next(page).dblclick();
  await expect(flowOf(page, 'pricing-survey')).toHaveAttribute('data-state', 'asking.role.asked');
  await expect(page.locator('input:checked')).toHaveCount(0);
});

test('a double press on Continue passes no decision about a bundle @landing', async ({ page }) => {
  const flow = flowOf(page, 'product-flow');
  await page.goto('/us/en/all-in/');
  await expect(flow).toHaveAttribute('data-state', /^device/);
  await waitForHydration(page);
  for (const step of [/^plan/, /^term/, /^quantity/, /^warranty/, /^accessories/]) {
    await next(page).dblclick();
    await expect(flow).toHaveAttribute('data-state', step);
  }
});
