import type { Page } from '@playwright/test';
import { countryDay } from '@sonde/machines/rules/places';
import { addDays } from '@sonde/machines/rules/time';
import { giveMembership } from '../contract/memberships.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { openMail } from './pages/outbox.ts';
import { readLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { signInFrom, signUpFrom } from './sign-in.ts';
import { fullUnless } from '../support/short-runs.ts';

const facts = (page: Page) => page.getByRole('main').locator('dl');

test('a visitor is asked to sign in, and comes back to the account @landing', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/us/en/my-account/');
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await signInFrom(page.getByRole('main').getByRole('link', { name: 'Sign in' }), 'member@clinic.example');
  await expect(page.getByRole('heading', { name: 'Lakeside Clinic' })).toBeVisible();
  await expect(facts(page)).toContainText('4 of 5 in use');
  await expect(facts(page)).toContainText('2 × \u2068Sonde IQ3\u2069 and 1 × \u2068Sonde IQ+\u2069');
  expect(await violations(page)).toEqual([]);
});

test('the menu of the header leads to the account, where nothing moves @full', async ({ page }) => {
  await page.goto('/us/en/');
  await signInFrom(page.getByRole('banner').getByRole('link', { name: 'Sign in' }), 'admin@clinic.example');
  await recordLayoutShifts(page);
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'My account' }).click();
  await expect(facts(page)).toContainText(/Renews on \w+ \d+, \d{4} for \$1,800\.00/);
  expect(await readLayoutShifts(page)).toEqual([]);
});

