import type { Route } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { interceptOperation } from './api-traffic.ts';
import { accountsDepartment, clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { expectErrorAtContinue } from './expect-error-at-continue.ts';
import { expect, test } from './fixtures.ts';
import { goOffline } from './hydration.ts';
import { totalOf } from './pages/amount.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, type StepName, walkTo } from './pages/checkout-page.ts';
import { ProductPage } from './pages/product-page.ts';
import type { Stage } from './prepared-checkout.ts';

test.beforeEach(({ journal }) => journal.provokes(/ERR_INTERNET_DISCONNECTED/));

const refuseAddress = (route: Route) =>
  route.fulfill({
    json: {
      data: {
        checkoutShippingAddressUpdate: {
          __typename: 'CheckoutShippingAddressUpdate',
          errors: [],
          checkout: null,
          checkoutErrors: [
            {
              __typename: 'CheckoutError',
              field: null,
              message: 'OPERATION_NOT_ALLOWED',
              code: 'OPERATION_NOT_ALLOWED',
              reason: null,
              most: null,
            },
          ],
        },
      },
    },
  });

interface Step {
  readonly at: Stage & StepName;
  readonly fill: (checkout: CheckoutPage) => Promise<void>;
  readonly isKept: (checkout: CheckoutPage) => Promise<void>;
}

const steps: readonly Step[] = [
  {
    at: 'Contact',
    async fill({ email, address }) {
      await email.fill('anna@clinic.example');
      await address.fill(clinic);
    },
    async isKept({ email, address }) {
      await expect(email).toHaveValue('anna@clinic.example');
      await expect(address.street).toHaveValue(clinic.street);
    },
  },
  {
    at: 'Shipping method',
    fill: (checkout) => checkout.chooseShippingMethod('Express'),
    isKept: (checkout) => expect(checkout.shippingMethod('Express')).toBeChecked(),
  },
  {
    at: 'Billing address',
    async fill({ isBilledToShipping, address, card }) {
      await isBilledToShipping.uncheck();
      await address.fill(accountsDepartment);
      await card.enter(cards.good);
    },
    async isKept({ address, card }) {
      await expect(address.street).toHaveValue(accountsDepartment.street);
      await expect(card.number).toHaveValue('4242 4242 4242 4242');
    },
  },
];

/** The button's distance from the top of its form: if it is unchanged, nothing in between has moved. */
const placeInForm = ({ continue: button }: CheckoutPage) =>
  button.evaluate((element) => {
    const { top = 0 } = element.closest('form')?.getBoundingClientRect() ?? {};
    return Math.round(element.getBoundingClientRect().top - top);
  });

test('without a network each screen says so where the buyer has pressed, keeps what was typed, and continues later', async ({
  page,
  context,
  prepare,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Contact' })).token);
  for (const { at, fill, isKept } of steps) {
    await checkout.expectStep(at);
    await fill(checkout);
    await goOffline(page);
    const place = await placeInForm(checkout);
    await checkout.continue.click();
    await expectErrorAtContinue(page, checkout, 'No connection');
    expect(await placeInForm(checkout)).toBe(place);
    await isKept(checkout);
    await context.setOffline(false);
    await checkout.continue.click();
  }
  await checkout.expectStep('Review');
});

test('a busy shop is reported where the buyer pressed, at the button or in a field @full', async ({
  page,
  prepare,
  journal,
}) => {
  journal.provokes(/status of 429/);
  const words = 'Please try again in 7 seconds';
  await page.setViewportSize({ width: 375, height: 700 });
  await interceptOperation(page, 'CheckoutShippingAddressUpdate', (route, attempt) =>
    attempt <= 2
      ? route.fulfill({ status: 429, headers: { 'retry-after': '7' }, json: { data: null } })
      : route.fallback(),
  );
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Shipping address' })).token);
  await checkout.address.fill(clinic);
  await checkout.continue.click();
  await expectErrorAtContinue(page, checkout, words);
  await checkout.address.firstName.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeInViewport({ ratio: 1 });
  await expect(checkout.address.firstName).toBeFocused();
  await walkTo(checkout, 'Shipping method');
});

test('a refusal without a field is scrolled into view and takes the focus @full', async ({
  page,
  prepare,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await interceptOperation(page, 'CheckoutShippingAddressUpdate', (route, attempt) =>
    attempt === 1 ? refuseAddress(route) : route.fallback(),
  );
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Shipping address' })).token);
  await checkout.address.fill(clinic);
  await checkout.continue.click();
  const notice = page.getByRole('alert').filter({ hasText: 'There was a problem processing your request' });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport({ ratio: 1 });
  await walkTo(checkout, 'Shipping method');
});

test('while offline a voucher code is kept and can be applied later @full', async ({
  page,
  context,
  prepare,
}) => {
  const { voucher, ...checkout } = new CheckoutPage(page);
  await new CheckoutPage(page).openLink((await prepare()).token);
  await expect(checkout.email).toBeVisible();
  await goOffline(page);
  await voucher.enter('WELCOME10');
  await expect(page.getByRole('alert')).toContainText('couldn’t reach the shop');
  await expect(voucher.code).toHaveValue('WELCOME10');
  await context.setOffline(false);
  await voucher.apply.click();
  await expect(voucher.applied('WELCOME10')).toBeVisible();
});

test('while offline the cart keeps its quantity @full', async ({ page, context, prepare }) => {
  const cart = new CartPage(page);
  await new CheckoutPage(page).openLink((await prepare()).token);
  await new CheckoutPage(page).expectStep('Contact');
  await cart.open();
  const line = cart.line('Sonde IQ3');
  await expect(line.quantity).toHaveValue('1');
  await goOffline(page);
  await line.more.click();
  await expect(line.root.getByRole('alert')).toContainText('couldn’t reach the shop');
  await context.setOffline(false);
  await line.more.click();
  await expect(totalOf(page)).toHaveAttribute('data-total', String(2 * 389900 + 42000));
});

test('while offline the cart stays, says so at its button, and continues once online @full', async ({
  page,
  context,
  prepare,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const cart = new CartPage(page);
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare()).token);
  await checkout.expectStep('Contact');
  await cart.open();
  await expect(cart.line('Sonde IQ3').root).toBeVisible();
  await goOffline(page);
  await cart.checkout.click();
  const notice = page.getByRole('alert').filter({ hasText: 'No connection' });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(cart.checkout).toBeInViewport({ ratio: 1 });
  await expect(cart.checkout).toBeFocused();
  await expect(cart.line('Sonde IQ3').root).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await cart.checkout.click();
  await checkout.expectStep('Contact');
});

test('while offline "Add to cart" says so and works later @full', async ({ page, context }) => {
  const product = new ProductPage(page);
  await product.open('iq3');
  await product.tickAccessory('USB-C cable');
  await goOffline(page);
  await product.addToCart.click();
  await expect(page.getByRole('alert')).toContainText('couldn’t reach the shop');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await context.setOffline(false);
  await product.addToCart.click();
  await expect(new CartPage(page).line('Sonde IQ3').root).toBeVisible();
});

test('"Add to cart" waits for a part of the application that failed to load @full', async ({
  page,
  journal,
}) => {
  journal.provokes(/net::ERR_FAILED/);
  const part = /add-to-cart-requests.*\.js$/;
  await page.route(part, (route) => route.abort());
  const product = new ProductPage(page);
  await product.open('iq3');
  await product.addToCart.click();
  await expect(new CartPage(page).line('Sonde IQ3').root).toBeVisible();
});
