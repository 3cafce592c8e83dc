import { violations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';
import { enterPassword, signInFrom } from './sign-in.ts';

test('a member who signs in to another country’s shop is told why they are in their own, and how to leave it @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/de/de/my-account/');
  await page.getByRole('main').locator('a[data-sign-in]').click();
  await enterPassword(page, 'member@clinic.example');
  await expect(page).toHaveURL(/\/us\/en\/my-account\/$/);
  const notice = page.getByRole('complementary', { name: 'Why you are in this shop' });
  await expect(notice).toContainText(
    'You’re in the shop of your organization’s country (United States) instead of the one that you asked for (Germany).',
  );
  expect(await widthBeyondTheScreen(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await notice.getByRole('link', { name: 'sign out' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto('/de/de/my-account/');
  await expect(page).toHaveURL(/\/de\/de\/my-account\/$/);
  await expect(page.locator('[data-arrival="otherCountryAsked"]')).toBeHidden();
});

test('a member of a German organization reads it in German, until the next page @full', async ({ page }) => {
  await page.goto('/de/de/my-account/');
  await signInFrom(page.getByRole('main').locator('a[data-sign-in]'), 'admin@klinik.example');
  await expect(page.getByRole('main')).toContainText('Team');
  await page.goto('/fr/fr/cart/');
  await expect(page).toHaveURL(/\/de\/de\/cart\/$/);
  const notice = page.locator('[data-arrival="otherCountryAsked"]');
  await expect(notice).toContainText('(Deutschland), nicht in dem aufgerufenen (Frankreich)');
  await page.reload();
  await expect(notice).toBeHidden();
});