test('without a membership, orders follow payment methods at once, and nothing moves @full', async ({
  page,
}) => {
  await page.goto('/ae/ar/my-account/');
  await signInFrom(page.getByRole('main').locator('a[data-sign-in]'), 'distributor@trade.example');
  const methods = page.locator('[data-flow="saved-methods"]');
  const orders = page.locator('[data-flow="order-history"]');
  await expect(methods).toContainText('4242');
  await recordLayoutShifts(page);
  await page.reload();
  await expect(methods).toContainText('4242');
  await expect(orders).toHaveAttribute('data-state', 'empty');
  await expect(orders).toBeVisible();
  const [above, below] = [await methods.boundingBox(), await orders.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(80);
  expect(await readLayoutShifts(page)).toEqual([]);
});

const people = [
  ['expired@solo.example', '/us/en/', 'Your membership has ended.'],
  ['pastdue@solo.example', '/us/en/', 'We couldn’t charge your last renewal.'],
  ['rental@practice.example', '/us/en/', '24 months, until'],
  ['distributor@trade.example', '/ae/ar/', 'distributor@trade.example'],
  ['admin@klinik.example', '/de/de/', 'Team'],
] as const;
for (const [email, shop, words] of people)
  test(`${email} sees what matters to them @landing${fullUnless(email === 'pastdue@solo.example')}`, async ({
    page,
  }) => {
    await page.goto(`${shop}my-account/`);
    await signInFrom(page.getByRole('main').locator('a[data-sign-in]'), email);
    await expect(page.getByRole('main')).toContainText(words);
    expect(await violations(page)).toEqual([]);
  });

test('a person with two organizations chooses one, and finds it again @full', async ({ page }) => {
  await page.goto('/us/en/my-account/');
  await signInFrom(page.getByRole('main').getByRole('link', { name: 'Sign in' }), 'two@clinic.example');
  const organizations = page.getByLabel('Organization');
  await expect(organizations.locator('option')).toHaveCount(2);
  const names = await organizations.locator('option').allTextContents();
  await organizations.selectOption({ label: names[1] ?? '' });
  await expect(page.getByRole('heading', { level: 2, name: names[1] ?? '' })).toBeVisible();
  await page.reload();
  await expect(organizations.locator('option:checked')).toHaveText(names[1] ?? '');
});

test('a person whom the shop no longer accepts is told that they were signed out @landing', async ({
  page,
}) => {
  await page.goto('/us/en/my-account/');
  await signInFrom(page.getByRole('main').getByRole('link', { name: 'Sign in' }), 'admin@clinic.example');
  // Whatever the page asks for has been answered; otherwise the session would end before the reload.
  await expect(page.locator('[data-flow="order-history"]')).toHaveAttribute('data-state', 'empty');
  await expect(page.locator('[data-flow="saved-methods"]')).toContainText('Mastercard ending in 4444');
  await page.route('**/graphql/', (route) =>
    route.fulfill({ json: { errors: [{ message: '', extensions: { code: 'PermissionDenied' } }] } }),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('You were signed out');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('the app shows the account without the shop around it @landing', async ({ page, request }) => {
  for (const address of ['/us/en/my-account-mobile', '/us/en/my-account-mobile/'])
    expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200);
  await page.goto('/us/en/my-account-mobile');
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    'Cancel a membership here',
    'Do not sell or share my personal information',
  ]);
  await signInFrom(page.getByRole('main').getByRole('link', { name: 'Sign in' }), 'individual@solo.example');
  await expect(facts(page)).toContainText('Individual');
  expect(await violations(page)).toEqual([]);
});

test('a token that the app sends without a nonce of the shop signs no one in @landing', async ({ page }) => {
  const state = 'kP3v_0Zr-9tQxY7aB2cDeF';
  await page.goto(
    `/us/en/my-account-mobile#access_token=aaa.bbb.ccc&token_type=bearer&expires_in=3600&source=mobile&state=${state}`,
  );
  await page.waitForURL(/\/us\/en\/error\//);
  expect(await page.evaluate(() => localStorage.getItem('sonde.authToken'))).toBeNull();
});

test('an administrator invites someone, who joins by the link of the mail @landing', async ({
  page,
  browser,
}) => {
  await page.goto('/us/en/my-account/');
  await signInFrom(
    page.getByRole('main').getByRole('link', { name: 'Sign in' }),
    'admin@small-clinic.example',
  );
  const invitee = page.getByLabel('Email address of the person to invite');
  await invitee.fill('forever@');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Enter an email address like name@example.com')).toBeVisible();
  await invitee.fill('forever@solo.example');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('We’ve sent the invitation to forever@solo.example.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'forever@solo.example' })).toContainText('Invited');
  expect(await violations(page)).toEqual([]);

  // The last administrator stays.
  const own = page.getByRole('row').filter({ hasText: 'admin@small-clinic.example' });
  await expect(own).toContainText('An organization needs an administrator.');
  await expect(own.getByRole('button')).toHaveCount(0);

  await openMail(page, 'forever@solo.example');
  const link = await page.getByRole('link', { name: 'Accept the invitation' }).getAttribute('href');
  const context = await browser.newContext();
  const invited = await context.newPage();
  await invited.goto(link ?? '');
  await expect(invited).toHaveURL(/\/us\/en\/my-account\/$/);
  await expect(invited.getByRole('main')).toContainText('You’ve been invited to join an organization.');
  await signInFrom(invited.getByRole('main').getByRole('link', { name: 'Sign in' }), 'forever@solo.example');
  expect(await violations(invited)).toEqual([]);
  await invited.getByRole('button', { name: 'Join the organization' }).click();
  await expect(invited.getByText('Welcome to Small Clinic.')).toBeVisible();

  await invited.goto('/us/en/');
  await invited.goto(link ?? '');
  await invited.getByRole('button', { name: 'Join the organization' }).click();
  await expect(invited.getByText('Welcome to Small Clinic.')).toBeVisible();
  await context.close();

  await page.goto('/us/en/my-account/');
  const member = page.getByRole('row').filter({ hasText: 'forever@solo.example' });
  const remove = member.getByRole('button', { name: /^Remove (?!as administrator)/ });
  await remove.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('button', { name: 'Keep member' }).press('Enter');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove member' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(member).toHaveCount(0);
});

test('an invitation waits for the account that it is for, and for an answer that was lost @full', async ({
  page,
  journal,
}) => {
  journal.provokes(/ERR_FAILED/);
  await page.goto('/us/en/my-account/');
  await signInFrom(page.getByRole('main').locator('a[data-sign-in]'), 'old-team@practice.example');
  await page.getByLabel('Email address of the person to invite').fill('pastdue@solo.example');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('We’ve sent the invitation to')).toBeVisible();
  await openMail(page, 'pastdue@solo.example');
  const link = await page.getByRole('link', { name: 'Accept the invitation' }).getAttribute('href');

  await page.goto(link ?? '');
  const join = page.getByRole('button', { name: 'Join the organization' });
  await join.click();
  await expect(page.getByRole('alert')).toContainText('This invitation is for another email address.');
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await join.click();
  await page.getByRole('link', { name: 'Sign in with another account' }).click();
  await expect(page.getByRole('main')).toContainText('You’ve been invited to join an organization.');
  await signInFrom(page.getByRole('main').locator('a[data-sign-in]'), 'pastdue@solo.example');
  await expect(join).toBeVisible();

  await page.route('**/graphql/', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await join.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/graphql/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Welcome to')).toBeVisible();
});

test('an invitation for someone else is explained, and lets no one in @full', async ({ page }) => {
  await page.goto(`/us/en/my-account/#invitation=${'x'.repeat(43)}`);
  await signInFrom(page.getByRole('main').getByRole('link', { name: 'Sign in' }), 'trial@solo.example');
  await page.getByRole('button', { name: 'Join the organization' }).click();
  await expect(page.getByRole('alert')).toContainText('has been withdrawn or has expired');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tanaka Sonography' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join the organization' })).toHaveCount(0);
});

