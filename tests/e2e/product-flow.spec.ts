import type { Page } from '@playwright/test';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { readTotal, totalOf } from './pages/amount.ts';
import { CartPage } from './pages/cart-page.ts';
import { Keyboard } from './pages/keyboard.ts';

const stateOf = (page: Page) => page.locator('[data-flow="product-flow"]');

const isWiderThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test.describe('on a phone, from right to left', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('decisions survive reload and Back, and go into the cart at the price that was shown @landing', async ({
    page,
  }) => {
    const flow = stateOf(page);
    const next = page.getByRole('button', { name: textIn('ar', 'Continue'), exact: true });
    const choose = (group: string, value: string) =>
      page.locator(`input[name="${group}"][value="${value}"]`).check({ force: true });
    await page.goto('/ae/ar/product-flow/');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveURL(/\/ae\/ar\/product-flow\/device\/$/);
    const announced = page.locator('[data-sticky="bottom"]').getByRole('status').locator('strong');
    const first = await announced.textContent();
    await choose('device', 'IQP-LTG');
    await expect(announced).not.toHaveText(first ?? '');
    await next.click();
    await choose('plan', 'individual');
    await next.click();
    await choose('period', '3-years');
    await next.click();
    await page.locator('input[name="quantity"]').fill('2');
    await next.click();
    await choose('warranty', '2-years');
    await next.click();
    await expect(flow).toHaveAttribute('data-state', 'accessories');
    expect(await isWiderThanScreen(page)).toBe(false);
    const before = await readTotal(page);
    await page.locator('input[name="accessory-cable-lightning"]').check({ force: true });
    await expect.poll(() => readTotal(page)).toBeGreaterThan(before);
    const total = await readTotal(page);

    await page.reload();
    await expect(flow).toHaveAttribute('data-state', 'accessories');
    await expect.poll(() => readTotal(page)).toBe(total);
    for (const step of ['warranty', 'quantity', 'term', 'plan', 'device']) {
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`/product-flow/${step}/$`));
    }
    await expect(page.locator('input[name="device"][value="IQP-LTG"]')).toBeChecked();
    await page.goto('/ae/ar/product-flow/accessories/');
    await expect(page.locator('input[name="accessory-cable-lightning"]')).toBeChecked();
    await page.getByRole('button', { name: textIn('ar', 'Add to cart') }).click();
    await expect(page).toHaveURL(/\/ae\/ar\/cart\/$/);
    await expect.poll(() => readTotal(page)).toBe(total);
  });
});

test('a bundle is chosen with the keyboard alone, for a team of eight @full', async ({ page }) => {
  const keyboard = new Keyboard(page);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const next = page.getByRole('button', { name: 'Continue' });
  await page.goto('/us/en/product-flow/');
  await expect(stateOf(page)).toHaveAttribute('data-state', 'device');
  await keyboard.press(next);
  await expect(heading('Choose a membership')).toBeFocused();
  const team = page.getByRole('radio', { name: 'Team membership' });
  await keyboard.tabTo(page.getByRole('radio', { name: 'Individual membership' }));
  while (!(await team.isChecked())) await page.keyboard.press('ArrowDown');
  await keyboard.press(next);
  await expect(heading('How many people will use it?')).toBeFocused();
  await keyboard.press(page.getByRole('button', { name: 'One more' }));
  await keyboard.press(next);
  await expect(heading('How many probes do you need?')).toBeFocused();
  await keyboard.press(page.getByRole('button', { name: 'One more' }));
  await keyboard.press(next);
  await expect(heading('Choose a warranty')).toBeFocused();
  await keyboard.press(next);
  await expect(heading('Choose accessories')).toBeFocused();
  await expect(totalOf(page)).toHaveAttribute('data-total', String(2 * 389900 + 180000 + 36000));
  await keyboard.press(page.getByRole('button', { name: 'Add to cart' }));
  await expect(new CartPage(page).heading).toBeVisible();
  await expect.poll(() => readTotal(page)).toBe(2 * 389900 + 180000 + 36000);
});

test('a bundle with everything is chosen with the keyboard alone @full', async ({ page }) => {
  const total = 389900 + 113400 + 39900 + 6900;
  const keyboard = new Keyboard(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/us/en/all-in/');
  await expect(stateOf(page)).toHaveAttribute('data-state', 'device');
  const add = page.getByRole('button', { name: 'Add to cart' });
  for (const step of ['plan', 'term', 'quantity', 'warranty', 'accessories']) {
    await keyboard.press(page.getByRole('button', { name: 'Continue' }));
    await expect(page).toHaveURL(new RegExp(`/all-in/${step}/$`));
    await expect(heading).toBeFocused();
  }
  await expect(totalOf(page)).toHaveAttribute('data-total', String(total));
  await keyboard.press(add);
  await expect(new CartPage(page).heading).toBeVisible();
  await expect.poll(() => readTotal(page)).toBe(total);
});

test('a trial leads to the trial without a probe @full', async ({ page }) => {
  await page.goto('/us/en/product-flow/term/');
  await page.getByRole('link', { name: 'Already have a probe? Try the membership on its own.' }).click();
  await expect(page).toHaveURL('/us/en/reactivate-pro/membership/?membership=SUB-IND-TRIAL');
});

test('the Pro three-year membership is offered in the United States only @full', async ({ page }) => {
  const pro = page.getByRole('radio', { name: 'Pro three-year membership' });
  await page.goto('/us/en/product-flow/plan/');
  await pro.check({ force: true });
  await expect(totalOf(page)).toHaveAttribute('data-total', String(389900 + 891000));
  // Nothing is preselected here: the number of probes stays the one that was chosen.
  await expect(page.getByRole('main')).toContainText('three years at a fixed price, with up to 10 probes.');
  await page.goto('/ca/en/product-flow/plan/');
  await expect(page.getByRole('radio', { name: 'Individual membership' })).toBeVisible();
  await expect(pro).toHaveCount(0);
});

test('a probe all-in is one offer with one price and its saving, and each part can be changed @full', async ({
  page,
}) => {
  const total = 389900 + 113400 + 39900 + 6900;
  await page.goto('/us/en/product/iq3/');
  await page.getByRole('link', { name: 'Sonde IQ3, all-in: everything in one bundle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sonde IQ3, all-in' })).toBeVisible();
  await expect(totalOf(page)).toHaveAttribute('data-total', String(total));
  await expect(page.getByRole('main')).toContainText(
    'You save $126 over 3 years compared with paying year by year.',
  );
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(new CartPage(page).heading).toBeVisible();
  await expect.poll(() => readTotal(page)).toBe(total);

  await page.goto('/us/en/all-in/term/');
  await expect(totalOf(page)).toHaveAttribute('data-total', String(total));
  await page.locator('input[name="period"][value="1-year"]').check({ force: true });
  await expect(totalOf(page)).toHaveAttribute('data-total', String(total - 113400 + 42000));
  await expect(page.getByRole('main')).not.toContainText('You save');
  await page.reload();
  await expect(totalOf(page)).toHaveAttribute('data-total', String(total - 113400 + 42000));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/us\/en\/all-in\/quantity\/$/);
  await page.goto('/us/en/product-flow/term/');
  await expect(totalOf(page)).toHaveAttribute('data-total', String(389900 + 42000));
});
