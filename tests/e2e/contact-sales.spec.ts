import { expect, test } from './fixtures.ts';
import { signInFrom } from './sign-in.ts';

const pages = [
  'upgrade/',
  'upgrade/expired/',
  'upgrade/add-iq/',
  'edit-membership/',
  'pro-custom/',
  'pro-custom-upgrade/',
  'pro-custom-downgrade/',
  'reactivate-pro/membership',
] as const;

test('every change of a plan that sales manages leads to its form, with the organization’s name @landing', async ({
  page,
}) => {
  await page.goto('/us/en/edit-membership/');
  await signInFrom(page.getByRole('main').locator('a[data-sign-in]'), 'enterprise@hospital.example');
  for (const path of pages) {
    await page.goto(`/us/en/${path}`);
    await expect(page.getByRole('main').getByRole('link', { name: /^Contact (us|sales)$/ })).toHaveAttribute(
      'href',
      '/us/en/form/contact/#organization=North+County+Hospital&type=LOGGED_IN_SUBSCRIPTION_ONLY',
    );
  }
});

test('orders that are too large for the shop lead to the form of sales @full', async ({ page }) => {
  await page.goto('/us/en/survey-results/iq3~usb-c~team~1-year~10~10~sharing/');
  await expect(page.getByRole('main').getByRole('link', { name: 'contact us' })).toHaveAttribute(
    'href',
    '/us/en/form/contact/#type=BUNDLE_PURCHASE&entry=HUMAN',
  );
});
