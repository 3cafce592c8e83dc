import { violations } from '../support/axe.ts';
import { expectRefused, long, quotes, type Refused, script } from './bad-texts.ts';
import { clinic } from './buyers.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { expectErrorAt, expectNoErrorAt } from './pages/field-error.ts';

test.describe('contact', () => {
  const email = (checkout: CheckoutPage) => checkout.email;
  const organization = (checkout: CheckoutPage) => checkout.organizationName;
  const purchaseOrder = (checkout: CheckoutPage) => checkout.purchaseOrderNumber;

  const refused: readonly Refused[] = [
    { field: email, typed: '', message: 'Enter your email address' },
    { field: email, typed: 'anna@clinic', message: 'Enter an email address like name@example.com' },
    { field: email, typed: `${long}@clinic.example`, message: /too long/ },
    { field: organization, typed: ' ', message: 'Enter your organization’s name' },
    { field: organization, typed: script, message: /a character we can’t print on a label/ },
    { field: purchaseOrder, typed: long, message: /too long/ },
  ];

  test('suggests a correction for a mistyped mailbox without blocking @full', async ({ page, prepare }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Contact' })).token);
    const hint = checkout.emailSuggestion;
    await checkout.email.fill('anna@gmial.com');
    await expect(hint).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(hint).toHaveText('Did you mean anna@gmail.com?');
    await expect(page.locator('[aria-live="polite"]').filter({ has: hint })).toBeVisible();
    await expectNoErrorAt(checkout.email);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    await expect(hint).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(checkout.email).toHaveValue('anna@gmail.com');
    await expect(checkout.email).toBeFocused();
    await expect(hint).toBeHidden();
    await checkout.email.fill('anna@yahoo.con');
    await walkTo(checkout, 'Shipping method', { address: clinic });
  });

  test('suggests nothing if the rule can’t be loaded, and says nothing about it @full', async ({
    page,
    prepare,
    journal,
  }) => {
    journal.provokes(/net::ERR_FAILED.*suggest-email/);
    await page.route('**/assets/suggest-email-*.js', (route) => route.abort());
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Contact' })).token);
    await checkout.email.fill('anna@gmial.com');
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/suggest-email-'));
    await page.keyboard.press('Tab');
    await lost;
    await expect(checkout.emailSuggestion).toBeHidden();
    await expectNoErrorAt(checkout.email);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await walkTo(checkout, 'Shipping method', { address: clinic });
  });

  test('refuses invalid values, field by field @full', async ({ page, prepare }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Shipping method' })).token);
    await page.goto('/us/en/checkout/?step=contact');
    await checkout.email.fill('anna@clinic.example');
    await checkout.isForOrganization.check();
    await checkout.organizationName.fill('Clinic');
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
    await walkTo(checkout, 'Shipping method');
  });

  test('lists every error at once @landing', async ({ page, prepare }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Contact' })).token);
    await checkout.isForOrganization.check();
    await checkout.purchaseOrderNumber.fill(long);
    await checkout.costCentre.fill(long);
    await checkout.continue.click();
    await expect(checkout.problems.getByRole('link')).toHaveCount(10);
  });

  test('keeps unusual texts unchanged and shows them as text @full', async ({
    page,
    prepare,
    email: address,
  }) => {
    const checkout = new CheckoutPage(page);
    const { token } = await prepare({ at: 'Contact' });
    await checkout.openLink(token);
    await checkout.email.fill(address);
    await checkout.isForOrganization.check();
    await checkout.organizationName.fill(quotes);
    await checkout.purchaseOrderNumber.fill(script);
    await checkout.costCentre.fill(quotes);
    await walkTo(checkout, 'Shipping method', { address: clinic });
    await checkout.back.click();
    await expect(checkout.organizationName).toHaveValue(quotes);
    await expect(checkout.purchaseOrderNumber).toHaveValue(script);
    await expect(checkout.costCentre).toHaveValue(quotes);
  });

  test('a wrong format is reported when the field is left, and one press of Continue is enough @landing', async ({
    page,
    prepare,
  }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Contact' })).token);
    await checkout.email.pressSequentially('anna@');
    await expectNoErrorAt(checkout.email);
    await checkout.continue.click();
    await expectErrorAt(checkout.email, 'Enter an email address like name@example.com');
    await expect(checkout.problems).toBeFocused();
  });
});

test('a message stays until the error is fixed @full', async ({ page, prepare }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Contact' })).token);
  await checkout.continue.click();
  await checkout.email.focus();
  await checkout.email.blur();
  await expectErrorAt(checkout.email, 'Enter your email address');
  await checkout.email.fill('anna@clinic.example');
  await checkout.address.city.focus();
  await checkout.address.city.blur();
  await expectErrorAt(checkout.address.city, 'Enter your city');
});
