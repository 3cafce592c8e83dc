import type { Locator } from '@playwright/test';
import { clinic } from './buyers.ts';
import { expect, test } from './fixtures.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { expectErrorAt, expectNoErrorAt } from './pages/field-error.ts';
import { ProductPage } from './pages/product-page.ts';

const rightToLeft = '\u202e';
const script = '<script>alert(1)</script>';
const quotes = `"'; drop table orders; --`;
const long = 'x'.repeat(500);

interface Refused {
  readonly field: (checkout: CheckoutPage) => Locator;
  readonly typed: string;
  readonly message: string | RegExp;
}

/** The message stands at the field, the summary takes the focus and leads to it, and nothing typed is lost. */
async function expectRefused(
  checkout: CheckoutPage,
  field: Locator,
  typed: string,
  message: string | RegExp,
): Promise<void> {
  await expectErrorAt(field, message);
  await expect(checkout.problems).toBeFocused();
  await expect(field.page()).toHaveTitle(/^Error: /);
  await checkout.problems.getByRole('link', { name: message }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(typed);
}

test.describe('contact', () => {
  const email = (checkout: CheckoutPage) => checkout.email;
  const purchaseOrder = (checkout: CheckoutPage) => checkout.purchaseOrderNumber;
  const costCentre = (checkout: CheckoutPage) => checkout.costCentre;

  const refused: readonly Refused[] = [
    { field: email, typed: '', message: 'Enter your e-mail address' },
    { field: email, typed: 'anna', message: 'Enter an e-mail address like name@example.com' },
    { field: email, typed: 'anna@clinic', message: 'Enter an e-mail address like name@example.com' },
    { field: email, typed: script, message: 'Enter an e-mail address like name@example.com' },
    {
      field: email,
      typed: `a${rightToLeft}b@clinic.example`,
      message: 'Enter an e-mail address like name@example.com',
    },
    { field: email, typed: '😀@clinic.example', message: 'Enter an e-mail address like name@example.com' },
    { field: email, typed: `${long}@clinic.example`, message: /too long/ },
    { field: purchaseOrder, typed: long, message: /too long/ },
    { field: costCentre, typed: long, message: /too long/ },
  ];

  test('refuses what cannot be used, field by field', async ({ page, prepare }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Contact' })).token);
    await checkout.email.fill('anna@clinic.example');
    await checkout.organizationDetails.click();
    for (const { field, typed, message } of refused) {
      const control = field(checkout);
      const before = await control.inputValue();
      await control.fill(typed);
      await checkout.continue.click();
      await expectRefused(checkout, control, typed, message);
      await control.fill(before);
      await expectNoErrorAt(control);
      await expect(checkout.problems).toBeHidden();
    }
    await checkout.continue.click();
    await checkout.expectStep('Shipping address');
  });

  test('names every mistake at once', async ({ page, prepare }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Contact' })).token);
    await checkout.organizationDetails.click();
    await checkout.purchaseOrderNumber.fill(long);
    await checkout.costCentre.fill(long);
    await checkout.continue.click();
    await expect(checkout.problems.getByRole('link')).toHaveCount(3);
  });

  test('keeps strange texts as they are and shows them as text', async ({
    page,
    prepare,
    email: address,
  }) => {
    const checkout = new CheckoutPage(page);
    const { token } = await prepare({ at: 'Contact' });
    await checkout.openLink(token);
    await checkout.email.fill(address);
    await checkout.organizationDetails.click();
    await checkout.purchaseOrderNumber.fill(script);
    await checkout.costCentre.fill(quotes);
    await checkout.continue.click();
    await checkout.expectStep('Shipping address');
    await checkout.back.click();
    await expect(checkout.purchaseOrderNumber).toHaveValue(script);
    await expect(checkout.costCentre).toHaveValue(quotes);
  });

  test('a wrong format is said when the field is left, and one press of Continue is enough', async ({
    page,
    prepare,
  }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Contact' })).token);
    await checkout.email.pressSequentially('anna@');
    await expectNoErrorAt(checkout.email);
    await checkout.continue.click();
    await expectErrorAt(checkout.email, 'Enter an e-mail address like name@example.com');
    await expect(checkout.problems).toBeFocused();
  });
});

test('a message stays until the mistake is mended', async ({ page, prepare }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Contact' })).token);
  await checkout.continue.click();
  await checkout.email.focus();
  await checkout.email.blur();
  await expectErrorAt(checkout.email, 'Enter your e-mail address');
  await checkout.email.fill('anna@clinic.example');
  await checkout.continue.click();
  await checkout.expectStep('Shipping address');
  await checkout.continue.click();
  await checkout.address.city.focus();
  await checkout.address.city.blur();
  await expectErrorAt(checkout.address.city, 'Enter the city');
});

test.describe('address', () => {
  const firstName = ({ address }: CheckoutPage) => address.firstName;
  const lastName = ({ address }: CheckoutPage) => address.lastName;
  const organization = ({ address }: CheckoutPage) => address.organization;
  const street = ({ address }: CheckoutPage) => address.street;
  const suite = ({ address }: CheckoutPage) => address.suite;
  const city = ({ address }: CheckoutPage) => address.city;
  const postalCode = ({ address }: CheckoutPage) => address.postalCode;
  const phone = ({ address }: CheckoutPage) => address.phone;

  const unprintable = /cannot print/;
  const zipFormat = 'Enter a ZIP code of 5 digits, like 94103, or of 9, like 94103-1234';
  const phoneFormat = 'Enter a telephone number with area code, like 415 555 0132';
  const refused: readonly Refused[] = [
    { field: firstName, typed: '', message: 'Enter the first name' },
    { field: firstName, typed: '   ', message: 'Enter the first name' },
    { field: firstName, typed: script, message: unprintable },
    { field: lastName, typed: '', message: 'Enter the last name' },
    { field: lastName, typed: long, message: 'This is too long: it may have 60 characters' },
    { field: organization, typed: long, message: 'This is too long: it may have 100 characters' },
    { field: organization, typed: '{{7*7}}', message: unprintable },
    { field: street, typed: '', message: 'Enter street and number' },
    { field: street, typed: long, message: 'This is too long: it may have 100 characters' },
    { field: street, typed: '\\..\\..\\', message: unprintable },
    { field: suite, typed: long, message: 'This is too long: it may have 100 characters' },
    { field: city, typed: '', message: 'Enter the city' },
    { field: city, typed: long, message: 'This is too long: it may have 80 characters' },
    { field: postalCode, typed: '', message: 'Enter the ZIP code' },
    { field: postalCode, typed: '9410', message: zipFormat },
    { field: postalCode, typed: '94105-12', message: zipFormat },
    { field: postalCode, typed: 'SW1A 1AA', message: zipFormat },
    { field: postalCode, typed: '10001', message: 'This ZIP code belongs to another state: check both' },
    { field: phone, typed: '12345', message: phoneFormat },
    { field: phone, typed: '555 0132', message: phoneFormat },
    { field: phone, typed: 'call me', message: phoneFormat },
    { field: phone, typed: '+1 115 555 0132', message: phoneFormat },
  ];

  test('refuses what cannot be used, field by field, and keeps the rest', async ({ page, prepare }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Shipping address' })).token);
    await checkout.address.fill(clinic);
    await checkout.address.moreLines.click();
    for (const { field, typed, message } of refused) {
      const control = field(checkout);
      const before = await control.inputValue();
      await control.fill(typed);
      await checkout.continue.click();
      await expectRefused(checkout, control, typed, message);
      await control.fill(before);
      await expectNoErrorAt(control);
    }
    await checkout.continue.click();
    await checkout.expectStep('Shipping method');
  });

  test('an empty form names every field that is needed', async ({ page, prepare }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Shipping address' })).token);
    await checkout.continue.click();
    await expect(checkout.problems.getByRole('link')).toHaveText([
      'Enter the first name',
      'Enter the last name',
      'Enter street and number',
      'Enter the city',
      'Choose the state',
      'Enter the ZIP code',
    ]);
    await expectErrorAt(checkout.address.state, 'Choose the state');
    await checkout.problems.getByRole('link', { name: 'Choose the state' }).click();
    await expect(checkout.address.state).toBeFocused();
  });

  test('territories that are not served cannot be chosen and say why', async ({ page, prepare }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Shipping address' })).token);
    const closed = checkout.address.state.locator('option:disabled');
    await expect(closed).toHaveCount(8);
    for (const territory of await closed.all()) await expect(territory).toHaveText(/we do not ship there/);
    await expect(closed.filter({ hasText: 'Puerto Rico' })).toHaveCount(1);
    await expect(
      checkout.address.state.locator('option:enabled').filter({ hasText: 'Armed Forces' }),
    ).toHaveCount(3);
  });

  const accepted = [
    {
      what: 'Arabic digits',
      change: { postalCode: '٩٤١٠٥', phone: '٤١٥ ٥٥٥ ٠١٣٢' },
      shown: ['94105', '415'],
    },
    { what: 'a ZIP code of nine digits', change: { postalCode: '941051234' }, shown: ['94105-1234'] },
    { what: 'a phone with brackets', change: { phone: '(415) 555-0132' }, shown: ['555'] },
    { what: 'a phone with country code', change: { phone: '+1 415.555.0132' }, shown: ['555'] },
    { what: 'a phone of another country', change: { phone: '+44 20 7946 0958' }, shown: ['7946'] },
    { what: 'no phone', change: { phone: '' }, shown: [] },
    {
      what: 'names with accents and apostrophes',
      change: { firstName: 'Zoë', lastName: 'O’Brien-Ñandú' },
      shown: ['Zoë O’Brien-Ñandú'],
    },
    {
      what: 'names of one letter and other scripts',
      change: { firstName: '李', lastName: 'É' },
      shown: ['李 É'],
    },
    {
      what: 'quotes and semicolons',
      change: { street: quotes.replace(/^"/, '') },
      shown: ['drop table orders'],
    },
    {
      what: 'a hidden change of direction, which is taken out',
      change: { city: `San ${rightToLeft}Francisco` },
      shown: ['San Francisco'],
    },
    { what: 'an emoji', change: { firstName: 'Anna 😀' }, shown: ['Anna 😀'] },
  ];
  for (const { what, change, shown } of accepted) {
    test(`accepts ${what}`, async ({ page, prepare }) => {
      const checkout = new CheckoutPage(page);
      await checkout.openLink((await prepare({ at: 'Shipping address' })).token);
      await checkout.address.fill({ ...clinic, ...change });
      await checkout.continue.click();
      await checkout.expectStep('Shipping method');
      await checkout.continue.click();
      await checkout.expectStep('Billing address');
      for (const text of shown) await expect(page.getByRole('main')).toContainText(text);
    });
  }

  test('the billing address is checked like the shipping address', async ({ page, prepare }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Billing address' })).token);
    await checkout.isBilledToShipping.uncheck();
    await checkout.address.fill({ ...clinic, city: '', postalCode: '10001' });
    await checkout.continue.click();
    await expectErrorAt(checkout.address.city, 'Enter the city');
    await expectErrorAt(checkout.address.postalCode, 'This ZIP code belongs to another state: check both');
    await expect(checkout.problems).toBeFocused();
    await checkout.address.city.fill('New York');
    await checkout.address.state.selectOption('New York');
    await expectNoErrorAt(checkout.address.city);
    await checkout.continue.click();
    await checkout.expectStep('Payment');
  });
});

test('the order is not placed before everything is acknowledged', async ({ page, prepare, books }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await checkout.card.enter({ number: '4242424242424242', expiry: '12 / 34', securityCode: '123' });
  await checkout.continue.click();
  await checkout.placeOrder.click();
  await expect(checkout.problems).toBeFocused();
  const boxes = await checkout.acknowledgements.all();
  await expect(checkout.problems.getByRole('link')).toHaveCount(boxes.length);
  for (const box of boxes) {
    await expectErrorAt(box, /\w/);
    await box.check();
    await expectNoErrorAt(box);
  }
  expect(await books()).toEqual({ orders: [], charges: [] });
});

test('voucher codes of every kind are answered at the field and kept', async ({ page, prepare }) => {
  const { voucher, email } = new CheckoutPage(page);
  await new CheckoutPage(page).openLink((await prepare()).token);
  await expect(email).toBeVisible();
  for (const [typed, message] of [
    ['', 'Enter a code first'],
    ['   ', 'Enter a code first'],
    [script, 'There is no such voucher code.'],
    [quotes, 'There is no such voucher code.'],
    ['😀', 'There is no such voucher code.'],
    [`WEL${rightToLeft}COME10`, /invisible characters/],
    [long, /at most 64 characters/],
  ] as const) {
    await voucher.enter(typed);
    await expectErrorAt(voucher.code, message);
    await expect(voucher.code).toHaveValue(typed);
  }
});

const numbersOfProbes = [
  { typed: '0', message: true },
  { typed: '-1', message: true },
  { typed: '1.5', message: true },
  { typed: '11', message: true },
  { typed: 'two', message: true },
  { typed: '99999999999999999999', message: true },
  { typed: script, message: true },
  { typed: '٢', message: false },
] as const;

test('a number of probes that cannot be is said at the field, on the product page and in the cart', async ({
  page,
}) => {
  const product = new ProductPage(page);
  const cart = new CartPage(page);
  const expectAnswers = async (quantity: Locator) => {
    for (const { typed, message } of numbersOfProbes) {
      await quantity.fill(typed);
      await quantity.blur();
      if (message) {
        await expectErrorAt(quantity, /\w/);
        await expect(quantity).toHaveValue(typed);
      } else {
        await expectNoErrorAt(quantity);
        await expect(quantity).toHaveValue('2');
      }
    }
  };
  await product.open('iq3');
  await expectAnswers(product.quantity);
  await product.addToCart.click();
  await expect(cart.line('Sonde IQ3').quantity).toHaveValue('2');
  await cart.line('Sonde IQ3').less.click();
  await expectAnswers(cart.line('Sonde IQ3').quantity);
});
