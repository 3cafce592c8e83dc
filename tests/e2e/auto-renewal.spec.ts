import { enterCard, placeAbroad } from './buyer-abroad.ts';
import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
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

test('on a phone in German, a membership renews once its buyer ticks that, and not before @landing', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page, 'de');
  const box = page.getByRole('checkbox', { name: 'Mitgliedschaft automatisch verlängern' });
  const consent = page.locator('#attestation-RENEWAL');
  const { token, email } = await prepare({ at: 'Payment', country: 'DE', address: berlin });
  await checkout.openLink(token, 'de/de');
  await checkout.expectStep('Payment');

  await expect(box).not.toBeChecked();
  await expect(box).toHaveAccessibleDescription(
    /bezahlt\. Wenn Sie dieses Kästchen ankreuzen, speichern wir Ihre Zahlungsart und buchen am \d+\. \S+ \d{4} 432,00\s€ .+ ab, danach jedes Jahr\. .+ in Ihrem Konto abschalten\./,
  );
  expect(await widthBeyondTheScreen(page)).toBe(0);
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expect(checkout.flow).toHaveAttribute('data-state', /renewal\.idle/);
  await page.reload();
  await expect(box).toBeChecked();

  await enterCard(page, 'de', cards.good);
  await checkout.pressContinue();
  await expect(consent).not.toBeChecked();
  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await box.uncheck();
  await checkout.pressContinue();
  await checkout.expectStep('Review');
  await expect(consent).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('verlängert sich nicht automatisch');

  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await box.check();
  await checkout.pressContinue();
  await expect(consent).toBeVisible();
  await placeAbroad(
    page,
    { shop: 'de/de', catalogue: 'de', email, typed: {} },
    'Order with obligation to pay',
  );
  await expect(page.getByRole('main')).toContainText(/verlängert sich am .+ zum Preis von 432,00\s€/);
});
