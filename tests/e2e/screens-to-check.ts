import type { Page } from '@playwright/test';
import { interceptOperation, refusePlacement } from './api-traffic.ts';
import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { expect } from './fixtures.ts';
import { BankQuestion } from './pages/bank-question.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { ProductPage } from './pages/product-page.ts';
import type { Preparation, PreparedCheckout } from './prepared-checkout.ts';
import type { CatalogueChanges } from './shop-database.ts';

interface Visit {
  readonly page: Page;
  readonly prepare: (preparation?: Partial<Preparation>) => Promise<PreparedCheckout>;
  readonly catalogue: CatalogueChanges;
  /** Called at each screen of the walk. */
  readonly at: (screen: string) => Promise<void>;
}

/** A walk through screens of the shop, each of which is checked. */
export interface Walk {
  readonly name: string;
  readonly go: (visit: Visit) => Promise<void>;
}

const readPages: Walk = {
  name: 'pages to read',
  async go({ page, at }) {
    const pages = [
      ['home', '/us/en/'],
      ['accessories', '/us/en/accessories/'],
      ['terms and conditions', '/us/en/terms-and-conditions/'],
      ['not found', '/us/en/nothing-here/'],
      ['error', '/us/en/error/?id=ab12cd34'],
    ] as const;
    for (const [screen, path] of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await at(screen);
    }
  },
};

const products: Walk = {
  name: 'products',
  async go({ page, at }) {
    const product = new ProductPage(page);
    const selections = [
      ['product', 'iq3'],
      [
        'product with everything',
        'iq-plus/individual/3-years/?connector=lightning&quantity=2&warranty=3-years&accessories=cable-lightning',
      ],
      ['veterinary product', 'iq-plus-vet'],
      ['too many probes', 'iq-plus-care/individual/1-year/?quantity=11'],
    ] as const;
    for (const [screen, selection] of selections) {
      await product.open(selection);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await at(screen);
    }
  },
};

const proMembership: Walk = {
  name: 'Pro membership',
  async go({ page, at }) {
    const press = () => page.getByRole('button', { name: 'Continue', exact: true }).click();
    const stateIs = (state: string) =>
      expect(page.locator('[data-flow="pro-custom"]')).toHaveAttribute('data-state', state);
    await page.goto('/us/en/pro-custom/');
    await stateIs('probe.offered');
    await at('probes of a Pro membership');
    await page.locator('input[name="device"][value="none"]').check({ force: true });
    await stateIs('probe.unavailable.withoutSignIn');
    await at('a Pro membership without a probe');
    await page.locator('input[name="device"][value="iq3"]').check({ force: true });
    await press();
    await stateIs('features');
    await at('features of a Pro membership');
    await press();
    await stateIs('members.offered');
    await at('members of a Pro membership');
    await press();
    await stateIs('review.confirmed');
    await at('review of a Pro membership');
  },
};

