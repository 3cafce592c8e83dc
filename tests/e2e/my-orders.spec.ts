import { violations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { placeOrder } from './placed-order.ts';
import { signInFrom } from './sign-in.ts';

test('a buyer finds orders placed while signed out in the account, and opens one, on a phone and in German @landing', async ({
  page,
  prepare,
  baseURL,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const email = 'admin@klinik.example';
  const prepared = await prepare({ at: 'Payment', email, requested: { 'CBL-USBC': 2 } });
  await page.goto(`/us/en/confirmation/${await placeOrder(baseURL ?? '', prepared)}/`);
  const number = await new ConfirmationPage(page).orderNumber.innerText();

  await page.goto('/de/de/my-account/');
  await signInFrom(page.getByRole('main').locator('a[data-sign-in]'), email);
  const orders = page.getByRole('table').filter({ hasText: number });
  await expect(orders.getByRole('row').filter({ hasText: number })).toContainText('2 × \u2068');
  expect(await violations(page)).toEqual([]);
  await orders.getByRole('link', { name: number, exact: true }).click();
  await expect(page.locator('[data-order-number]')).toHaveText(number);
});

test('a person without orders sees so, and a failed request can be retried @full', async ({
  page,
  journal,
}) => {
  journal.provokes(/ERR_FAILED/);
  await page.goto('/ae/ar/my-account/');
  await signInFrom(page.getByRole('main').locator('a[data-sign-in]'), 'distributor@trade.example');
  const orders = page.locator('[data-flow="order-history"]');
  await expect(orders).toHaveAttribute('data-state', 'empty');
  await page.route('**/graphql/', (route) =>
    (route.request().postData() ?? '').includes('UserOrders') ? route.abort() : route.continue(),
  );
  await page.reload();
  await expect(orders).toHaveAttribute('data-state', 'unanswered', { timeout: 20_000 });
  await page.unroute('**/graphql/');
  await orders.getByRole('button').click();
  await expect(orders).toHaveAttribute('data-state', 'empty');
});
