import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { addingOf, type AddToCartContext, type AddToCartSnapshot } from '../../machines/add-to-cart/index.ts';
import { answers, completeCheckout } from '../../machines/testing/index.ts';
import { acceptedAnswer, refusedWith } from '../../machines/testing/scenarios/answers.ts';
import { addToCartEvents, pageReturned } from '../../machines/testing/scenarios/add-to-cart.ts';
import { addToCartDriver } from '../view-paths/drive/add-to-cart-driver.ts';
import { variantId } from '../contract/checkout-client.ts';
import { CartPage } from '../e2e/pages/cart-page.ts';
import { ProductPage } from '../e2e/pages/product-page.ts';
import { answersHolding, nobodyAnswers } from './causes.ts';
import type { ShopTable, Surroundings } from './shop-table.ts';

const begunWith = (canStoreCart: boolean, sentence: string) => ({
  sentence,
  input: { country: 'US', afterAdding: 'go-to-cart', canStoreCart },
});
const inputs = {
  known: begunWith(true, 'a browser that has a cart'),
  none: begunWith(false, 'a browser without a cart'),
};
const tooMany = { lines: [{ variantId: variantId('IQ3-USBC'), quantity: 1_000_000 }] };

async function openProduct(page: Page): Promise<void> {
  await page.goto('/us/en/product/iq3/');
}

async function open({ page, world }: Surroundings, input: string): Promise<void> {
  await world.begin('US', { 'CBL-USBC': 1 });
  await openProduct(page);
  if (input === 'known')
    await page.evaluate((token) => localStorage.setItem('sonde.checkoutToken', token), world.token);
}

/** The browser of someone who has added the same before keeps a cart. */
async function openByHand({ page, requests }: Surroundings, input: string): Promise<void> {
  await openProduct(page);
  if (input !== 'known') return;
  await new ProductPage(page).addToCart.click();
  await (await requests.take('CheckoutCreate')).pass();
  await expect(new CartPage(page).checkout).toBeVisible();
  await openProduct(page);
}

/** Returns from the cart, which a choice opens, to the product. */
async function press(page: Page): Promise<void> {
  const { addToCart } = new ProductPage(page);
  if ((await addToCart.count()) === 0) await openProduct(page);
  await addToCart.click();
}

async function expectPlace({ page }: Surroundings, snapshot: AnyMachineSnapshot): Promise<void> {
  const { addToCart } = new ProductPage(page);
  const state = snapshot as AddToCartSnapshot;
  const alert = page.getByRole('alert');
  if (addingOf(state).isPending && !state.matches('leaving'))
    return expect(addToCart).toHaveAttribute('aria-disabled', 'true');
  if (addingOf(state).trouble !== null) return expect(alert).toBeVisible();
  if (state.matches('idle')) {
    await expect(addToCart).toBeEnabled();
    return expect(alert).toHaveCount(0);
  }
  return expect(new CartPage(page).checkout).toBeVisible();
}

/** A product's page sells what its country does, for no membership in particular. */
const others = [addToCartEvents.notSold, addToCartEvents.forMembership];
/** The browser starts with a cart or without one; it keeps the first one created. */
interface BegunContext extends AddToCartContext {
  readonly canStoreCart: boolean;
}

const possible: Readonly<Record<string, (snapshot: AddToCartSnapshot, context: BegunContext) => boolean>> = {
  ...Object.fromEntries(others.map(({ event }) => [JSON.stringify(event), () => false])),
  [JSON.stringify(pageReturned.event)]: (snapshot) => snapshot.matches('leaving'),
  'recallCart: known': (_, { canStoreCart, checkout }) => canStoreCart || checkout !== null,
  'recallCart: none': (_, { canStoreCart, checkout }) => !canStoreCart && checkout === null,
  'addLines: gone': (_, { checkout }) => checkout === null,
};

const withoutLink = 'The browser of this test followed no link with a code.';
const immediately = { cause: () => Promise.resolve() };

/** The button of a product page; each press is a separate flow, which starts with what the browser has stored. */
export const addToCartTable: ShopTable = {
  flow: 'add-to-cart',
  driverOn: addToCartDriver,
  inputs,
  open,
  byHand: { open: openByHand },
  operations: { createCheckout: 'CheckoutCreate', addLines: 'CheckoutLinesAdd' },
  services: {
    recallCart: { known: immediately, none: immediately },
    findLinkedCode: {
      found: { cannot: withoutLink },
      none: immediately,
      silent: { cannot: withoutLink },
    },
    keepCart: { kept: immediately, unkept: { cannot: 'The browser of this test keeps carts.' } },
    openCart: { opened: immediately },
    createCheckout: {
      accepted: {
        cause: async ({ requests }) => (await requests.take('CheckoutCreate')).pass(),
        answer: answers('a new cart is made', acceptedAnswer({ ...completeCheckout, token: 'token-2' })),
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
  events: { 'lines.added': { action: press }, 'page.returned': { action: openProduct } },
  mayHappen: (snapshot, what) =>
    possible[what]?.(snapshot as AddToCartSnapshot, snapshot.context as BegunContext) ?? true,
  asksFor: ['checkout', 'canStoreCart'],
  instant: ['findLinkedCode', 'keepCart'],
  outOfReach: {
    'add-to-cart.adding: lines.added → stay': 'The button is under way.',
    'leaving: lines.added → stay': 'The button is under way.',
    'add-to-cart.adding.recalling: xstate.done.actor.recallCart [isForOtherMembership] → add-to-cart.adding.findingCode':
      'The button of a product’s page names no membership.',
    'add-to-cart.adding.findingCode: xstate.error.actor.findLinkedCode → add-to-cart.adding.toNewCart':
      withoutLink,
    'add-to-cart.adding.keeping: xstate.done.actor.keepCart [isNothingKept] → unkept':
      'The browser of this test keeps carts.',
    'add-to-cart.adding.keeping: xstate.done.actor.keepCart [isBuyerStaying] → added':
      'The button of a product’s page leads to the cart.',
  },
  expectPlace,
};
