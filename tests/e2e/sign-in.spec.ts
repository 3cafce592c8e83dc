import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { readLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { enterPassword } from './sign-in.ts';
import { fullUnless, landingUnless } from '../support/short-runs.ts';

const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });
const account = (page: Page) => page.getByRole('banner').locator('summary');
/** What stays after signing out: that visits may not be recorded, which every browser of the tests begins with. */
const keptKeys = ['sonde.analyticsConsent'];
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const storedToken = (page: Page) =>
  page.evaluate(() => {
    const { token = '' } = JSON.parse(localStorage.getItem('sonde.authToken') ?? '{}') as { token?: string };
    return token;
  });

async function signIn(page: Page, address: string, email = 'admin@clinic.example') {
  await page.goto(address);
  await page.getByRole('banner').locator('a[data-sign-in]').click();
  await enterPassword(page, email);
  await page.waitForURL(address);
}

test('a visitor with a phone signs in, returns to the same page, and signs out', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const address = '/us/en/accessories/?from=newsletter';
  await page.goto(address);
  expect(await violations(page)).toEqual([]);
  await signInLink(page).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Sonde Cloud' })).toBeVisible();
  await enterPassword(page, 'admin@clinic.example');
  await page.waitForURL(address);
  await expect(signInLink(page)).toBeHidden();
  await account(page).click();
  await expect(page.getByRole('banner').locator('account-name').last()).toHaveText(/\w/);
  expect(await violations(page)).toEqual([]);
  const token = await storedToken(page);

  await page.getByRole('banner').getByRole('link', { name: 'Sign out' }).click();
  await page.waitForURL('/us/en/');
  await expect(signInLink(page)).toBeVisible();
  expect(await storedKeys(page)).toEqual(keptKeys);
  const refused = await request.post('/graphql/', {
    data: { query: '{ __typename }' },
    headers: { Authorization: `JWT ${token}` },
  });
  expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'PermissionDenied' } }] });

  // The account service's session has ended too.
  await signInLink(page).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('going back after signing in leads to where the visitor was, not home, on a German phone @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/de/de/pricing/');
  await signIn(page, '/de/de/accessories/', 'admin@klinik.example');
  await page.goBack();
  await expect(page).toHaveURL('/de/de/accessories/');
  await page.goBack();
  await expect(page).toHaveURL('/de/de/accessories/');
  await page.goBack();
  await expect(page).toHaveURL('/de/de/pricing/');
});

test('going back after signing in at the checkout leads to the checkout @full', async ({ page, prepare }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const { token } = await prepare({ requested: { 'IQ3-USBC': 1 } });
  const email = page.locator('[data-flow="checkout"] [name="email"]');
  await new CheckoutPage(page).openLink(token);
  await page.getByRole('banner').locator('a[data-sign-in]').click();
  // Someone without another cart, which would be merged first.
  await enterPassword(page, 'personal@clinic.example');
  await page.waitForURL('/us/en/checkout/*');
  await expect(email).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/us\/en\/checkout\/\?step=/);
  await expect(email).toBeVisible();
});

test('an Arabic page has no layout shifts, signed in or out @full', async ({ page }) => {
  await recordLayoutShifts(page);
  await page.goto('/ae/ar/');
  const box = () =>
    page.getByRole('banner').locator('a[data-sign-in], summary').filter({ visible: true }).boundingBox();
  const signedOut = await box();
  expect(await readLayoutShifts(page)).toEqual([]);
  await signIn(page, '/ae/ar/', 'distributor@trade.example');
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await readLayoutShifts(page)).toEqual([]);
  expect(await box()).toEqual(signedOut);

  // Nor where the script that knows the name comes after the first picture.
  await page.route('/page.js', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('banner').locator('summary')).toContainText('Dario Conti');
  await page.waitForLoadState('networkidle');
  expect(await readLayoutShifts(page)).toEqual([]);
});

test('every tab shows who is signed in @landing', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/us/en/');
  await expect(signInLink(other)).toBeVisible();
  await signIn(page, '/us/en/pricing/');
  await expect(account(other)).toBeVisible();
  await account(other).click();
  await other.getByRole('banner').getByRole('link', { name: 'Sign out' }).click();
  await expect(signInLink(page)).toBeVisible();
  expect(await storedKeys(page)).toEqual(keptKeys);
});

