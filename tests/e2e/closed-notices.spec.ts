import { expect, test } from './fixtures.ts';
import { fullUnless } from '../support/short-runs.ts';

/** What a page says above its content until it is answered or closed. */

test.use({ storageState: { cookies: [], origins: [] } });

const notices = {
  'the question about recorded visits, declined': ['/us/en/contact/', 'Privacy choices', 'Decline'],
  'the question about recorded visits, accepted': ['/us/en/contact/', 'Privacy choices', 'Accept'],
  'an offer': ['/us/en/pricing/', 'Offer', 'Close this offer'],
  'a country that we don’t sell to': ['/jp/', 'About your country', 'Close'],
} as const;

for (const [words, [path, name, answer]] of Object.entries(notices))
  test(`reading continues at the page’s content after ${words} by keyboard @landing${fullUnless(answer === 'Decline')}`, async ({
    page,
  }) => {
    await page.goto(path);
    const notice = page.getByRole('complementary', { name });
    const button = notice.getByRole('button', { name: answer, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(notice).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test('reading continues where the reader was before they answered a question @landing', async ({ page }) => {
  await page.goto('/us/en/');
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('link', { name: 'Configure Sonde IQ3' });
  const question = page.getByRole('complementary', { name: 'Privacy choices' });
  await link.focus();
  await question.getByRole('button', { name: 'Decline' }).focus();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(link).toBeFocused();
});
