import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('in Germany a probe has no membership until one is selected @landing', async ({ page }) => {
  await page.goto('/de/de/product/iq3/');
  const plans = page.getByRole('radiogroup').filter({ has: page.locator('[value="basic"]') });
  await expect(plans.locator('[value="basic"]')).toBeChecked();
  await page
    .getByRole('button', { name: textIn('de', 'Add to cart'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sonde IQ3' })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasText: 'Mitgliedschaft' }),
  ).toHaveCount(0);
});

test('in Germany the footer links to an Impressum with the seller @landing', async ({ page }) => {
  await page.goto('/de/de/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Impressum', includeHidden: true })
    .evaluate((link) => (link as HTMLAnchorElement).click());
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  const main = page.getByRole('main');
  for (const said of [
    'Sonde Ultrasound Limited',
    'Aoife Brennan',
    'Companies Registration Office',
    'support@sonde.example',
  ])
    await expect(main.getByText(said)).toBeVisible();
});
