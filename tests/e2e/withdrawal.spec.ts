import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { interceptOperation } from './api-traffic.ts';
import { expect, screens, test } from './fixtures.ts';
import { DeclarationPage } from './pages/declaration-page.ts';
import { expectErrorAt } from './pages/field-error.ts';
import { endTransitions, widthBeyondTheScreen } from './screen-checks.ts';
import { fullUnless } from '../support/short-runs.ts';
import { waitForHydration } from './hydration.ts';
import { signInFrom } from './sign-in.ts';

/** The latest email to the address, opened in the outbox. */
async function openMail(page: Page, subject: RegExp, text: string): Promise<void> {
  const addressOfMail = async () => {
    await page.goto('/sandbox/mail/');
    for (const link of await page.getByRole('link', { name: subject }).all()) {
      const address = (await link.getAttribute('href')) ?? '';
      if ((await (await page.request.get(address)).text()).includes(text)) return address;
    }
    return null;
  };
  await expect.poll(addressOfMail).not.toBeNull();
  await page.goto((await addressOfMail()) ?? '');
  await expect(page.getByText(text).first()).toBeVisible();
}

for (const { name, viewport } of screens) {
  test.describe(`on a ${name}${fullUnless(name === 'phone')}`, () => {
    test.use({ viewport });

    test('a consumer in Germany withdraws in two steps, and gets a receipt @landing', async ({
      page,
      email,
    }) => {
      const form = new DeclarationPage(page);
      await page.goto('/de/de/');
      const link = page
        .locator('footer')
        .getByRole('link', { name: 'Vertrag widerrufen', includeHidden: true });
      await page.goto((await link.getAttribute('href')) ?? '');
      await expect(page.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' })).toBeVisible();

      await form.fill({ name: 'Ada Byron', email: 'ada@' });
      await form.continue.click();
      await expect(page).toHaveURL(/step=details/);
      await expectErrorAt(form.field('contract'), /./);
      await expectErrorAt(form.field('email'), /./);
      await endTransitions(page);
      expect(await violations(page)).toEqual([]);
      expect(await widthBeyondTheScreen(page)).toBe(0);

      await form.fill({ contract: 'Die Sonde von letzter Woche', email });
      await form.continue.click();
      await expect(form.heading).toBeFocused();
      await expect(form.root).toContainText('Die Sonde von letzter Woche');
      await expect(form.continue).toHaveText('Widerruf bestätigen');
      await endTransitions(page);
      expect(await violations(page)).toEqual([]);
      expect(await widthBeyondTheScreen(page)).toBe(0);

      await form.continue.click();
      await expect(form.root).toHaveAttribute('data-state', 'received');
      await expect(form.heading).toBeFocused();
      await expect(form.root).toContainText(email);
      await endTransitions(page);
      expect(await violations(page)).toEqual([]);
      await openMail(page, /Ihr Widerruf: Eingangsbestätigung/, email);
      await expect(page.getByText('Die Sonde von letzter Woche')).toBeVisible();
    });
  });
}

test('by keyboard alone, Back leads to the first step with everything that was typed @full', async ({
  page,
  email,
}) => {
  const form = new DeclarationPage(page);
  await form.open('ie/en', '?order=100001');
  await expect(form.field('contract')).toHaveValue('100001');
  await form.field('name').focus();
  await page.keyboard.type('Ada Byron');
  for (const text of [null, null, email]) {
    await page.keyboard.press('Tab');
    if (text !== null) await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(form.heading).toBeFocused();
  await page.goBack();
  await expect(form.field('name')).toHaveValue('Ada Byron');
  await expect(form.field('email')).toHaveValue(email);
  await page.goForward();
  await expect(form.continue).toHaveText('Confirm withdrawal');
  await page.reload();
  await expect(form.root).toContainText('Ada Byron');
  await form.continue.focus();
  await page.keyboard.press('Enter');
  await expect(form.heading).toHaveText('We’ve received your withdrawal');
  await page.reload();
  await expect(form.heading).toHaveText('We’ve received your withdrawal');
});

for (const path of ['withdrawal', 'cancel-contract'])
  test(`at ${path}, who is signed in begins with their own name and address and with the order they come from, and nobody else finds it @landing${fullUnless(path === 'withdrawal')}`, async ({
    page,
  }) => {
    const form = new DeclarationPage(page);
    const readValues = () =>
      Promise.all((['name', 'contract', 'email'] as const).map((name) => form.value(name)));
    await page.goto(`/de/en/${path}/?order=100001`);
    await waitForHydration(page);
    expect(await readValues()).toEqual(['', '100001', '']);
    await signInFrom(page.getByRole('banner').locator('a[data-sign-in]'), 'admin@klinik.example');
    await expect(form.field('email')).toHaveValue('admin@klinik.example');
    expect(await readValues()).toEqual([expect.stringMatching(/\w/), '100001', 'admin@klinik.example']);

    await page.goto(`/de/en/${path}/`);
    await expect(form.field('email')).toHaveValue('admin@klinik.example');
    await form.fill({ contract: 'My own order' });
    await page.reload();
    await expect(form.field('contract')).toHaveValue('My own order');
    await page.evaluate(() => localStorage.removeItem('sonde.authToken'));
    await page.reload();
    await waitForHydration(page);
    expect(await readValues()).toEqual(['', '', '']);
  });

test('a lost response is reported, and the same declaration is received once @full', async ({
  page,
  email,
  journal,
}) => {
  journal.provokes(/ERR_FAILED/);
  const form = new DeclarationPage(page);
  await form.open('ie/en');
  await form.fill({ name: 'Ada Byron', contract: 'the probe', email });
  await form.continue.click();
  await expect(form.heading).toHaveText('Review your withdrawal');
  const keys: unknown[] = [];
  await interceptOperation(page, 'WithdrawalDeclare', async (route, attempt) => {
    const { variables } = route.request().postDataJSON() as { variables: { idempotencyKey: string } };
    keys.push(variables.idempotencyKey);
    const response = await route.fetch();
    if (attempt > 1) await route.fulfill({ response });
    else await route.abort();
  });
  await form.continue.click();
  await expect(form.heading.filter({ hasText: 'received' }).or(form.noConnection)).toBeVisible();
  if (await form.noConnection.isVisible()) await form.continue.click();
  await expect(form.heading).toHaveText('We’ve received your withdrawal');
  expect(new Set(keys).size).toBe(1);
});

test('a withdrawal for a full mailbox is received, and says why no receipt was emailed @full', async ({
  page,
  email,
}) => {
  const form = new DeclarationPage(page);
  await form.open('ie/en');
  await form.fill({ name: 'Ada Byron', contract: 'the probe', email });
  await form.continue.click();
  await expect(form.heading).toHaveText('Review your withdrawal');
  await interceptOperation(page, 'WithdrawalDeclare', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { withdrawalDeclare: { formErrors: unknown[] } } };
    body.data.withdrawalDeclare.formErrors.push({
      __typename: 'FormError',
      field: null,
      code: 'OPERATION_NOT_ALLOWED',
      reason: 'TOO_MANY_MAILS',
      most: null,
    });
    await route.fulfill({ response, json: body });
  });
  await form.continue.click();
  await expect(form.heading).toHaveText('We’ve received your withdrawal');
  await expect(form.root).toContainText(
    `we’ve already sent many emails to ${email}. Save or print this page`,
  );
  await expect(form.root).not.toContainText('We’ve sent a receipt');
});

test('Arabic shops have no such page, because their countries’ law has none @full', async ({
  page,
  journal,
}) => {
  journal.provokes(/status of 404/);
  const response = await page.goto('/ae/ar/withdrawal/');
  expect(response?.status()).toBe(404);
  await page.goto('/ae/ar/');
  await expect(page.locator('footer a[href*="withdrawal"]')).toHaveCount(0);
});
