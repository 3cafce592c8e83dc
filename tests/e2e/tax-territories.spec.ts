import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { expectErrorAt, expectNoErrorAt } from './pages/field-error.ts';

test.use({ viewport: { width: 375, height: 667 } });

test('Réunion is named at the address in France, and its postal code says why it is refused @landing', async ({
  page,
  prepare,
}) => {
  const { token } = await prepare({ country: 'FR', at: 'Shipping address', requested: { 'IQ3-USBC': 1 } });
  await new CheckoutPage(page).openLink(token, 'fr/fr');
  const step = page.locator('form').filter({ has: page.locator('[autocomplete="shipping postal-code"]') });
  await expect(step).toContainText('La Réunion');
  await expect(step).not.toContainText('Monaco');
  const field = (name: string) => page.locator(`[autocomplete="shipping ${name}"]`);
  const notServed = textIn('fr', 'We don’t ship there yet. Choose another address or contact us.');
  await field('given-name').fill('Ada');
  await field('family-name').fill('Byron');
  await field('address-line1').fill('12 rue du Bac');
  await field('address-level2').fill('Paris');
  await field('postal-code').fill('97400');
  await field('address-level2').focus();
  await expectErrorAt(field('postal-code'), notServed);
  await field('postal-code').fill('75007');
  await expectNoErrorAt(field('postal-code'));
  await page.getByRole('button', { name: textIn('fr', 'Continue'), exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: textIn('fr', 'Shipping method'), exact: true }),
  ).toBeVisible();
});

test('the Canary Islands can’t be selected in Spain, and the step says so @full', async ({
  page,
  prepare,
}) => {
  const { token } = await prepare({ country: 'ES', at: 'Shipping address', requested: { 'IQ3-USBC': 1 } });
  await new CheckoutPage(page).openLink(token, 'es/es');
  const areas = page.locator('[autocomplete="shipping address-level1"]');
  await expect(areas.locator('option:disabled').filter({ hasText: 'Las Palmas' })).toHaveCount(1);
  await expect(areas.locator('option:disabled').filter({ hasText: 'Ceuta' })).toHaveCount(1);
  await expect(areas.locator('option:enabled').filter({ hasText: 'Islas Baleares' })).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText('Santa Cruz de Tenerife');
});
