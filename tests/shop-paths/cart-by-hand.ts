import {
  beginInBrowser,
  bringAlongInBrowser,
  completeInOtherTab,
  storedLineId,
  keepInOtherTab,
  otherTabOf,
  type OwnGoods,
  unknownId,
} from './other-tab.ts';
import type { ByHand, Cause } from './shop-table.ts';

const [first, second] = ['CBL-USBC', 'CBL-LTG'] as const;

const goods: OwnGoods = {
  country: 'US',
  requested: { [first]: 1, [second]: 1 },
  tokenKey: 'sonde.checkoutToken',
  entered: null,
};

const { passes, completes, keeps } = otherTabOf(goods);

const gone = (operation: string) => passes(operation, { checkoutId: unknownId });

/** A queued removal may name a line that is gone: another tab has put it back, with these. */
const removesFrom =
  (kept: readonly string[]): Cause =>
  async ({ page, requests }) => {
    const request = await requests.take('CheckoutLineDelete');
    await completeInOtherTab(page, goods);
    await keepInOtherTab(page, goods, kept);
    await request.pass({ lineId: await storedLineId(page, goods, first) });
  };

/** The cart of a visitor with two cables, in a browser that also has another tab of the shop. */
export const cartByHand: ByHand = {
  open: async ({ page }, input) => {
    if (input !== 'none') {
      await beginInBrowser(page, goods);
      await completeInOtherTab(page, goods);
    }
    if (input === 'served') await bringAlongInBrowser(page, goods);
    await page.goto('/us/en/cart/');
  },
  causes: {
    loadCheckout: {
      open: completes('Checkout'),
      empty: keeps('Checkout', []),
      missing: passes('Checkout', { token: 'nowhere' }),
    },
    updateLines: {
      accepted: completes('CheckoutLinesUpdate'),
      refused: async ({ page, requests }) => {
        const request = await requests.take('CheckoutLinesUpdate');
        await completeInOtherTab(page, goods);
        const [line] = request.variables['lines'] as readonly object[];
        await request.pass({ lines: [{ ...line, quantity: 1_000_000 }] });
      },
      gone: gone('CheckoutLinesUpdate'),
    },
    removeLine: {
      accepted: removesFrom([first, second]),
      emptied: removesFrom([first]),
      gone: gone('CheckoutLineDelete'),
    },
    voucherForm: {
      accepted: completes('CheckoutUpdateVoucher'),
      gone: gone('CheckoutUpdateVoucher'),
    },
  },
};
