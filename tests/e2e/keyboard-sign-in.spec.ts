import { violations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { Keyboard } from './pages/keyboard.ts';

test('a person signs in, chooses one of their organizations and signs out with the keyboard alone @landing', async ({
  page,
}) => {
  const keyboard = new Keyboard(page);
  await page.goto('/us/en/my-account/');
  await keyboard.press(page.getByRole('main').getByRole('link', { name: 'Sign in' }));
  await keyboard.type(page.getByLabel('Email'), 'two@clinic.example');
  await keyboard.type(page.getByLabel('Password'), 'sandbox');
  await keyboard.press(page.getByRole('button', { name: 'Sign in' }));

  const organizations = page.getByLabel('Organization');
  await expect(organizations.locator('option')).toHaveCount(2);
  const [first = '', second = ''] = await organizations.locator('option').allTextContents();
  await expect(organizations.locator('option:checked')).toHaveText(first);
  await keyboard.tabTo(organizations);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { level: 2, name: second })).toBeVisible();
  await expect(organizations).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('heading', { level: 2, name: first })).toBeVisible();

  await page.reload();
  const banner = page.getByRole('banner');
  await keyboard.press(banner.locator('summary').filter({ has: page.locator('account-name') }));
  await keyboard.press(banner.getByRole('link', { name: 'Sign out' }));
  await page.waitForURL('/us/en/');
  await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
