import type { Page } from '@playwright/test';
import { textIn } from './catalogue-texts.ts';
import { cards, type TestCard } from './cards.ts';
import { expect } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { typeDigits } from '../support/type-digits.ts';

/** A buyer in a shop in another language; fields are found by `autocomplete`, not by label. */
export interface BuyerAbroad {
  /** Country and language as in the URL: `de/de`. */
  readonly shop: string;
  /** The shop's texts: `locales/<catalogue>.po`. */
  readonly catalogue: string;
  readonly email: string;
  /** Typed text, by the field's `autocomplete`. */
  readonly typed: Readonly<Record<string, string>>;
  /** List selections, by the field's `autocomplete`. */
  readonly chosen?: Readonly<Record<string, string>>;
}

/** The card fields: their elements and English names. */
const cardFields = [
  { part: 'number', place: 'card-number', name: 'Card number' },
  { part: 'expiry', place: 'card-expiry', name: 'Expiration date' },
  { part: 'securityCode', place: 'card-security-code', name: 'Security code' },
] as const;

/** Types a card into the fields of the payment step, whose frames are in the page's language. */
export async function enterCard(page: Page, catalogue: string, card: TestCard): Promise<void> {
  await expect(page.locator('[data-loading]')).toHaveCount(0);
  for (const { part, place, name } of cardFields)
    await typeDigits(
      page
        .frameLocator(`#${place} iframe`)
        .getByRole('textbox', { name: textIn(catalogue, name), exact: true }),
      card[part],
    );
}

const button = (page: Page, catalogue: string, message: string) =>
  page.getByRole('button', { name: textIn(catalogue, message), exact: true });

/** From a product page to the cart. */
export async function fillCartAbroad(page: Page, buyer: BuyerAbroad, product: string): Promise<void> {
  await page.goto(`/${buyer.shop}/product/${product}/`);
  await button(page, buyer.catalogue, 'Add to cart').first().click();
  await expect(button(page, buyer.catalogue, 'Checkout')).toBeVisible();
}

/** From the cart to the review. */
export async function reachReviewAbroad(page: Page, buyer: BuyerAbroad): Promise<void> {
  const { catalogue, email, typed, chosen = {} } = buyer;
  const field = (name: string) => page.locator(`[autocomplete~="${name}"]`);
  await button(page, catalogue, 'Checkout').click();
  await new CheckoutPage(page, catalogue).passStepsTo('Review', {
    Contact: () => field('email').fill(email),
    'Shipping address': async () => {
      await field('given-name').fill('Noël');
      await field('family-name').fill('Ó Briain');
      for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
      for (const [name, value] of Object.entries(chosen)) await field(name).selectOption(value);
    },
    Payment: () => enterCard(page, catalogue, cards.good),
  });
}

/** From the review to the confirmation. */
export async function placeAbroad(
  page: Page,
  { catalogue }: BuyerAbroad,
  lastButton: 'Place order' | 'Order with obligation to pay',
): Promise<void> {
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  await button(page, catalogue, lastButton).click();
  await expect(
    page.getByRole('heading', { level: 1, name: textIn(catalogue, 'Thank you'), exact: true }),
  ).toBeVisible();
}
