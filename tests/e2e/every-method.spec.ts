import type { Page } from '@playwright/test';
import { paymentMethods } from '@sonde/machines/rules/payment';
import { clinic, type PostalAddress } from './buyers.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { BankPage } from './pages/bank-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';

// Each payment method buys something on a phone, in a country where it is offered. An order that costs nothing is placed in
// tests/contract/place-order.test.ts.

test.use({ viewport: { width: 375, height: 812 } });

const at = (street: string, postalCode: string, city: string, phone: string): PostalAddress => ({
  firstName: 'Noël',
  lastName: 'Byron',
  street,
  city,
  state: '',
  stateCode: '',
  postalCode,
  phone,
});
const berlin = at('Torstraße 1', '10119', 'Berlin', '+49 30 901820');
const toronto = {
  ...at('200 Bay Street', 'M5J 2J1', 'Toronto', '+1 416 555 0142'),
  state: 'Ontario',
  stateCode: 'ON',
};

interface Purchase {
  readonly country: string;
  readonly address: PostalAddress;
  /** Chooses the method in the payment step. */
  readonly give: (page: Page, checkout: CheckoutPage) => Promise<unknown>;
  /** What the buyer does once they have placed the order. */
  readonly confirm?: (page: Page) => Promise<unknown>;
  /** What the confirmation names. */
  readonly named: string;
}

const choose = (name: string) => (page: Page) =>
  page.getByRole('main').locator('label').filter({ hasText: name }).click();

interface OwnPage {
  readonly answer?: Parameters<BankPage['press']>[0];
  readonly named?: string;
}

/** A method that asks the buyer on a page of its own. */
const onOwnPage = (
  name: string,
  country: string,
  address: PostalAddress,
  { answer = 'Authorise', named = name }: OwnPage = {},
): Purchase => ({
  country,
  address,
  give: choose(name),
  async confirm(page) {
    const bank = new BankPage(page);
    await bank.expectOpen(name);
    await bank.press(answer);
  },
  named,
});

/** A debit of an account that the buyer links in the provider's window. */
const toLinkedPurchase = (name: string, country: string, address: PostalAddress): Purchase => ({
  country,
  address,
  give: choose(name),
  confirm: (page) => page.frameLocator('dialog iframe').getByRole('button', { name: 'Link account' }).click(),
  named: 'Bank account ending in 6789',
});

/** Every method but that of an order that costs nothing. */
const purchases: Readonly<Record<string, Purchase>> = {
  CREDIT_CARD: {
    country: 'US',
    address: clinic,
    give: (_page, checkout) => checkout.payByCard(cards.good),
    named: 'ending in 4242',
  },
  ACH: toLinkedPurchase('US bank account', 'US', clinic),
  ACSS: toLinkedPurchase('Canadian bank account', 'CA', toronto),
  SEPA: {
    country: 'DE',
    address: berlin,
    async give(page, checkout) {
      await choose('SEPA Direct Debit')(page);
      await checkout.iban.fill('DE89370400440532013000');
    },
    named: '3000',
  },
  AFFIRM: onOwnPage('Affirm', 'US', clinic),
  KLARNA: onOwnPage('Klarna', 'DE', berlin),
  BANCONTACT: onOwnPage('Bancontact', 'BE', at('Rue de la Loi 1', '1000', 'Bruxelles', '+32 2 123 45 67')),
  IDEAL: onOwnPage('iDEAL | Wero', 'NL', at('Damrak 1', '1012 LG', 'Amsterdam', '+31 20 123 4567')),
  EPS: onOwnPage('EPS', 'AT', at('Stephansplatz 1', '1010', 'Wien', '+43 1 234567'), { named: 'eps' }),
  PRZELEWY24: onOwnPage('Przelewy24', 'PL', at('Nowy Świat 1', '00-496', 'Warszawa', '+48 22 123 45 67')),
  PAYPAL_ONE_TIME: onOwnPage('PayPal', 'DE', berlin, { answer: 'Pay now' }),
  ELECTRONIC_QUOTE: {
    country: 'US',
    address: clinic,
    async give(page, checkout) {
      await choose('Quote')(page);
      await checkout.quoteOrganization.fill('Lakeside Clinic');
    },
    named: 'This is a quote',
  },
};

/** Places what is reviewed. */
async function placeReviewed(page: Page): Promise<void> {
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  expect(await widthBeyondTheScreen(page)).toBe(0);
  await page.getByRole('main').locator('button[type="submit"]').last().click();
}

test('every payment method is bought with here', () => {
  expect([...Object.keys(purchases), 'FREE'].toSorted()).toEqual([...paymentMethods].toSorted());
});

for (const [method, { country, address, give, confirm, named }] of Object.entries(purchases))
  test(`${method} buys in ${country} on a phone @full`, async ({ page, prepare }) => {
    const checkout = new CheckoutPage(page);
    const { token } = await prepare({ at: 'Payment', country, address });
    await checkout.openLink(token, `${country.toLowerCase()}/en`);
    await checkout.passStepsTo('Review', { Payment: () => give(page, checkout) });
    await placeReviewed(page);
    await confirm?.(page);
    await expect(page.locator('[data-order-number]')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(named);
    expect(await widthBeyondTheScreen(page)).toBe(0);
  });
