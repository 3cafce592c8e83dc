import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { giveRental, invoicedFor } from './given-team.ts';
import { readTotal } from './pages/amount.ts';
import { CardFields } from './pages/card-fields.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';
import { enterPassword, signUpFrom } from './sign-in.ts';

const flow = (page: Page) => page.locator('[data-flow="vet-rental"]');

test.use({ viewport: { width: 375, height: 812 } });

test('a veterinarian rents a probe, and agrees to its payments and its terms @landing', async ({
  page,
  email,
  books,
}) => {
  await page.goto('/us/en/vet/bundle/');
  await page.getByRole('main').getByRole('link', { name: 'Rent a veterinary probe' }).click();
  await expect(flow(page)).toHaveAttribute('data-state', 'choosing.ready');
  await expect(flow(page)).toContainText('$219 a month, for at least 24 months');
  await expect(flow(page)).toContainText('You pay $5,256 over 24 months');
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);

  await flow(page).getByRole('radio', { name: 'Lightning' }).check({ force: true });
  await expect(page).toHaveURL(/\?connector=lightning$/);
  await page.reload();
  await expect(flow(page).getByRole('radio', { name: 'Lightning' })).toBeChecked();
  await flow(page).getByRole('button', { name: 'Add to cart' }).click();

  const cart = new CartPage(page);
  await expect(cart.line('IQ+ Vet rental').root).toContainText('Lightning');
  await expect(page.getByRole('main')).toContainText('every month, at least through');
  await cart.checkout.click();

  const checkout = new CheckoutPage(page);
  await walkTo(checkout, 'Review', { email, address: clinic, card: cards.good });
  const payments = page.locator('#attestation-RENTAL_PAYMENT');
  await expect(payments).toHaveAccessibleName(/I agree to pay \$219\.00 .+ for at least 24 months, through/);
  await expect(page.locator('#attestation-RENEWAL')).toHaveCount(0);
  const terms = page.getByRole('link', { name: 'rental terms' });
  await expect(terms).toHaveAttribute('href', /\/terms-and-conditions\/rental-terms\/\d{4}-\d\d-\d\d\/$/);
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);

  await checkout.placeOrder.click();
  await expect(payments).toHaveAttribute('aria-invalid', 'true');
  const shownTotal = await readTotal(page);
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  const confirmation = new ConfirmationPage(page);
  await expect(confirmation.heading).toBeVisible();
  await expect(page.getByRole('main')).toContainText('every month, at least through');
  expect(await books()).toEqual({
    orders: [await confirmation.orderNumber.innerText()],
    charges: [shownTotal],
  });
});

test('the terms of a rental have an address that never changes @full', async ({ page, request }) => {
  await page.goto('/us/en/vet-rental/');
  await page.getByRole('link', { name: 'Read the rental terms' }).click();
  await expect(page).toHaveURL(/\/terms-and-conditions\/rental-terms\/2026-11-26\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rental terms');
  await expect(page.getByRole('main')).toContainText('Version of November 26, 2026');
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);
  for (const address of ['rental-terms/2025-01-01/', 'other-terms/', 'master-terms/2026-11-26/x/'])
    expect((await request.get(`/us/en/terms-and-conditions/${address}`)).status()).toBe(404);
  expect((await request.get('/us/en/terms-and-conditions/master-terms/2026-11-26/')).status()).toBe(200);
});

test.describe('who can’t rent reads why, and what to do', () => {
  for (const [email, state, link] of [
    ['rental@practice.example', 'whileRenting', 'Go to my account'],
    ['vet@practice.example', 'whileActive', 'Add a probe'],
  ] as const)
    test(`${email} @full`, async ({ page }) => {
      await page.goto('/us/en/vet-rental/');
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
      await enterPassword(page, email);
      await expect(flow(page)).toHaveAttribute('data-state', `refused.${state}`);
      await expect(flow(page).getByRole('link', { name: link })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

  test('visitors of a country where nothing is rented @landing', async ({ page, request, journal }) => {
    journal.provokes(/status of 404/);
    expect((await request.get('/ca/en/vet-rental/')).status()).toBe(404);
    await page.goto('/ca/en/vet-rental/');
    await expect(flow(page)).toHaveAttribute('data-state', 'notRented.inCountry');
    await expect(flow(page)).toContainText('We don’t rent out probes in this country.');
    await flow(page).getByRole('link', { name: 'Buy a veterinary probe' }).click();
    await expect(page).toHaveURL(/\/ca\/en\/vet\/bundle\/$/);
  });
});

test('an administrator sees what leaving the rental early costs before they pay @full', async ({ page }) => {
  const edit = page.locator('[data-flow="edit-membership"]');
  await page.goto('/us/en/edit-membership/');
  await edit.locator('a[data-sign-in]').click();
  await enterPassword(page, 'rental@practice.example');
  await edit.getByRole('button', { name: 'Leave the rental early' }).click();
  await expect(edit).toHaveAttribute('data-state', 'changing.open');
  const pay = edit.getByRole('button', { name: /^Pay \$[\d,]+\.\d\d$/ });
  await expect(pay).toBeVisible();
  await expect(edit).toContainText('Due today');
  await expect(edit).toContainText('Ends on');
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);
  await edit.getByRole('button', { name: 'Back' }).click();
  await expect(edit).toHaveAttribute('data-state', /^ready/);
});

test('a rental that one administrator leaves is not left once more by another, who reads so @full', async ({
  page,
  newVisitor,
  database,
  email,
}) => {
  const other = await newVisitor();
  const edit = (own: Page) => own.locator('[data-flow="edit-membership"]');
  const pay = (own: Page) => edit(own).getByRole('button', { name: /^Pay \$[\d,]+\.\d\d$/ });
  for (const [own, address] of [
    [page, email],
    [other, `other-${email}`],
  ] as const) {
    await own.goto('/us/en/edit-membership/');
    await signUpFrom(own.getByRole('main').locator('a[data-sign-in]'), address);
    await expect(edit(own)).toHaveAttribute('data-state', /forbidden/);
  }
  const given = await giveRental(database, email);
  await database`update subscription set seats_in_base = 2, seat_limit = 2 where id = ${given.subscriptionId}`;
  await database`
    insert into organization_membership (id, organization_id, user_id, is_admin)
    select gen_random_uuid(), ${given.organizationId}, id, true from users where email = ${`other-${email}`}`;
  for (const own of [page, other]) {
    await own.goto('/us/en/edit-membership/');
    await edit(own).getByRole('button', { name: 'Leave the rental early' }).click();
    await expect(pay(own)).toBeVisible();
    await new CardFields(own).enter(cards.good);
  }
  const due = Number(await edit(page).locator('[data-total]').first().getAttribute('data-total'));
  await pay(other).click();
  await expect(edit(other)).toHaveAttribute('data-state', 'changed');

  await pay(page).click();
  await expect(edit(page)).toHaveAttribute('data-state', 'ready.outdated');
  await expect(edit(page).getByRole('alert')).toContainText(
    'Another administrator changed this membership at the same time',
  );
  await expect(edit(page).getByRole('button', { name: 'Leave the rental early' })).toHaveCount(0);
  expect(await invoicedFor(database, given)).toEqual([due]);
});