for (const [consent, records] of [
  [null, []],
  ['granted', [{ event: 'login', method: 'Cloud' }]],
] as const)
  test(`signing in is in the data layer ${consent === null ? 'never without' : 'once with'} consent @landing`, async ({
    page,
  }) => {
    const pushed: unknown[] = [];
    await page.exposeFunction('keepRecord', (record: { readonly event: string }) => {
      if (record.event === 'login') pushed.push(record);
    });
    await page.addInitScript(() => {
      const { keepRecord } = window as unknown as { readonly keepRecord: (record: unknown) => void };
      Object.assign(window, { dataLayer: { push: (record: unknown) => keepRecord(record) } });
    });
    await page.goto('/us/en/');
    if (consent !== null)
      await page.evaluate((given) => localStorage.setItem('sonde.analyticsConsent', given), consent);
    await signIn(page, '/us/en/pricing/', 'distributor@trade.example');
    await expect(account(page)).toBeVisible();
    expect(pushed).toEqual(records);
  });

for (const [words, limit] of [
  ['signed out', 2_000],
  ['signed in', 8_000],
] as const)
  test(`a page to read loads at most ${limit / 1000} kB of scripts ${words}${landingUnless(words === 'signed out')}`, async ({
    page,
  }) => {
    if (words === 'signed in') await signIn(page, '/us/en/', 'distributor@trade.example');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/us/en/terms-and-conditions/');
    await page.waitForLoadState('networkidle');
    const sizes = scripts.map((path) => statSync(`build/client${path}.br`).size);
    expect(scripts).toContain('/page.js');
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit);
  });

test.describe('a redirect that this tab did not start', () => {
  const hash = (state: string) =>
    `#access_token=aaa.bbb.ccc&token_type=bearer&expires_in=3600&organization_slug=x&state=${state}`;

  for (const [words, fragment] of [
    ['invented', hash('x'.repeat(43))],
    ['that says it is from the app', `${hash('x'.repeat(43))}&source=mobile`],
    ['with markup', '#access_token=<img src=x onerror=alert(1)>&state=%00'],
  ] as const)
    test(`is refused and reported: ${words}${fullUnless(words === 'with markup')}`, async ({ page }) => {
      const reports: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/errors/') reports.push(request.postData() ?? '');
      });
      await page.goto(`/us/en/login/${fragment}`);
      await page.waitForURL(/\/us\/en\/error\/\?id=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('An Error Occurred');
      expect(reports.map((report) => (JSON.parse(report) as { readonly message: string }).message)).toEqual([
        'An error occurred while logging from the cloud. Redirect url was malformed',
      ]);
      expect(reports.join()).not.toContain('aaa.bbb.ccc');
      expect((await storedKeys(page)).filter((key) => key.startsWith('sonde.auth'))).toEqual([]);
      expect(page.url()).not.toContain('access_token');
    });

  test('is refused if repeated @full', async ({ page }) => {
    const hashes: string[] = [];
    page.on('response', (response) => {
      const { location = '' } = response.headers();
      if (location.includes('#access_token')) hashes.push(location);
    });
    await signIn(page, '/us/en/');
    const [replayed = ''] = hashes;
    await page.evaluate(() => localStorage.clear());
    await page.goto(replayed);
    await page.waitForURL(/\/us\/en\/error\/\?id=/);
    expect((await storedKeys(page)).filter((key) => key.startsWith('sonde.auth'))).toEqual([]);
  });

  test('returns to no other site, whatever the tab has stored @landing', async ({ page }) => {
    await page.goto('/us/en/');
    await page.evaluate(() => sessionStorage.setItem('sonde.loginLastLocation', '//evil.example/us/en/'));
    await page.goto('/us/en/login/');
    await enterPassword(page, 'admin@clinic.example');
    await page.waitForURL('/us/en/');
  });
});

test('a link from another site signs no one out without confirmation @landing', async ({ page }) => {
  await signIn(page, '/us/en/');
  await page.goto('/us/en/logout/');
  await expect(page.getByText('Do you want to sign out?')).toBeVisible();
  expect(await storedToken(page)).not.toBe('');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('/us/en/');
  await expect(signInLink(page)).toBeVisible();
});

test('a visitor who cancels returns to the same page @landing', async ({ page }) => {
  await page.goto('/us/en/pricing/');
  await signInLink(page).click();
  await page.getByRole('link', { name: 'Back to the store' }).click();
  await page.waitForURL('/us/en/pricing/');
  await expect(signInLink(page)).toBeVisible();
});
