import type { Page } from '@playwright/test';
import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { giveTeam } from './given-team.ts';
import { makeOwn } from './own-checkout.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { expectErrorAt, expectNoErrorAt } from './pages/field-error.ts';
import { signUpFrom } from './sign-in.ts';

type Prepare = (preparation: { readonly at: 'Billing address' }) => Promise<{ readonly token: string }>;

/** Opens the billing address with its own, empty fields. */
async function billElsewhere(page: Page, prepare: Prepare): Promise<CheckoutPage> {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Billing address' })).token);
  await checkout.isBilledToShipping.uncheck();
  return checkout;
}

const visibleLabels = (page: Page) =>
  page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Continue' }) })
    .locator('label:visible')
    .evaluateAll((labels) => labels.map((label) => label.firstChild?.textContent?.trim() ?? ''));

interface Abroad {
  readonly country: string;
  /** The labels from the street on, in the country's order. */
  readonly labels: readonly string[];
  readonly typed: Readonly<Record<string, string>>;
  readonly chosen?: Readonly<Record<string, string>>;
  readonly shown: readonly string[];
}

const addresses: readonly Abroad[] = [
  {
    country: 'Canada',
    labels: ['City', 'Province', 'Postal code'],
    typed: { City: 'Ottawa', 'Postal code': 'k1a0b1', Phone: '613 555 0144' },
    chosen: { Province: 'Ontario' },
    shown: ['Ottawa ON K1A 0B1', 'Canada', '+1 613 555 0144'],
  },
  {
    country: 'Japan',
    labels: ['Prefecture', 'Postal code'],
    typed: { 'Postal code': '１５４００２３', Phone: '' },
    chosen: { Prefecture: 'Tokyo' },
    shown: ['Tokyo', '154-0023', 'Japan'],
  },
];

for (const { country, labels, typed, chosen = {}, shown } of addresses) {
  test(`an invoice may go to ${country}, in its own format @full`, async ({ page, prepare }) => {
    const checkout = await billElsewhere(page, prepare);
    const { address } = checkout;
    await address.country.selectOption(country);
    await expect(page.getByLabel(labels[0] ?? '', { exact: false }).first()).toBeVisible();
    await expect
      .poll(async () => (await visibleLabels(page)).join())
      .toContain(['Street address', ...labels, 'Phone'].join());
    await address.firstName.fill(clinic.firstName);
    await address.lastName.fill(clinic.lastName);
    await address.street.fill('1 Main Street');
    for (const [label, text] of Object.entries(typed))
      await page.getByRole('textbox', { name: label }).fill(text);
    for (const [label, option] of Object.entries(chosen))
      await page.getByRole('combobox', { name: label }).selectOption(option);
    await checkout.back.click();
    await walkTo(checkout, 'Billing address');
    await expect(address.country.locator('option:checked')).toHaveText(country);
    await expect(address.street).toHaveValue('1 Main Street');
    await walkTo(checkout, 'Review', { card: cards.good });
    for (const text of shown) await expect(checkout.answer('Billing address')).toContainText(text);
  });
}

test('an invoice may go to a territory, unlike a parcel @full', async ({ page, prepare }) => {
  const checkout = await billElsewhere(page, prepare);
  const { address } = checkout;
  await expect(address.state.locator('option:disabled')).toHaveCount(0);
  await address.fill({ ...clinic, city: 'San Juan', state: 'Puerto Rico', postalCode: '00901' });
  await address.country.selectOption('Germany');
  await expect(address.state).toHaveCount(0);
  await address.country.selectOption('United States');
  await expect(address.state.locator('option:checked')).toHaveText('Puerto Rico');
  await walkTo(checkout, 'Review', { card: cards.good });
  await expect(checkout.answer('Billing address')).toContainText('San Juan, PR 00901');
});

test('if nothing ships, tax depends on the invoice, which can’t go to a territory @landing', async ({
  page,
  prepare,
  database,
  email,
}) => {
  const { token } = await prepare({ at: 'Shipping address', requested: { 'SUB-TEAM-1Y': 1 } });
  await makeOwn(page, 'us', token);
  await page.goto('/us/en/cart/');
  await signUpFrom(page.getByRole('banner').locator('a[data-sign-in]'), email);
  await giveTeam(database, email, 400);
  const checkout = new CheckoutPage(page);
  await checkout.openLink(token);
  await checkout.expectStep('Billing address');
  await expect(checkout.address.state.locator('option:disabled')).toHaveCount(8);
});

test('another country keeps what was typed and reports only the remaining errors @full', async ({
  page,
  prepare,
}) => {
  const checkout = await billElsewhere(page, prepare);
  const { address, problems } = checkout;
  for (const field of [address.firstName, address.lastName, address.city]) await field.fill('');
  await address.state.selectOption('');
  await address.street.fill('1 Main Street');
  await address.postalCode.fill('SW1A 1AA');
  await checkout.continue.click();
  await expectErrorAt(address.postalCode, 'Enter a ZIP code like 94103 or 94103-1234');
  await expectErrorAt(address.state, 'Choose your state');

  await address.country.focus();
  await address.country.selectOption('United Kingdom');
  const postcode = page.getByRole('textbox', { name: 'Postcode' });
  await expect(postcode).toHaveValue('SW1A 1AA');
  await expect(address.country).toBeFocused();
  await expectNoErrorAt(postcode);
  await expect(address.state).toHaveCount(0);
  await expect(problems.getByRole('link')).toHaveText([
    'Enter your first name',
    'Enter your last name',
    'Enter your town or city',
  ]);

  await address.country.selectOption('United States');
  await expect(address.postalCode).toHaveValue('SW1A 1AA');
  await expect(address.street).toHaveValue('1 Main Street');
  await expect(address.state).toHaveValue('');
});

const isAboutRules = (url: URL) => url.pathname === '/graphql/';

test('while a country’s rules load, the invoice may still go to the shipping address @full', async ({
  page,
  prepare,
}) => {
  const checkout = await billElsewhere(page, prepare);
  await page.route(isAboutRules, () => {});
  await checkout.address.country.selectOption('Germany');
  await expect(checkout.continue).toHaveAttribute('aria-disabled', 'true');
  await checkout.isBilledToShipping.check();
  await expect(checkout.continue).not.toHaveAttribute('aria-disabled', 'true');
  await page.unroute(isAboutRules);
  await walkTo(checkout, 'Review', { card: cards.good });
});
