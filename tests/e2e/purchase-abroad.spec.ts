import { type BuyerAbroad, fillCartAbroad, placeAbroad, reachReviewAbroad } from './buyer-abroad.ts';
import { expect, test } from './fixtures.ts';
import { readTotal, totalOf } from './pages/amount.ts';

interface Abroad extends Omit<BuyerAbroad, 'email'> {
  readonly device: string;
  readonly currency: string;
  /** Probe and the cheapest way to ship, with tax, in minor units. */
  readonly total: number;
  readonly tax: RegExp | null;
  /** What the taxes of the place are called, where they have names of their own. */
  readonly taxNames?: readonly RegExp[];
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
    taxNames: [/^TPS \(5\s%\)/, /^TVQ \(9,975\s%\)/],
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

for (const { device, ...expected } of abroad) {
  test(`a probe is bought in ${expected.shop}, in its language, currency and tax`, async ({
    page,
    email,
    books,
  }) => {
    const buyer = { ...expected, email };
    await fillCartAbroad(page, buyer, `${device}/basic`);
    await reachReviewAbroad(page, buyer);
    if (expected.catalogue === 'ar') await expect(page.getByText('دولي،').first()).toBeVisible();
    await expect(totalOf(page)).toHaveAttribute('data-currency', expected.currency);
    expect(await readTotal(page)).toBe(expected.total);
    if (expected.tax) await expect(totalOf(page)).toContainText(expected.tax);
    for (const name of expected.taxNames ?? []) await expect(page.getByText(name).first()).toBeVisible();
    await placeAbroad(page, buyer, expected.lastButton);
    for (const name of expected.taxNames ?? []) await expect(page.getByText(name).first()).toBeVisible();
    await expect(totalOf(page)).toHaveAttribute('data-total', String(expected.total));
    const order = await page.locator('[data-order-number]').innerText();
    expect(await books()).toEqual({ orders: [order], charges: [expected.total] });
  });
}
