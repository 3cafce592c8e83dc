import type { Page } from '@playwright/test';
import type { Sql } from '../../server/db/connect.ts';
import { newRowId } from '../../server/db/row-id.ts';
import { violations } from '../support/axe.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { signInFrom } from './sign-in.ts';

test.use({ viewport: { width: 375, height: 812 } });

const section = (page: Page) => page.locator('[data-flow="saved-methods"]');
const account = (page: Page) => section(page).getByRole('listitem').filter({ hasText: '3000' });

/** Saves an account with its mandate for an organization, as a debit of an order does. */
async function saveAccount(sql: Sql, slug: string): Promise<void> {
  const details = {
    lastDigits: '3000',
    bankCountry: 'DE',
    bankName: '',
    mandateReference: 'NXDSYREGC9PSMKWY',
    mandateStatus: 'active',
  };
  await sql`
    insert into payment_method (id, organization_id, customer_id, provider_method_id, method, details, is_primary)
    select ${newRowId()}, id, 'cus_klinik', ${`pm_${newRowId().replaceAll('-', '')}`}, 'SEPA', ${sql.json(details)}, false
    from organization where slug = ${slug}`;
}

test('a German administrator chooses a saved account with its mandate, and removes it @full', async ({
  page,
  database,
}) => {
  await saveAccount(database, 'klinik-am-park');
  await page.goto('/de/de/my-account/');
  await signInFrom(page.getByRole('main').locator('a[data-sign-in]'), 'admin@klinik.example');
  await expect(account(page)).toContainText('NXDSYREGC9PSMKWY');
  expect(await violations(page)).toEqual([]);

  await page.goto('/de/de/product/cable-usb-c/');
  await page
    .getByRole('button', { name: textIn('de', 'Add to cart') })
    .first()
    .click();
  await page.getByRole('button', { name: textIn('de', 'Checkout'), exact: true }).click();
  const checkout = new CheckoutPage(page, 'de');
  const field = (name: string) => page.locator(`[autocomplete~="${name}"]`).first();
  const typed = { 'address-line1': 'Torstraße 1', 'postal-code': '10119', 'address-level2': 'Berlin' };
  await checkout.passStepsTo('Payment', {
    Contact: () => field('email').fill('admin@klinik.example'),
    'Shipping address': async () => {
      await field('given-name').fill('Noël');
      await field('family-name').fill('Ó Briain');
      for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
    },
  });
  await page.getByRole('main').locator('label').filter({ hasText: '3000' }).click();
  await expect(checkout.iban).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await checkout.continue.click();
  await checkout.expectStep('Review');
  await expect(page.getByRole('main')).toContainText('3000');
  await expect(page.locator('input[name="PAYMENT_AUTHORIZATION"]')).toBeVisible();

  await page.goto('/de/de/my-account/');
  await account(page).getByRole('button').last().click();
  expect(await violations(page)).toEqual([]);
  await account(page).getByRole('alert').getByRole('button').first().click();
  await expect(account(page)).toHaveCount(0);
});