test('an administrator cancels automatic renewal in two presses, and resumes it with a saved card @full', async ({
  page,
}) => {
  await page.goto('/us/en/my-account/');
  await signInFrom(page.getByRole('main').getByRole('link', { name: 'Sign in' }), 'individual@solo.example');
  const cancel = page.getByRole('button', { name: 'Cancel automatic renewal' });
  await cancel.press('Enter');
  await page.getByRole('button', { name: 'Keep renewal' }).press('Enter');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Your membership stays active until');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Turn off renewal' }).click();
  await expect(facts(page)).toContainText('It doesn’t renew automatically.');
  await page.getByRole('button', { name: 'Resume automatic renewal' }).click();
  await expect(facts(page)).toContainText(/Renews on \w+ \d+, \d{4} for \$420\.00/);
});

test('an administrator without a saved card reads what renewal needs @full', async ({ page }) => {
  await page.goto('/us/en/my-account/');
  await signInFrom(page.getByRole('main').getByRole('link', { name: 'Sign in' }), 'two@clinic.example');
  await page.getByLabel('Organization').selectOption({ label: 'Two Rivers Health' });
  await expect(page.locator('[data-flow="saved-methods"]')).toContainText(
    'You haven’t saved a payment method yet.',
  );
  await page.getByRole('button', { name: 'Resume automatic renewal' }).click();
  await expect(page.getByRole('alert')).toContainText('Save a payment method for your organization first');
});

test('a scheduled change of the same plan is shown, and ends with the renewal, which says so @full', async ({
  page,
  database,
  email,
}) => {
  await page.goto('/us/en/my-account/');
  await signUpFrom(page.getByRole('main').getByRole('link', { name: 'Sign in' }), email);
  const startsOn = addDays(countryDay('US', new Date()), -100);
  const { organizationId } = await giveMembership(database, { startsOn });
  const amount = (minor: number) => ({ amount: minor, currency: 'USD' });
  const scheduled = {
    planType: 'INDIVIDUAL',
    sku: 'SUB-IND-3Y',
    termMonths: 36,
    seatsInBase: 1,
    additionalSeats: 0,
    seatLimit: 1,
    featureSkus: [],
    price: { net: amount(113_400), tax: amount(0), gross: amount(113_400) },
    partPrices: null,
  };
  await database`
    with moved as (
      update organization_membership set user_id = (select id from users where email = ${email})
      where organization_id = ${organizationId}
    )
    update subscription set scheduled = ${database.json(scheduled)} where organization_id = ${organizationId}`;

  await page.reload();
  await expect(facts(page)).toContainText(
    /From \w+ \d+, \d{4}: Individual, 1 seat, for \$1,134\.00 \(plus sales tax\) per term/,
  );
  await page.getByRole('button', { name: 'Cancel automatic renewal' }).click();
  await expect(page.getByRole('alert')).toContainText('This also removes the change you’ve scheduled.');
  await page.getByRole('button', { name: 'Turn off renewal' }).click();
  await expect(facts(page)).toContainText('It doesn’t renew automatically.');
  await expect(facts(page)).not.toContainText('Scheduled change');
});
