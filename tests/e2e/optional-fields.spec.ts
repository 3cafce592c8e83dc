import { textIn } from './catalogue-texts.ts';
import { fillCartAbroad } from './buyer-abroad.ts';
import { expect, test } from './fixtures.ts';
import { expectErrorAt, expectNoErrorAt } from './pages/field-error.ts';

test.use({ viewport: { width: 375, height: 812 } });

const german = (text: string) => textIn('de', text);

test('a phone number is accepted as people write it, and an invalid one is removed with a press @landing', async ({
  page,
}) => {
  const buyer = { shop: 'de/de', catalogue: 'de', email: 'noel@praxis.example', typed: {} };
  const press = (text: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: german(text), exact: true })
      .click();
  const field = (name: string) => page.locator(`[autocomplete~="${name}"]`);
  const isAt = (state: RegExp) =>
    expect(page.locator('[data-flow="checkout"]')).toHaveAttribute('data-state', state);

  await fillCartAbroad(page, buyer, 'iq3');
  await press('Checkout');
  await field('email').fill(buyer.email);
  await page.getByText(german('Buying for an organization'), { exact: true }).click();
  await page.locator('[name="organizationName"]').fill('Praxis am Tor');
  const orderNumber = page.locator('[name="purchaseOrderNumber"]');
  await orderNumber.fill('B'.repeat(65));
  await press('Continue');
  await expectErrorAt(
    orderNumber,
    german('The purchase order number is too long. Use 64 characters or fewer.'),
  );
  await press('Leave it blank');
  await expect(orderNumber).toBeFocused();
  await expectNoErrorAt(orderNumber);

  const address = {
    'given-name': 'Noël',
    'family-name': 'Ó Briain',
    'address-line1': 'Invalidenstraße 44',
    'postal-code': '10115',
    'address-level2': 'Berlin',
    tel: 'bitte mailen',
  };
  for (const [name, text] of Object.entries(address)) await field(name).fill(text);
  await press('Continue');
  await expectErrorAt(field('tel'), /^Bitte geben Sie die Telefonnummer mit Vorwahl ein/);
  await press('Leave it blank');
  await expect(field('tel')).toHaveValue('');
  await expect(field('tel')).toBeFocused();
  await field('tel').fill('0044 (0)20 7946 0958, ext. 12');
  await press('Continue');
  await isAt(/shipping\.method/);
  await page.goBack();
  await expect(field('tel')).toHaveValue(/^\+44 ?20 ?7946 ?0958/);
});
