import { expect, test } from './fixtures.ts';

test('a bug in the browser is shown in place of the island, with the id of its report', async ({
  page,
  journal,
}) => {
  journal.provokes(/TypeError/);
  await page.route('**/us/en/product/iq3/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"details":{', '"lost":{');
    await route.fulfill({ response, body });
  });
  const report = page.waitForRequest('**/errors/');
  await page.goto('/us/en/product/iq3/');
  await page.keyboard.press('Shift');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An Error Occurred');
  await expect(page).toHaveTitle('An Error Occurred – Sonde');
  await expect(page.getByText(/error ID with the support team: [\da-f]{32}/)).toBeVisible();
  expect((await report).method()).toBe('POST');
  await expect(page.getByRole('heading', { name: 'About this probe' })).toBeVisible();
});
