import type { Page, Route } from '@playwright/test';
import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { fullUnless } from '../support/short-runs.ts';

const french = (message: string) => textIn('fr', message);
const continueButton = (page: Page) => page.getByRole('button', { name: french('Continue'), exact: true });
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: french('There is a problem') });
const flow = (page: Page) => page.locator('[data-flow="checkout"]');
const unloaded = french(
  'We couldn’t load the card fields. Check your connection and reload the page. Nothing you entered is lost.',
);
const hospitalInLyon = {
  ...clinic,
  street: '5 place d’Arsonval',
  city: 'Lyon',
  state: '',
  stateCode: '',
  postalCode: '69003',
};

/** Holds requests for `files` until the test responds. */
async function hold(page: Page, files: string): Promise<Route[]> {
  const held: Route[] = [];
  await page.route(files, (route) => void held.push(route));
  return held;
}

async function expectAnnounced(page: Page): Promise<void> {
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveTitle(/^Erreur\s: /);
}

/** Opens the payment step in French and presses Continue before the card fields have loaded. */
async function pressEarly(page: Page, token: string): Promise<void> {
  await new CheckoutPage(page).openLink(token, 'fr/fr');
  await continueButton(page).click();
  await expect(continueButton(page)).toHaveAttribute('aria-disabled', 'true');
}

test.use({ viewport: { width: 375, height: 667 } });

test('Continue pressed before the card fields load waits for them, and then continues @landing', async ({
  page,
  prepare,
}) => {
  const { token } = await prepare({ at: 'Payment', country: 'FR', address: hospitalInLyon });
  const held = await hold(page, '**/sandbox/card/field/**');
  await pressEarly(page, token);
  await expect.poll(() => held.length).toBe(4);
  await Promise.all(held.map((route) => route.continue()));
  await expectAnnounced(page);
  await expect(summary(page).getByRole('link').first()).toHaveText(french('Enter your card number'));

  const { number, expiry, securityCode } = cards.good;
  const typed = { '#card-number': number, '#card-expiry': expiry, '#card-security-code': securityCode };
  for (const [place, text] of Object.entries(typed))
    await page.frameLocator(`${place} iframe`).getByRole('textbox').fill(text);
  await expect(summary(page)).toBeHidden();
  await continueButton(page).click();
  await expect(flow(page)).toHaveAttribute('data-state', /review/);
});

for (const [what, files, count] of [
  ['fields', '**/sandbox/card/field/**', 4],
  ['script', '**/sandbox/card/stripe.js', 1],
] as const)
  test(`Continue says what to do if the provider’s ${what} never load, and a reload fixes it @landing${fullUnless(what === 'script')}`, async ({
    page,
    prepare,
  }) => {
    const { token } = await prepare({ at: 'Payment', country: 'FR', address: hospitalInLyon });
    const held = await hold(page, files);
    await page.clock.install();
    await pressEarly(page, token);
    await expect.poll(() => held.length).toBe(count);
    await page.clock.fastForward(10_000);
    await expectAnnounced(page);
    await expect(summary(page).getByRole('link')).toHaveText(unloaded);

    await page.getByRole('heading', { name: french('Payment') }).focus();
    await continueButton(page).click();
    await expectAnnounced(page);

    await page.unroute(files);
    await page.getByRole('button', { name: french('Reload the page') }).click();
    await expect(page.locator('#card-number iframe')).toBeVisible();
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('fields that never load are reported without Continue too @full', async ({ page, prepare }) => {
  const { token } = await prepare({ at: 'Payment', country: 'FR', address: hospitalInLyon });
  const held = await hold(page, '**/sandbox/card/field/**');
  await page.clock.install();
  await new CheckoutPage(page).openLink(token, 'fr/fr');
  await expect.poll(() => held.length).toBe(4);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert').filter({ hasText: unloaded })).toBeVisible();
  await expect(summary(page)).toBeHidden();
});

test('Back leaves the payment step while an early Continue waits for the card fields, and cancels it @full', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  const held = await hold(page, '**/sandbox/card/field/**');
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await expect.poll(() => held.length).toBe(4);
  await checkout.continue.click();
  await expect(checkout.continue).toHaveAttribute('aria-disabled', 'true');
  await checkout.back.click();
  await checkout.expectStep('Shipping method');

  await page.unroute('**/sandbox/card/field/**');
  await walkTo(checkout, 'Payment');
  await checkout.card.waitUntilReady();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeHidden();
  await expect(checkout.continue).not.toHaveAttribute('aria-disabled', 'true');
});
