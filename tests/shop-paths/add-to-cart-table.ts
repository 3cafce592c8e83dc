import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import {
  addingTroubleOf,
  type AddToCartContext,
  type AddToCartSnapshot,
  isAdding,
} from '../../machines/cart/index.ts';
import { answers, completeCheckout, scenarios } from '../../machines/testing/index.ts';
import { accepted, refusedWith } from '../../machines/testing/scenarios/answers.ts';
import { addToCartEvents } from '../../machines/testing/scenarios/add-to-cart.ts';
import { addToCartDriver } from '../../model-tests/views/drive/add-to-cart-driver.ts';
import { variantId } from '../contract/checkout-client.ts';
import { CartPage } from '../e2e/pages/cart-page.ts';
import { ProductPage } from '../e2e/pages/product-page.ts';
import { answersHolding, nobodyAnswers } from './causes.ts';
import type { ShopTable, Surroundings } from './shop-table.ts';

const { inputs } = scenarios['add-to-cart'] ?? { inputs: {} };
const tooMany = { lines: [{ variantId: variantId('IQ3-USBC'), quantity: 1_000_000 }] };

async function open({ page, world }: Surroundings, input: string): Promise<void> {
  await world.begin('US', { 'CBL-USBC': 1 });
  await page.goto('/us/en/product/iq3/');
  if (input === 'known')
    await page.evaluate((token) => localStorage.setItem('sonde.checkoutToken', token), world.token);
}

/** From the cart, to which a choice leads, back to the product. */
async function press(page: Page): Promise<void> {
  const { addToCart } = new ProductPage(page);
  if ((await addToCart.count()) === 0) await page.goto('/us/en/product/iq3/');
  await addToCart.click();
}

async function expectPlace({ page }: Surroundings, snapshot: AnyMachineSnapshot): Promise<void> {
  const { addToCart } = new ProductPage(page);
  const state = snapshot as AddToCartSnapshot;
  const alert = page.getByRole('alert');
  if (isAdding(state)) return expect(addToCart).toHaveAttribute('aria-disabled', 'true');
  if (addingTroubleOf(state) !== null) return expect(alert).toBeVisible();
  if (state.matches('idle')) {
    await expect(addToCart).toBeEnabled();
    return expect(alert).toHaveCount(0);
  }
  return expect(new CartPage(page).checkout).toBeVisible();
}

const label = JSON.stringify(addToCartEvents.notSold.event);
const isFirstCart = ({ checkoutToken }: AddToCartContext) => checkoutToken === 'token-1';

/** The button of a product's page; each press is a flow of its own, which begins with what the browser has. */
export const addToCartTable: ShopTable = {
  flow: 'add-to-cart',
  driverOn: addToCartDriver,
  inputs,
  open,
  operations: { createCheckout: 'CheckoutCreate', addLines: 'CheckoutLinesAdd' },
  services: {
    createCheckout: {
      accepted: {
        cause: async ({ requests }) => (await requests.take('CheckoutCreate')).pass(),
        answer: answers('a new cart is made', accepted({ ...completeCheckout, token: 'token-2' })),
      },
      refused: {
        cause: async ({ requests }) => {
          const request = await requests.take('CheckoutCreate');
          await request.pass({ input: { ...(request.variables['input'] as object), ...tooMany } });
        },
      },
      silent: nobodyAnswers('CheckoutCreate'),
    },
    addLines: {
      accepted: {
        cause: async ({ requests }) => (await requests.take('CheckoutLinesAdd')).pass(),
      },
      refused: {
        cause: answersHolding('CheckoutLinesAdd', 'complete', tooMany),
        answer: answers('the shop does not sell this choice', {
          ...refusedWith('INVALID', null, 'lines'),
          former: null,
        }),
      },
      gone: { cause: answersHolding('CheckoutLinesAdd', 'missing') },
      silent: nobodyAnswers('CheckoutLinesAdd'),
    },
  },
  events: { 'lines.added': { deed: press } },
  mayHappen: ({ context }, what) =>
    what === 'addLines: gone' ? isFirstCart(context as AddToCartContext) : what !== label,
  asksFor: ['checkoutToken'],
  instant: [],
  outOfReach: { 'add-to-cart.adding: lines.added → stay': 'The button is under way.' },
  expectPlace,
};
