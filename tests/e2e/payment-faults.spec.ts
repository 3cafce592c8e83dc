import { interceptOperation, offerNoMethod } from './api-traffic.ts';
import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';

const hospitalInMontreal = {
  ...clinic,
  street: '1001 boulevard Décarie',
  city: 'Montréal',
  state: 'Québec',
  stateCode: 'QC',
  postalCode: 'H4A 3J1',
};

test.use({ viewport: { width: 375, height: 812 } });

test('a charge that the provider rejects is shown as the shop’s fault, and can be retried @full', async ({
  page,
  prepare,
  books,
}) => {
  const ofAnotherAccount = (key: string, value: unknown) =>
    key === 'token' ? 'pm_of_another_account' : value;
  for (const operation of ['CheckoutPaymentCreate', 'CheckoutComplete'])
    await interceptOperation(page, operation, async (route, attempt) => {
      const postData = JSON.stringify(route.request().postDataJSON(), ofAnotherAccount);
      await (attempt === 1 ? route.continue({ postData }) : route.fallback());
    });
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await walkTo(checkout, 'Review', { card: cards.good });
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  const alert = page.getByRole('alert').filter({ hasText: 'An Error Occurred' });
  await expect(alert).toContainText(
    'The problem is on our side, not with your card. You haven’t been charged',
  );
  await expect(page.getByText(/error id/i)).toBeVisible();
  expect((await books()).charges).toHaveLength(0);

  await page.getByRole('button', { name: 'Try again' }).click();
  await checkout.change('Payment').click();
  await checkout.useAnotherCard.click();
  await walkTo(checkout, 'Review', { card: cards.good });
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  expect((await books()).charges).toHaveLength(1);
});

test('an order that no method can pay says so in the buyer’s language, and offers a way back @landing', async ({
  page,
  prepare,
}) => {
  await offerNoMethod(page);
  const { token } = await prepare({ at: 'Payment', country: 'CA', address: hospitalInMontreal });
  await new CheckoutPage(page).openLink(token, 'ca/fr');
  await expect(page.getByRole('alert')).toContainText('Cette commande ne peut pas être payée en ligne');
  await expect(page.getByRole('main').getByRole('link', { name: /800 555/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuer' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Retour' }).click();
  await expect(page.getByRole('heading', { name: 'Adresse de facturation' })).toBeVisible();
});
