import { violations } from '../support/axe.ts';
import { textIn } from './catalogue-texts.ts';
import { cards } from './cards.ts';
import { fillCartAbroad, placeAbroad, reachReviewAbroad } from './buyer-abroad.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { expectErrorAt } from './pages/field-error.ts';

const note = 'Ring at the back door.\nAsk for Ada.';

test.use({ viewport: { width: 375, height: 812 } });

test('a note is written with the delivery, corrected, and shown on the review and the confirmation @landing', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Shipping method' })).token);
  await expect(checkout.note).toBeHidden();
  await checkout.writeNote('n'.repeat(256));
  await checkout.continue.click();
  await expectErrorAt(checkout.note, /Use 255 characters or fewer/);
  expect(await violations(page)).toEqual([]);
  await checkout.note.fill(note);
  await page.reload();
  await expect(checkout.note).toHaveValue(note);
  await walkTo(checkout, 'Review', { card: cards.good });
  await expect(page.getByRole('definition').filter({ hasText: 'Ask for Ada.' })).toBeVisible();
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  await expect(page.getByRole('definition').filter({ hasText: 'Ring at the back door.' })).toBeVisible();
});

test('a probe in Italian in Switzerland says on every bill that its import is free of duty @full', async ({
  page,
  email,
}) => {
  const buyer = {
    shop: 'ch/it',
    catalogue: 'it',
    email,
    typed: { 'address-line1': 'Via Nassa 5', 'postal-code': '6900', 'address-level2': 'Lugano' },
  };
  const duty = page.getByRole('term').filter({ hasText: textIn('it', 'Estimated import duty') });
  await fillCartAbroad(page, buyer, 'iq-plus/basic');
  await expect(duty.first()).toBeVisible();
  await reachReviewAbroad(page, buyer);
  await placeAbroad(page, buyer, 'Place order');
  await expect(duty.first()).toBeVisible();
});
