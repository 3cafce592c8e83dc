import type { Page } from '@playwright/test';
import { addToCartDriver } from './add-to-cart-driver.ts';
import { cartDriver } from './cart-driver.ts';
import { checkoutDriver } from './checkout-driver.ts';
import { configuratorDriver } from './configurator-driver.ts';
import type { FlowDriver } from './flow-driver.ts';
import { leadFormDriver } from './lead-form-driver.ts';
import { voucherDriver } from './voucher-driver.ts';

/** How the views of each flow, and of parts with a view of their own, are used, by the id of the machine. */
export const drivers: Readonly<Record<string, (page: Page) => FlowDriver>> = {
  configurator: configuratorDriver,
  'add-to-cart': addToCartDriver,
  cart: cartDriver,
  checkout: checkoutDriver,
  'lead-form': leadFormDriver,
  voucher: voucherDriver,
};
