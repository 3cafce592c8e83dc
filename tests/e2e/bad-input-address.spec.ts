import { expectRefused, long, type Refused, rightToLeft, script } from './bad-texts.ts';
import { clinic } from './buyers.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { expectErrorAt, expectNoErrorAt } from './pages/field-error.ts';

test.describe('address', () => {
  const firstName = ({ address }: CheckoutPage) => address.firstName;
  const lastName = ({ address }: CheckoutPage) => address.lastName;
  const organization = ({ address }: CheckoutPage) => address.organization;
  const street = ({ address }: CheckoutPage) => address.street;
  const suite = ({ address }: CheckoutPage) => address.suite;
  const city = ({ address }: CheckoutPage) => address.city;
  const postalCode = ({ address }: CheckoutPage) => address.postalCode;
  const phone = ({ address }: CheckoutPage) => address.phone;

  const unprintable = /can’t print/;
  const zipFormat = 'Enter a ZIP code like 94103 or 94103-1234';
  const phoneFormat = 'Enter a phone number with area code, or with + and country code';
  /** One of each kind; `machines/rules/addresses/address.test.ts` has the table of what each country accepts. */
  const refused: readonly Refused[] = [
    { field: firstName, typed: '   ', message: 'Enter your first name' },
    { field: lastName, typed: '😀😀', message: unprintable },
    { field: organization, typed: long, message: 'This is too long. Use 100 characters or fewer.' },
    { field: street, typed: '\\..\\..\\', message: unprintable },
    { field: suite, typed: long, message: 'This is too long. Use 100 characters or fewer.' },
    { field: city, typed: '', message: 'Enter your city' },
    { field: postalCode, typed: '9410', message: zipFormat },
    { field: postalCode, typed: '10001', message: 'This ZIP code doesn’t match the state. Check both.' },
    { field: phone, typed: '555 0132', message: phoneFormat },
  ];

  test('refuses invalid values, field by field, and keeps the rest @full', async ({ page, prepare }) => {
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
    await walkTo(checkout, 'Shipping method');
  });

  test('an empty form lists every required field @landing', async ({ page, prepare }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Shipping address' })).token);
    await checkout.continue.click();
    await expect(checkout.problems.getByRole('link')).toHaveText([
      'Enter your first name',
      'Enter your last name',
      'Enter your street address',
      'Enter your city',
      'Choose your state',
      'Enter your ZIP code',
    ]);
    await expectErrorAt(checkout.address.state, 'Choose your state');
    await checkout.problems.getByRole('link', { name: 'Choose your state' }).click();
    await expect(checkout.address.state).toBeFocused();
  });

  test('the summary names the field of an error that several share @full', async ({ page, prepare }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Shipping address' })).token);
    await checkout.address.fill({ ...clinic, firstName: script, lastName: long, street: long, city: script });
    await checkout.continue.click();
    const tooLong = 'This is too long. Use';
    await expect(checkout.problems.getByRole('link')).toHaveText([
      /^First name: Contains a character we can’t print/,
      `Last name: ${tooLong} 60 characters or fewer.`,
      `Street address: ${tooLong} 100 characters or fewer.`,
      /^City: Contains a character we can’t print/,
    ]);
    await expectErrorAt(checkout.address.lastName, `${tooLong} 60 characters or fewer.`);
    await checkout.problems.getByRole('link', { name: /^Street address/ }).click();
    await expect(checkout.address.street).toBeFocused();
  });

  test('territories that are not served can’t be selected and say why @full', async ({ page, prepare }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Shipping address' })).token);
    const closed = checkout.address.state.locator('option:disabled');
    await expect(closed).toHaveCount(8);
    for (const territory of await closed.all()) await expect(territory).toHaveText(/we don’t ship there/);
    await expect(closed.filter({ hasText: 'Puerto Rico' })).toHaveCount(1);
    await expect(
      checkout.address.state.locator('option:enabled').filter({ hasText: 'Armed Forces' }),
    ).toHaveCount(3);
  });

  test('accepts accents, Arabic digits and a hidden change of direction, and shows them as on labels @full', async ({
    page,
    prepare,
  }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Shipping address' })).token);
    await checkout.address.fill({
      ...clinic,
      firstName: 'Zoë',
      lastName: 'O’Brien-Ñandú',
      city: `San ${rightToLeft}Francisco`,
      postalCode: '٩٤١٠٥',
      phone: '٤١٥ ٥٥٥ ٠١٣٢',
    });
    await walkTo(checkout, 'Shipping method');
    await walkTo(checkout, 'Billing address');
    for (const text of ['Zoë O’Brien-Ñandú', 'San Francisco', '94105', '+1 415 555 0132'])
      await expect(page.getByRole('main')).toContainText(text);
  });
});
