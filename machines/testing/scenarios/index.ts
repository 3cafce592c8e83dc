import { addToCartScenario } from './add-to-cart.ts';
import { addressSearchScenario } from './address-search.ts';
import { addressScenario } from './address.ts';
import { cartScenario } from './cart.ts';
import { checkoutScenario } from './checkout.ts';
import { configuratorScenario } from './configurator.ts';
import { leadFormScenario } from './lead-form.ts';
import {
  chargeScenario,
  orderScenario,
  paymentAttemptScenario,
  quoteScenario,
  subscriptionScenario,
} from './lifecycles.ts';
import { paymentScenario } from './payment.ts';
import type { Scenario } from './scenario.ts';
import { voucherScenario } from './voucher.ts';

/** What can happen to each registered machine, by the machine's id. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  configurator: configuratorScenario,
  'add-to-cart': addToCartScenario,
  cart: cartScenario,
  checkout: checkoutScenario,
  'lead-form': leadFormScenario,
  address: addressScenario,
  'address-search': addressSearchScenario,
  payment: paymentScenario,
  voucher: voucherScenario,
  order: orderScenario,
  charge: chargeScenario,
  'payment-attempt': paymentAttemptScenario,
  quote: quoteScenario,
  subscription: subscriptionScenario,
};
