import type { Locator, Page } from '@playwright/test';
import { cards } from './cards.ts';
import { expect, screens, test } from './fixtures.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import type { PreparedCheckout } from './prepared-checkout.ts';

const arrival =
  /^Your order will arrive between [A-Z][a-z]+ \d{1,2}, \d{4} and [A-Z][a-z]+ \d{1,2}, \d{4}\.$/;

async function placeOrder(page: Page, { token }: PreparedCheckout): Promise<ConfirmationPage> {
  const checkout = new CheckoutPage(page);
  await checkout.openLink(token);
  await walkTo(checkout, 'Review', { card: cards.good });
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  const confirmation = new ConfirmationPage(page);
  await expect(confirmation.heading).toBeVisible();
  return confirmation;
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
}

test('the confirmation shows what was ordered when, when it arrives, and the seller @full', async ({
  page,
  prepare,
}) => {
  const requested = { 'IQ3-USBC': 2, 'SUB-IND-1Y': 1, 'WAR-3Y': 2 };
  const confirmation = await placeOrder(page, await prepare({ at: 'Payment', requested }));
  await expect(confirmation.line('Sonde IQ3')).toContainText('USB-C, 2 × $3,899.00');
  await expect(confirmation.lines.filter({ hasText: 'warranty' })).toContainText(
    '3 years of coverage in total 2 × $',
    { useInnerText: true },
  );
  await expect(confirmation.payment).toHaveText('Visa ending in 4242');
  await expect(confirmation.orderDate).toHaveText(/^Ordered on [A-Z][a-z]+ \d{1,2}, \d{4}\.$/);
  await expect(confirmation.arrival).toHaveText(arrival);
  await expect(confirmation.nextSteps).toHaveText([
    'Your membership starts on the day of your order.',
    'We’ll pack your order and email you a tracking number.',
    arrival,
    'Register your probe in the app using the serial number on its side.',
    /^Individual membership, 1\s+year runs through .+ and doesn’t renew automatically\.$/,
    /^Your seats, invoices and renewal are in your account\. Sign in, or create an account, with the email address you used for this order\.$/,
  ]);
  await expect(page.getByRole('main')).toContainText('Return anything within 30 days');
  await expect(page.getByRole('main')).toContainText('Nothing more to pay.');
  await page.getByRole('main').getByRole('link', { name: 'View sandbox emails' }).click();
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  await page.goBack();
  await expect(confirmation.seller).toContainText('Sonde Ultrasound Limited, 12 Harbour Row');
  await expect(page.getByRole('contentinfo')).toContainText('Sonde Ultrasound Limited, 12 Harbour Row');
  await expect(confirmation.seller).toContainText('D02 HR12, Ireland');
});

test('the totals follow the lines, and printing takes two pages at most, without links @landing', async ({
  page,
  prepare,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const confirmation = await placeOrder(page, await prepare({ at: 'Payment' }));
  const { lines, totals, payment } = confirmation;
  for (const { name, viewport } of screens) {
    await page.setViewportSize(viewport);
    const [line, bill, paid] = await Promise.all([boxOf(lines.last()), boxOf(totals), boxOf(payment)]);
    expect.soft(bill.y, `${name}: after the lines`).toBeGreaterThanOrEqual(line.y + line.height);
    expect.soft(bill.x, `${name}: in their column`).toBe(line.x);
    expect.soft(bill.width, `${name}: as wide as they are`).toBe(line.width);
    if (name === 'desktop')
      expect.soft(paid.x, `${name}: beside the payment`).toBeGreaterThanOrEqual(bill.x + bill.width);
    else expect.soft(paid.y, `${name}: above the payment`).toBeGreaterThanOrEqual(bill.y + bill.height);
  }

  await confirmation.print.click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-printed');
  await confirmation.print.click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');

  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  const strip = page.getByRole('complementary', { name: 'About this shop' });
  const outbox = page.getByRole('link', { name: 'View sandbox emails' });
  for (const left of [page.getByRole('banner'), page.getByRole('contentinfo'), confirmation.print, strip])
    await expect(left).toBeHidden();
  await expect(outbox.filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('[data-print-only]')).toBeVisible();
  await expect(confirmation.orderNumber).toBeVisible();
  await expect(confirmation.seller).toBeVisible();
});
