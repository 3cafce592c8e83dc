import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { totalOf } from './pages/amount.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';

const requested = {
  'IQ3-USBC': 2,
  'SUB-TEAM-1Y': 1,
  'SUB-TEAM-SEAT-1Y': 3,
  'WAR-3Y': 2,
  'CBL-USBC': 1,
  'CBL-USBC-LONG': 1,
  'CBL-LTG': 1,
  'CBL-LTG-LONG': 1,
};

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('a summary that fits stays visible while a long form scrolls @landing', async ({ page, prepare }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Shipping address' })).token);
    await expect(totalOf(page)).toBeInViewport({ ratio: 1 });
    await expect(checkout.step('Shipping address')).toBeFocused();
    await checkout.continue.focus();
    await expect(checkout.continue).toBeInViewport({ ratio: 1 });
    await expect(totalOf(page)).toBeInViewport({ ratio: 1 });
  });

  test('a higher summary scrolls with its page and never by itself @full', async ({ page, prepare }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Shipping address', requested })).token);
    const summary = page.getByRole('complementary', { name: 'Order summary' });
    await expect(summary.getByRole('listitem')).toHaveCount(Object.keys(requested).length);
    const scrolledWithin = await summary.evaluate((panel) =>
      [panel, ...panel.querySelectorAll('*')].some((element) =>
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
      ),
    );
    expect(scrolledWithin).toBe(false);
    await expect(checkout.step('Shipping address')).toBeFocused();
    await summary.getByRole('button', { name: 'Apply' }).focus();
    await expect(summary.getByRole('button', { name: 'Apply' })).toBeInViewport({ ratio: 1 });
    await expect(totalOf(page)).toBeInViewport({ ratio: 1 });
  });
});

test('on a phone the review shows the order at once; beside the summary of a wide screen it does not repeat it @full', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await checkout.openLink(
    (await prepare({ at: 'Payment', requested: { 'IQ3-USBC': 2, 'CBL-LTG': 1 } })).token,
  );
  await walkTo(checkout, 'Review', { card: cards.good });
  const bought = page.getByRole('main').getByRole('listitem').filter({ hasText: 'quantity' });
  await expect(bought).toHaveText([
    'Sonde IQ3USB-C, quantity 2$7,798.00',
    'Lightning cable1.4 m, quantity 1$69.00',
  ]);
  await expect(bought.first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 812 });
  await expect(checkout.summary.getByRole('listitem').filter({ hasText: 'quantity' })).toHaveCount(2);
  await expect(bought).toHaveCount(2);
});
