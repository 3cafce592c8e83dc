import { expect, test } from './fixtures.ts';
import { waitForHydration } from './hydration.ts';
import { ProductPage } from './pages/product-page.ts';
import { fullUnless } from '../support/short-runs.ts';

/** What a probe's page says besides the options. */

const android = (version: string) =>
  `Mozilla/5.0 (Linux; Android ${version}; SM-A) AppleWebKit/537.36 (KHTML, like Gecko) Firefox/140.0`;

for (const [device, userAgent, answer] of [
  ['a new Android phone', android('14'), 'Your Android version fits. Your device also needs a USB-C port.'],
  [
    'an old Android phone',
    android('9'),
    'This device runs an older version of Android, which this probe doesn’t support.',
  ],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
    'You’re on an iPhone. It doesn’t reveal its model, so compare yours with this list.',
  ],
  [
    'a computer',
    'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    'To check your phone, open this page on it.',
  ],
] as const)
  test.describe(`on ${device}${fullUnless(device === 'an old Android phone')}`, () => {
    test.use({ userAgent });

    test('the page says what it knows of the visitor’s phone, and still does when it runs @landing', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'userAgentData', { value: undefined });
      });
      await page.goto('/us/en/product/iq3/');
      const check = page.locator('phone-check');
      await expect(check).toHaveText(answer);
      await waitForHydration(page);
      await expect(check).toHaveText(answer);
    });
  });

test('memberships for teams are folded up unless one of them is chosen @full', async ({ page }) => {
  const product = new ProductPage(page);
  const team = page.locator('input[name="plan"][value="team"]');
  await product.open('iq3');
  await expect(team).toBeHidden();
  await page.getByText('For teams', { exact: true }).click();
  await expect(team).toBeVisible();
  await product.open('iq3/team/1-year');
  await expect(team).toBeChecked();
  await expect(team).toBeVisible();
});

test('a picture opens as large as the window by keyboard, is enlarged, and closes with Escape @landing', async ({
  page,
}) => {
  await page.goto('/us/en/product/iq3/');
  await page.locator('[data-zoom]').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Enlarged picture' });
  await expect(dialog.getByRole('img', { name: /^Sonde IQ3 probe/ })).toBeVisible();
  const zoomIn = dialog.getByRole('button', { name: 'Zoom in' });
  await zoomIn.click();
  await expect(zoomIn).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the specification sheet is a PDF in the page’s language @landing', async ({ page, request }) => {
  await page.goto('/de/de/product/iq3/');
  const href = await page.getByRole('link', { name: 'Technische Daten als PDF' }).getAttribute('href');
  expect(href).toBe('/specifications/de/de/iq3.pdf');
  const response = await request.get(href ?? '');
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await response.body()).toString('latin1')).toContain('/Lang (de');
  const unknown = ['us/en/cable-usb-c', 'us/xx/iq3', 'xx/en/iq3', 'us/en/iq9'];
  for (const name of unknown)
    expect([name, (await request.get(`/specifications/${name}.pdf`)).status()]).toEqual([name, 404]);
});
