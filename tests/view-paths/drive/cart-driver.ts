import { expect, type Locator, type Page } from '@playwright/test';
import type { StateValueFrom } from 'xstate';
import {
  cartChangeOf,
  cartOf,
  isCheckoutRequested,
  isUndoRequested,
  isUnorderable,
  requestedQuantityOf,
  type CartEvent,
  type cartMachine,
  type CartSnapshot,
} from '../../../machines/cart/index.ts';
import type { VoucherAnnouncement } from '../../../machines/voucher/index.ts';
import { CartPage } from '../../e2e/pages/cart-page.ts';
import { type Actions, type FlowDriver, flowDriver, type Refusal } from './flow-driver.ts';
import { refreshFromAnotherTab } from './other-tab.ts';
import { voucherActions } from './voucher-actions.ts';

const lineOf = (snapshot: CartSnapshot, lineId: string) =>
  cartOf(snapshot)?.lines.find(({ id }) => id === lineId);

const shownQuantity = (snapshot: CartSnapshot, lineId: string) =>
  requestedQuantityOf(snapshot, lineId) || lineOf(snapshot, lineId)?.quantity;

type SentEvent = Exclude<CartEvent, VoucherAnnouncement>;

function actionsOn(page: Page): Actions<SentEvent, CartSnapshot> {
  const cart = new CartPage(page);
  const line = (snapshot: CartSnapshot, lineId: string) =>
    cart.line(lineOf(snapshot, lineId)?.productName ?? '');
  const type = async (snapshot: CartSnapshot, lineId: string, quantity: number) => {
    const field = line(snapshot, lineId).quantity;
    await field.fill(String(quantity));
    await field.blur();
  };
  /** The cart is empty after a removal, which can still be undone. */
  const emptied = {
    reason: 'A cart without lines has nothing to change.',
    isMet: (snapshot: CartSnapshot) => cartOf(snapshot)?.lines.length === 0,
    attempt: () => expect(cart.emptyNote).toBeVisible(),
  };
  /** Where the button doesn't lead to the checkout. */
  const noCheckout: readonly Refusal<SentEvent, CartSnapshot>[] = [
    emptied,
    {
      reason: 'The button leads to the notice that says why the cart cannot be ordered as it is.',
      isMet: isUnorderable,
      attempt: async () => {
        await cart.checkout.click();
        await expect(cart.unsold).toBeFocused();
      },
    },
    {
      reason: 'The button is under way: the shop is asked for something else first.',
      isMet: isCheckoutRequested,
      attempt: () => cart.checkout.click({ force: true }),
    },
  ];
  return {
    'line.quantity.changed': {
      perform: ({ lineId, quantity }, snapshot) => type(snapshot, lineId, quantity),
      refusals: [
        emptied,
        {
          reason: 'The field takes whole numbers from 1; a line is taken out with its own button.',
          isMet: (_snapshot, { quantity }) => !Number.isInteger(quantity) || quantity < 1,
          attempt: async ({ lineId, quantity }, snapshot) => {
            await type(snapshot, lineId, quantity);
            await expect(line(snapshot, lineId).root.getByText(/^Enter a whole number from 1/)).toBeVisible();
            await type(snapshot, lineId, shownQuantity(snapshot, lineId) ?? 1);
          },
        },
        {
          reason: 'The field says so already.',
          isMet: (snapshot, { lineId, quantity }) => shownQuantity(snapshot, lineId) === quantity,
          attempt: ({ lineId, quantity }, snapshot) => type(snapshot, lineId, quantity),
        },
      ],
    },
    'line.removed': {
      perform: ({ lineId }, snapshot) => line(snapshot, lineId).remove.click(),
      refusals: [emptied],
    },
    'change.undone': {
      perform: () => cart.undo.click(),
      refusals: [
        {
          reason: 'The button is under way.',
          isMet: isUndoRequested,
          attempt: () => cart.undo.click({ force: true }),
        },
        {
          reason: 'Where nothing can be put back there is no button.',
          isMet: (snapshot) => (cartChangeOf(snapshot)?.former.length ?? 0) === 0,
          attempt: () => expect(cart.undo).toBeHidden(),
        },
      ],
    },
    ...voucherActions<CartSnapshot>(cart.voucher, {
      refusals: [emptied],
      isPending: (snapshot) => snapshot.matches({ ready: 'changingVoucher' }),
    }),
    'checkout.requested': { perform: () => cart.checkout.click(), refusals: noCheckout },
    'checkout.unreachable': {
      // While a change is under way, it is the change that says that there is no network.
      perform: async (_event, snapshot) => {
        await page.context().setOffline(true);
        await cart.checkout.click();
        await expect(cart.noConnection).toBeVisible({ visible: snapshot.matches({ ready: 'idle' }) });
        await page.context().setOffline(false);
      },
      refusals: noCheckout,
    },
    'cart.refreshed': { perform: () => refreshFromAnotherTab(page) },
    'retry.requested': { perform: () => page.getByRole('button', { name: 'Try again' }).click() },
  };
}

type CartState = StateValueFrom<typeof cartMachine>;
type Place = Extract<CartState, string> | keyof Extract<CartState, object>;

/** The visible element in each state of the cart. */
const screensOn = (page: Page): Readonly<Record<Place, Locator>> => {
  const cart = new CartPage(page);
  const lines = cart.checkout;
  return {
    opening: cart.heading,
    loading: cart.heading,
    showing: cart.heading,
    ready: lines,
    undoing: cart.undo,
    empty: cart.emptyNote,
    missing: cart.emptyNote,
    expired: cart.emptyNote,
    placed: cart.emptyNote,
    otherBrowser: page.getByRole('heading', { name: 'Your cart is open in another browser' }),
    failed: page.getByRole('alert').filter({ hasText: 'We couldn’t reach the shop' }),
    leaving: lines,
  };
};

/** The views of the cart. */
export function cartDriver(page: Page): FlowDriver {
  const screens = screensOn(page);
  return flowDriver(actionsOn(page), ({ value }: CartSnapshot) => {
    const place = typeof value === 'string' ? value : (Object.keys(value)[0] as Place);
    return screens[place];
  });
}
