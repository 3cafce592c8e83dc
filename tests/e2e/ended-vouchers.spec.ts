import { violations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { totalOf } from './pages/amount.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { readLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { fullUnless } from '../support/short-runs.ts';

const places = [
  ['in the cart', 'ENDSINCART', '/us/en/cart/', 'Cart', 'Cart'],
  ['at a later step', 'ENDSLATER', '/us/en/checkout/', 'Contact', 'Shipping address'],
] as const;

test.beforeAll(async ({ database }) => {
  for (const [, code] of places)
    await database`
      insert into voucher (code, name, description, kind, percentage_ppm, is_active, countries, source, once_per_customer,
        learners_only, minimums, applicable_skus, excludes_sale_items, gift_skus, apply_n_times_per_order)
      values (${code}, 'Ends', '5% off', 'PERCENTAGE', 50000, true, '{}', 'SHOP', false, false, '{}', '{}', false, '{}',
        null)
      on conflict (code) do update set is_active = true`;
});

test.describe('an ended code is reported and can be removed there, and the heading takes the focus', () => {
  for (const [place, code, address, heading, at] of places)
    test(`${place} @landing${fullUnless(place === 'in the cart')}`, async ({ page, prepare, database }) => {
      const checkout = new CheckoutPage(page);
      await recordLayoutShifts(page);
      await checkout.openLink((await prepare({ at })).token);
      await checkout.voucher.enter(code);
      await expect(checkout.voucher.applied(code)).toBeVisible();
      await database`update voucher set is_active = false where code = ${code}`;
      // A buyer who returns later, without the flow's stored state.
      await page.addInitScript(() => sessionStorage.clear());
      await page.setViewportSize({ width: 375, height: 812 });
      await page.goto(address);
      const notice = page.getByRole('alert').filter({ hasText: `Code ${code} no longer applies` });
      await expect(notice).toContainText('Without it, your total is $4,319.00.');
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      expect(await readLayoutShifts(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await notice.getByRole('button', { name: 'Remove code' }).press('Enter');
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused();
      await page.reload();
      await expect(totalOf(page)).toHaveAttribute('data-total', '431900');
      await expect(notice).toHaveCount(0);
    });
});
