import { violations } from '../support/axe.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { readLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';

test('a visitor from Japan is told that we do not sell there, until they close the notice @landing', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'X-Country-Code': 'JP' });
  await page.goto('/product/iq3/?quantity=2#what-you-pay');
  await expect(page).toHaveURL(/\/us\/en\/product\/iq3\/\?.*quantity=2.*#what-you-pay$/);
  const notice = page.getByRole('complementary', { name: 'About your country' });
  await expect(notice).toContainText('We don’t sell in Japan yet');
  await page.goto('/gb/en/');
  await expect(notice).toBeHidden();
  await page.goto('/us/en/accessories/');
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await page.goto('/us/en/');
  await expect(notice).toBeHidden();
});

const missing = [
  [
    '/ch/de/',
    '/ch/en/',
    'de',
    'Diesen Shop (Schweiz) gibt es leider noch nicht in der gewünschten Sprache (Deutsch).',
  ],
  [
    '/ca/nb/form/demo/',
    '/ca/en/form/demo/',
    null,
    'Sorry, this shop (Canada) isn’t available in Norwegian yet.',
  ],
] as const;
for (const [asked, end, lang, words] of missing) {
  test(`${asked} says once that the shop is not in that language @full`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await recordLayoutShifts(page);
    await page.goto(asked);
    await expect(page).toHaveURL(new RegExp(`${end}$`));
    const notice = page.getByRole('complementary', { name: 'About your language' });
    await expect(notice.locator('[data-asked]:visible')).toHaveText(words);
    if (lang !== null) await expect(notice.getByText(words)).toHaveAttribute('lang', lang);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(await readLayoutShifts(page)).toEqual([]);
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toBeHidden();
    await page.goto(asked);
    await expect(notice).toBeVisible();
    await page.goto(end);
    await expect(notice).toBeHidden();
  });
}

test('a visitor who chose a country and a language is redirected there again, whatever they read and wherever they are @full', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'X-Country-Code': 'US' });
  await page.goto('/');
  await expect(page).toHaveURL(/\/us\/en\/$/);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /United States · English · USD/ })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Deutsch' }).first().click();
  await expect(page).toHaveURL(/\/(?:at|de)\/de\/$/);
  const chosen = page.url();
  await page.goto('/us/en/accessories/');
  await expect(page).toHaveURL(/\/us\/en\/accessories\/$/);
  await page.goto('/');
  await expect(page).toHaveURL(chosen);
});

test('a browser below the floor is redirected to a page that it can display, in its reader’s language', async ({
  page,
  journal,
}) => {
  journal.provokes(/./);
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  await page.goto('/us/en/');
  await expect(page).toHaveURL(/\/unsupported-browser\.html$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your browser is too old for this shop');
  for (const language of ['ar', 'de', 'fr'])
    await expect(page.locator(`[lang=${language}] h2`)).toHaveText(
      textIn(language, 'Your browser is too old for this shop'),
    );
});
