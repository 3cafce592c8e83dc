import type { AnyMachineSnapshot } from 'xstate';
import type { CheckoutContext } from '../../machines/checkout/index.ts';
import { submitCard } from './enter-card.ts';
import { continueWith, streetBeside } from './enter-address.ts';
import { clinic, germanAddress } from './filled-checkout.ts';
import {
  beginInBrowser,
  bringAlongInBrowser,
  completeInOtherTab,
  storedStreet,
  otherTabOf,
  type OwnGoods,
} from './other-tab.ts';
import type { ByHand, Cause } from './shop-table.ts';

const goods: OwnGoods = {
  country: 'DE',
  requested: { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 },
  tokenKey: 'sonde.checkoutToken.de',
  entered: (street) => ({
    email: 'ada@clinic.example',
    organizationName: clinic,
    address: { ...germanAddress, streetAddress1: street },
  }),
};

const { passes, completes, keeps } = otherTabOf(goods);

/** The invoice goes to the shipping address, as in the scenario. */
const keepShippingAddress: Cause = async ({ page, requests }) => {
  const request = await requests.take('CheckoutShippingAddressUpdate');
  const { streetAddress1 } = request.variables['shippingAddress'] as typeof germanAddress;
  await completeInOtherTab(page, goods, streetAddress1);
  await request.pass();
};

/** What the shop answers a new buyer: from any lookup, and to a code in a checkout without anything else. */
const isOfNewBuyer = (label: string) => label.endsWith(': new') || label === 'voucherForm: incomplete';

/** Whatever the buyer or another tab has entered stays entered, and emptied carts were filled before. */
function mayHappen({ context }: AnyMachineSnapshot, label: string): boolean {
  const { checkout } = context as CheckoutContext;
  return !isOfNewBuyer(label) || checkout === null || (checkout.email === '' && checkout.lines.length > 0);
}

/** The checkout of a new visitor in Germany, in a browser that also has another tab of the shop. */
export const checkoutByHandIn = (pathOf: (input: string) => string): ByHand => ({
  open: async ({ page }, input) => {
    await beginInBrowser(page, goods);
    if (input === 'served') {
      await completeInOtherTab(page, goods);
      await bringAlongInBrowser(page, goods);
    }
    await page.clock.install();
    await page.goto(pathOf(input));
  },
  causes: {
    loadCheckout: {
      complete: completes('Checkout'),
      new: passes('Checkout'),
      empty: keeps('Checkout', []),
      missing: passes('Checkout', { token: 'nowhere' }),
    },
    updateContact: { accepted: completes('CheckoutEmailUpdate') },
    shippingAddressForm: {
      complete: async ({ page }) => continueWith(page, streetBeside(await storedStreet(page, goods))),
      unchanged: async ({ page }) => continueWith(page, await storedStreet(page, goods)),
    },
    updateShippingAddress: { accepted: keepShippingAddress },
    updateShippingMethod: { accepted: completes('CheckoutShippingMethodUpdate') },
    updateBillingAddress: { accepted: completes('CheckoutBillingAddressUpdate') },
    updateAutoRenewal: { accepted: completes('CheckoutAutoRenewalUpdate') },
    paymentForm: { card: submitCard },
    voucherForm: {
      accepted: completes('CheckoutUpdateVoucher'),
      incomplete: passes('CheckoutUpdateVoucher'),
    },
    placeOrder: {
      placed: passes('CheckoutComplete'),
      unavailable: keeps('CheckoutComplete', []),
    },
  },
  mayHappen,
});
