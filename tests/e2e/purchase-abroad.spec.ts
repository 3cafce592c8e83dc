import type { Page } from '@playwright/test';
import { textIn } from './catalogue-texts.ts';
import { cards, type TestCard } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { readTotal, totalOf } from './pages/amount.ts';

interface Abroad {
  readonly shop: string;
  readonly catalogue: string;
  readonly device: string;
  /** What is typed, by the field's `autocomplete`. */
  readonly typed: Readonly<Record<string, string>>;
  /** What is chosen from a list, by the field's `autocomplete`. */
  readonly chosen?: Readonly<Record<string, string>>;
  readonly currency: string;
  /** Probe and the cheapest way to ship, with tax, in minor units. */
  readonly total: number;
  readonly tax: RegExp | null;
  readonly lastButton: 'Place order' | 'Order with obligation to pay';
}

const abroad: readonly Abroad[] = [
  {
    shop: 'de/de',
    catalogue: 'de',
    device: 'iq3',
    typed: { 'address-line1': 'Invalidenstraße 44', 'postal-code': 'D-10115', 'address-level2': 'Berlin' },
    currency: 'EUR',
    total: 399900 + 1500,
    tax: /19\s%/,
    lastButton: 'Order with obligation to pay',
  },
  {
    shop: 'ca/fr',
    catalogue: 'fr',
    device: 'iq3',
    typed: {
      'address-line1': '275 rue Notre-Dame Est',
      'postal-code': 'h2y1c6',
      'address-level2': 'Montréal',
    },
    chosen: { 'address-level1': 'QC' },
    currency: 'CAD',
    total: Math.round((539900 + 2500) * 1.14975),
    tax: null,
    lastButton: 'Place order',
  },
  {
    shop: 'ch/it',
    catalogue: 'it',
    device: 'iq-plus',
    typed: { 'address-line1': 'Via Nassa 5', 'postal-code': '6900', 'address-level2': 'Lugano' },
    currency: 'CHF',
    total: 289900 + 1900,
    tax: /8[.,]1\s?%/,
    lastButton: 'Place order',
  },
  {
    shop: 'ae/ar',
    catalogue: 'ar',
    device: 'iq3',
    typed: { 'address-line1': 'Al Wasl Road 12' },
    chosen: { 'address-level1': 'دبي' },
    currency: 'USD',
    total: 389900 + 4900,
    tax: /5/,
    lastButton: 'Place order',
  },
  {
    shop: 'ke/en',
    catalogue: 'en',
    device: 'iq-plus',
    typed: { 'address-line1': '12 Kenyatta Avenue', 'postal-code': '00100', 'address-level2': 'Nairobi' },
    currency: 'USD',
    total: 299900 + 4900,
    tax: /16%/,
    lastButton: 'Place order',
  },
];

const frames = { number: 'card number', expiry: 'expiration date', securityCode: 'CVC' } as const;

async function enterCard(page: Page, card: TestCard): Promise<void> {
  await expect(page.locator('[data-loading]')).toHaveCount(0);
  for (const [part, frame] of Object.entries(frames))
    await page
      .frameLocator(`iframe[title*="${frame}"]`)
      .locator('input')
      .first()
      .pressSequentially(card[part as keyof typeof frames]);
}

for (const { shop, catalogue, device, typed, chosen = {}, ...expected } of abroad) {
  test(`a probe is bought in ${shop}, in its language, currency and tax`, async ({ page, email, books }) => {
    const button = (message: string) =>
      page.getByRole('button', { name: textIn(catalogue, message), exact: true });
    const field = (name: string) => page.locator(`[autocomplete~="${name}"]`);
    const state = (value: RegExp) =>
      expect(page.locator('[data-flow="checkout"]')).toHaveAttribute('data-state', value);

    await page.goto(`/${shop}/product/${device}/basic/`);
    await button('Add to cart').first().click();
    await button('Checkout').click();
    await state(/contact/);
    await field('email').fill(email);
    await button('Continue').click();
    await state(/shipping\.address/);
    await field('given-name').fill('Noël');
    await field('family-name').fill('Ó Briain');
    for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
    for (const [name, value] of Object.entries(chosen)) await field(name).selectOption(value);
    await button('Continue').click();
    await state(/shipping\.method/);
    await button('Continue').click();
    await state(/billing/);
    await button('Continue').click();
    await state(/payment/);
    await enterCard(page, cards.good);
    await button('Continue').click();
    await state(/review/);
    await expect(totalOf(page)).toHaveAttribute('data-currency', expected.currency);
    expect(await readTotal(page)).toBe(expected.total);
    if (expected.tax) await expect(totalOf(page)).toContainText(expected.tax);
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
    await button(expected.lastButton).click();
    await expect(
      page.getByRole('heading', { level: 1, name: textIn(catalogue, 'Thank you'), exact: true }),
    ).toBeVisible();
    await expect(totalOf(page)).toHaveAttribute('data-total', String(expected.total));
    const order = await page.locator('[data-order-number]').innerText();
    expect(await books()).toEqual({ orders: [order], charges: [expected.total] });
  });
}
