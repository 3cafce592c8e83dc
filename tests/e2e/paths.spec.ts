import { registry } from '../../machines/registry.ts';
import { scenarios } from '../../machines/testing/index.ts';
import { describeFollowedPath } from '../../model-tests/cover/describe-followed-path.ts';
import { cartDriver } from '../view-paths/drive/cart-driver.ts';
import { checkoutDriver } from '../view-paths/drive/checkout-driver.ts';
import { leadFormDriver } from '../view-paths/drive/lead-form-driver.ts';
import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { waitForHydration } from './hydration.ts';
import { makeOwnInStorageAlone } from './own-checkout.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { LeadFormPage } from './pages/lead-form-page.ts';
import { ProductPage } from './pages/product-page.ts';
import { walkShop } from '../shop-paths/walk-shop.ts';

/** The main path of each flow: in the running shop the machine passes through the same states. */

const hospital = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '(415) 555-2671',
  organizationName: 'Analytical Clinic',
  jobTitle: 'OWNER',
  countryArea: 'CA',
  comment: 'We need ten.',
};

function pathOf(flow: string, input: string, labels: readonly string[]) {
  const entry = registry.find(({ id }) => id === flow);
  const scenario = scenarios[flow];
  if (entry === undefined || scenario === undefined)
    throw new Error(`There is no path for the flow "${flow}".`);
  return describeFollowedPath(entry, scenario, input, labels);
}

test('the cart follows its path @full', async ({ page }) => {
  const cart = new CartPage(page);
  const product = new ProductPage(page);
  const path = pathOf('cart', 'known', [
    'loadCheckout: open',
    '{"type":"line.quantity.changed"',
    'updateLines: accepted',
    '{"type":"voucher.submitted"',
    'voucherForm: accepted',
    '{"type":"checkout.requested"',
  ]);
  // Without a cookie, the cart loads in the browser; the server must not set the cookie again after it is cleared.
  await page.route('**/checkout-cookie/', (route) => route.fulfill({ status: 204 }));
  await product.open('iq3');
  await product.addToCart.click();
  await expect(cart.checkout).toBeVisible();
  // Once the application runs, it sets a cookie that is missing.
  await waitForHydration(page);
  await page.context().clearCookies({ name: 'sonde.checkout.us' });
  const shop = { flow: 'cart', driver: cartDriver(page), actions: {}, instant: [] };
  await walkShop(page, shop, () => cart.open(), path);
});

test('the checkout follows its path, to the order @landing', async ({ page, prepare }) => {
  const checkout = new CheckoutPage(page);
  const path = pathOf('checkout', 'DE INDIVIDUAL_NEW_USER ANONYMOUS NONE HUMAN checkout', [
    'loadCheckout: new',
    '{"type":"contact.field.changed"',
    '{"type":"contact.field.left"',
    'suggestEmail: same',
    'shippingAddressForm: complete',
    'updateContact: accepted',
    'updateShippingAddress: accepted',
    '{"type":"shipping.method.submitted"',
    'updateShippingMethod: accepted',
    '{"type":"billing.submitted"',
    'updateBillingAddress: accepted',
    'paymentForm: card',
    '{"type":"attestation.changed"',
    '{"type":"order.submitted"',
    'createIdempotencyKey: made',
    'placeOrder: placed',
  ]);
  const shop = {
    flow: 'checkout',
    driver: checkoutDriver(page),
    actions: {
      'shippingAddressForm: complete': async () => {
        await checkout.address.fill(clinic);
        await checkout.continue.click();
      },
      'paymentForm: card': async () => {
        await checkout.card.enter(cards.good);
        await checkout.continue.click();
      },
      '{"type":"attestation.changed","attestation":"TERMS_AND_CONDITIONS","isTicked":true}': () =>
        checkout.acknowledgeAll(),
    },
    instant: ['createIdempotencyKey', 'suggestEmail'],
  };
  const { token } = await prepare();
  await makeOwnInStorageAlone(page, token);
  await walkShop(page, shop, () => checkout.openForeignLink(token), path);
  await expect(new ConfirmationPage(page).heading).toBeVisible();
});

test('a form follows its path, to the thanks @full', async ({ page, email }) => {
  const form = new LeadFormPage(page);
  const path = pathOf('lead-form', 'incomplete', [
    '{"type":"lead.field.changed"',
    '{"type":"lead.submitted"',
    'createLeadKey: made',
    'submitLead: accepted',
  ]);
  const shop = {
    flow: 'lead-form',
    driver: leadFormDriver(page),
    actions: {
      '{"type":"lead.field.changed","field":"email","value":"ada@clinic.example"}': () =>
        form.fill({ ...hospital, email }),
    },
    instant: ['createLeadKey'],
  };
  await walkShop(page, shop, () => form.open('us/en', 'enterprise'), path);
  await expect(form.thanks).toBeVisible();
});
