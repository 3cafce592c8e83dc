import { fillCartAbroad, placeAbroad, reachReviewAbroad } from './buyer-abroad.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { totalOf } from './pages/amount.ts';
import { makeOlder } from './older-browser.ts';

test.use({ viewport: { width: 375, height: 812 } });

test.beforeEach(({ context }) => makeOlder(context));
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

test('a browser of the floor, without newer features, buys in German on a phone @landing', async ({
  page,
  email,
  books,
}) => {
  const buyer = {
    shop: 'de/de',
    catalogue: 'de',
    email,
    typed: { 'address-line1': 'Invalidenstraße 44', 'postal-code': '10115', 'address-level2': 'Berlin' },
  };
  await fillCartAbroad(page, buyer, 'iq3/basic');
  expect(
    await page.evaluate(() => ['any' in AbortSignal, 'toSorted' in [], 'popover' in document.body]),
  ).toEqual([false, false, false]);
  const cardFrames: Promise<boolean>[] = [];
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/card/field/')) cardFrames.push(frame.evaluate(() => 'toSorted' in []));
  });
  await reachReviewAbroad(page, buyer);
  expect(await Promise.all(cardFrames)).toEqual([false, false, false, false]);
  await placeAbroad(page, buyer, 'Order with obligation to pay');
  await expect(totalOf(page)).toHaveAttribute('data-total', String(399900 + 1500));
  const order = await page.locator('[data-order-number]').innerText();
  expect(await books()).toEqual({ orders: [order], charges: [399900 + 1500] });
});

test('without popovers the header’s menu is a row of links below it @landing', async ({ page }) => {
  await page.goto('/fr/fr/');
  const links = page.getByRole('navigation', { name: textIn('fr', 'Main') }).getByRole('link');
  await expect(links.first()).toBeInViewport();
  await expect(links.last()).toBeInViewport();
  await expect(page.getByRole('button', { name: textIn('fr', 'Menu') })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await links.first().click();
  await expect(page).toHaveURL(/\/fr\/fr\/iq\//);
});
