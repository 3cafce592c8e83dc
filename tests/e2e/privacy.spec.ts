import { expect, test } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';

test('every page links to its privacy notice and the contact for it @landing', async ({ page, context }) => {
  await page.goto('/us/en/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Data protection' }).click();
  const section = page.locator('#privacy');
  await expect(section.getByRole('heading', { name: 'Your data' })).toBeInViewport();
  await expect(section.locator('a[href^="mailto:"]')).toHaveAttribute('href', /^mailto:/);
  await expect(section).not.toContainText('Google');
  await page.getByRole('link', { name: 'Read the full terms and conditions' }).click();
  await expect(page).toHaveURL(/\/us\/en\/terms-and-conditions\/$/);
  await expect(section.getByRole('heading', { name: 'Your data' })).toBeAttached();
  expect(await context.cookies()).toEqual([]);
});

test('a buyer who is asked for an email address can read its use, and returns to what was typed @full', async ({
  page,
  prepare,
  context,
  email,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Cart' })).token);
  await checkout.expectStep('Contact');
  await checkout.email.fill(email);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Data protection' }).click();
  await expect(page.locator('#privacy').getByRole('heading', { name: 'Your data' })).toBeInViewport();
  await page.goBack();
  await checkout.expectStep('Contact');
  await expect(checkout.email).toHaveValue(email);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['sonde.checkout.us']);
});