const productFlow: Walk = {
  name: 'product flow',
  async go({ page, at }) {
    const flow = page.locator('[data-flow="product-flow"]');
    for (const step of ['device', 'plan', 'term', 'quantity', 'warranty', 'accessories']) {
      await page.goto(`/us/en/product-flow/${step}/`);
      await expect(flow).toHaveAttribute('data-state', new RegExp(`^${step}`));
      await at(`${step} of the product flow`);
    }
    await page.goto('/us/en/product/iq3/all-in/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await at('probe all-in');
  },
};

const pricingSurvey: Walk = {
  name: 'pricing survey',
  async go({ page, at }) {
    const flow = page.locator('[data-flow="pricing-survey"]');
    await page.goto('/us/en/pricing-survey/');
    await expect(flow).toHaveAttribute('data-state', 'asking.patients.asked');
    await at('question of the survey');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(flow).toHaveAttribute('data-state', 'asking.patients.missing');
    await at('question without an answer');
    const skip = page.getByRole('button', { name: 'Skip this question' });
    for (const step of ['role', 'organization', 'areas']) {
      await skip.click();
      await expect(flow).toHaveAttribute('data-state', `asking.${step}.asked`);
    }
    await at('question with several answers');
    await page.goto('/us/en/survey-results/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await at('suggested bundles');
  },
};

const tradeIn: Walk = {
  name: 'trade-in',
  async go({ page, at }) {
    const flow = page.locator('[data-flow="trade-in"]');
    await page.goto('/us/en/trade-in-program/');
    await at('trade-in program');
    await page.goto('/us/en/trade-in/');
    await expect(flow).toHaveAttribute('data-state', 'describing.editing');
    await at('old probe');
    await flow.getByRole('button', { name: 'Register my probe' }).click();
    await expect(flow).toHaveAttribute('data-state', 'describing.incomplete');
    await at('old probe without its number');
  },
};

const learner: Walk = {
  name: 'learner',
  async go({ page, at }) {
    const flow = page.locator('[data-flow="learner-verification"]');
    await page.goto('/us/en/learner-status-verification/');
    await expect(flow).toHaveAttribute('data-state', /^details/);
    await at('details of a learner');
  },
};

const cart: Walk = {
  name: 'cart',
  async go({ page, prepare, at }) {
    const shown = new CartPage(page);
    await shown.open();
    await expect(shown.emptyNote).toBeVisible();
    await at('empty cart');
    await new CheckoutPage(page).open();
    await expect(shown.emptyNote).toBeVisible();
    await at('checkout without a cart');
    await new CheckoutPage(page).openLink(
      (await prepare({ at: 'Cart', requested: { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1, 'CBL-USBC': 1 } })).token,
    );
    await new CheckoutPage(page).expectStep('Contact');
    await shown.open();
    await expect(shown.checkout).toBeVisible();
    await at('cart');
    await shown.voucher.enter('WELCOME10');
    await expect(shown.voucher.applied('WELCOME10')).toBeVisible();
    await shown.voucher.enter('EXPIRED');
    await expect(page.getByRole('alert')).toBeVisible();
    await at('cart with a good and a bad code');
  },
};

const forms: Walk = {
  name: 'contact, addresses and method',
  async go({ page, prepare, at }) {
    const checkout = new CheckoutPage(page);
    const { token, email } = await prepare({ at: 'Contact' });
    await checkout.openLink(token);
    await checkout.expectStep('Contact');
    await at('contact and shipping address');
    await checkout.isForOrganization.check();
    await checkout.continue.click();
    await expect(checkout.problems).toBeVisible();
    await at('contact and shipping address with mistakes');
    await checkout.enterEmail(email);
    await checkout.organizationName.fill('Bay Clinic');
    await walkTo(checkout, 'Shipping method', { address: clinic });
    await at('shipping method');
    await walkTo(checkout, 'Billing address');
    await at('billing address');
    await checkout.isBilledToShipping.uncheck();
    await checkout.address.city.fill('');
    await checkout.continue.click();
    await expect(checkout.problems).toBeVisible();
    await at('billing address with mistakes');
    await checkout.address.country.selectOption('Japan');
    await expect(page.getByRole('combobox', { name: 'Prefecture' })).toBeVisible();
    await at('billing address in another country, with mistakes');
  },
};

const payment: Walk = {
  name: 'payment, review and confirmation',
  async go({ page, prepare, at }) {
    const checkout = new CheckoutPage(page);
    const bank = new BankQuestion(page);
    await checkout.openLink((await prepare({ at: 'Payment' })).token);
    await checkout.card.waitUntilReady();
    await at('payment');
    await checkout.card.enter(cards.mistyped);
    await checkout.continue.click();
    await expect(checkout.problems).toBeVisible();
    await at('payment with a mistake');
    await checkout.card.number.fill(cards.asks.number);
    await checkout.continue.click();
    await checkout.expectStep('Review');
    await at('review');
    await checkout.placeOrder.click();
    await expect(checkout.problems).toBeVisible();
    await at('review with mistakes');
    await checkout.acknowledgeAll();
    await checkout.placeOrder.click();
    await expect(bank.complete).toBeVisible();
    await at('question of the bank');
    await bank.answer('fail');
    await checkout.expectStep('Payment');
    await at('payment after a refusal');
    await walkTo(checkout, 'Review', { card: cards.good });
    await checkout.placeOrder.click();
    await expect(new ConfirmationPage(page).heading).toBeVisible();
    await at('confirmation');
    await page.reload();
    await at('confirmation as served');
  },
};

/** No other test buys this product, so its price may change. */
const changing = 'IQV-LTG';

const changed: Walk = {
  name: 'changed review',
  async go({ page, prepare, catalogue, at }) {
    const checkout = new CheckoutPage(page);
    await checkout.openLink(
      (await prepare({ at: 'Payment', requested: { [changing]: 1, 'SUB-IND-1Y': 1 } })).token,
    );
    await walkTo(checkout, 'Review', { card: cards.good });
    await checkout.acknowledgeAll();
    await catalogue.raisePrice(changing, 100);
    await checkout.placeOrder.click();
    await expect(checkout.orderChanged).toBeVisible();
    await at('changed review');
  },
};

const refused: Walk = {
  name: 'refusals of the shop',
  async go({ page, prepare, at }) {
    const checkout = new CheckoutPage(page);
    const codes = ['ORDER_CREATION_FAILED', 'COUNTRY_NOT_AVAILABLE'];
    await interceptOperation(page, 'CheckoutComplete', (route, attempt) =>
      refusePlacement(route, codes[attempt - 1] ?? ''),
    );
    await checkout.openLink((await prepare({ at: 'Payment' })).token);
    await walkTo(checkout, 'Review', { card: cards.good });
    await checkout.acknowledgeAll();
    await checkout.placeOrder.click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await at('order that failed');
    await again.click();
    await checkout.placeOrder.click();
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    await at('order that is not available');
  },
};

export const walks: readonly Walk[] = [
  readPages,
  products,
  proMembership,
  productFlow,
  pricingSurvey,
  tradeIn,
  learner,
  cart,
  forms,
  payment,
  changed,
  refused,
];
