import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { signal } from './api-traffic.ts';
import { clinic } from './buyers.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';

test.use({ viewport: { width: 375, height: 812 } });

const berlin = {
  ...clinic,
  street: 'Invalidenstraße 44',
  city: 'Berlin',
  postalCode: '10115',
  stateCode: '',
};
const iban = 'AT321904300235473204';

const choose = (page: Page, method: string) =>
  page
    .getByRole('main')
    .locator('label')
    .filter({ hasText: textIn('de', method) })
    .first()
    .click();

test('a membership that a debit pays begins with the payment, and the checkout promises no day before @landing', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page, 'de');
  const main = page.getByRole('main');
  const box = page.getByRole('checkbox', { name: 'Mitgliedschaft automatisch verlängern' });
  const year = /20\d\d/;
  const delivery = /Standard, \d/;
  const { token } = await prepare({ at: 'Payment', country: 'DE', address: berlin });
  await checkout.openLink(token, 'de/de');
  await checkout.expectStep('Payment');
  await expect(main).toContainText(year);
  await expect(main).toContainText(delivery);

  await choose(page, 'SEPA Direct Debit');
  await expect(box).toHaveAccessibleDescription(
    /^Ihre Mitgliedschaft gilt ab Zahlungseingang\. .+ am Ende der bezahlten Laufzeit 432,00\s€ .+ ab, danach jedes Jahr\./,
  );
  await expect(main).not.toContainText(year);
  await expect(main).not.toContainText(delivery);
  await box.check();
  await expect(checkout.flow).toHaveAttribute('data-state', /renewal\.idle/);
  await expect(main).toContainText('Wenn Sie das Angebot wählen, verlängert sich Ihre Mitgliedschaft nicht');
  expect(await widthBeyondTheScreen(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  await checkout.iban.fill(iban);
  await checkout.pressContinue();
  await checkout.expectStep('Review');
  await expect(main).toContainText('Die Lastschrift von Ihrem Bankkonto wird beim Bestellen eingeleitet');
  await expect(main).toContainText(/gilt ab Zahlungseingang und verlängert sich zum Preis von 432,00\s€/);
  await expect(main).not.toContainText('Heute zu zahlen');
  await expect(main).not.toContainText(year);
  await page.reload();
  await checkout.expectStep('Review');
  await expect(main).toContainText('gilt ab Zahlungseingang');
  await expect(main).not.toContainText(year);
  expect(await violations(page)).toEqual([]);

  for (const consent of await main.getByRole('checkbox').all()) await consent.check();
  await page.getByRole('button', { name: textIn('de', 'Order with obligation to pay'), exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: textIn('de', 'Thank you'), exact: true }),
  ).toBeVisible();
  await expect(main).toContainText('Ihre Mitgliedschaft beginnt am Tag des Zahlungseingangs.');
  await expect(main).not.toContainText('verlängert sich am');
});

test('no step of a debit continues before it can say what the debit means @landing', async ({
  page,
  prepare,
}) => {
  const arrival = signal();
  await page.route(/later-payment.*\.js$/, async (route) => {
    await arrival.given;
    await route.continue();
  });
  const checkout = new CheckoutPage(page, 'de');
  const { token } = await prepare({ at: 'Payment', country: 'DE', address: berlin });
  await checkout.openLink(token, 'de/de');
  await choose(page, 'SEPA Direct Debit');
  await checkout.iban.fill(iban);
  await expect(checkout.continue).toHaveAttribute('aria-disabled', 'true');
  await checkout.continue.click({ force: true });
  arrival.give();
  await expect(page.getByRole('main')).toContainText('Ihre Mitgliedschaft gilt ab Zahlungseingang');
  await checkout.expectStep('Payment');
  await checkout.pressContinue();
  await checkout.expectStep('Review');
});

test('nor before its field for the IBAN is there @full', async ({ page, prepare }) => {
  const arrival = signal();
  await page.route(/sepa-fields.*\.js$/, async (route) => {
    await arrival.given;
    await route.continue();
  });
  const checkout = new CheckoutPage(page, 'de');
  const { token } = await prepare({ at: 'Payment', country: 'DE', address: berlin });
  await checkout.openLink(token, 'de/de');
  await choose(page, 'SEPA Direct Debit');
  await expect(checkout.continue).toHaveAttribute('aria-disabled', 'true');
  await checkout.continue.click({ force: true });
  arrival.give();
  await checkout.iban.fill(iban);
  await checkout.expectStep('Payment');
  await checkout.pressContinue();
  await checkout.expectStep('Review');
});
