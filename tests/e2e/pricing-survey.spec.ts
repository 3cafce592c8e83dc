import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { waitForHydration } from './hydration.ts';
import { readTotal, totalOf } from './pages/amount.ts';
import { CartPage } from './pages/cart-page.ts';
import { Keyboard } from './pages/keyboard.ts';

const stateOf = (page: Page) => page.locator('[data-flow="pricing-survey"]');
const totals = (page: Page) => totalOf(page).first();

const isWiderThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test.describe('on a phone, from right to left', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('answers survive reload and Back, and lead to bundles that open with everything selected @landing', async ({
    page,
  }) => {
    const flow = stateOf(page);
    const next = page.getByRole('button', { name: textIn('ar', 'Continue'), exact: true });
    const choose = (question: string, answer: string) =>
      page.locator(`input[name="${question}"][value="${answer}"]`).check({ force: true });
    await page.goto('/ae/ar/pricing-survey/');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(flow).toHaveAttribute('data-state', 'asking.patients.asked');
    await expect(page).toHaveURL(/\/ae\/ar\/pricing-survey\/patients\/$/);
    await choose('patients', 'HUMAN');
    await next.click();
    await choose('role', 'OWNER');
    await next.click();
    await choose('organization', 'UP_TO_10');
    await next.click();
    await page.locator('input[name="area-COLLABORATION"]').check({ force: true });
    await page.locator('input[name="area-DIAGNOSTIC_TOOLS"]').check({ force: true });
    await next.click();
    await choose('experience', 'NOVICE');
    await next.click();
    await choose('devices', 'IQ_10');
    await next.click();
    await expect(page).toHaveURL(/\/pricing-survey\/budget\/$/);

    await page.reload();
    await expect(flow).toHaveAttribute('data-state', 'asking.budget.asked');
    for (const step of ['probes', 'experience', 'use-areas', 'organization']) {
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`/pricing-survey/${step}/$`));
    }
    await expect(page.locator('input[name="organization"][value="UP_TO_10"]')).toBeChecked();
    await choose('organization', 'ONE');
    await next.click();
    await expect(page.locator('input[name="area-DIAGNOSTIC_TOOLS"]')).toBeChecked();
    await next.click();
    await expect(page.locator('input[name="experience"][value="NOVICE"]')).toBeChecked();
    await next.click();
    await expect(flow).toHaveAttribute('data-state', 'asking.devices.asked');
    await expect(page.locator('input[name="devices"]')).toHaveCount(2);
    await choose('devices', 'IQ_2');
    await next.click();
    await choose('budget', 'OPEN');
    await next.click();

    await expect(page).toHaveURL(/\/ae\/ar\/survey-results\/.+\/$/);
    expect(await isWiderThanScreen(page)).toBe(false);
    const shown = Number(await totals(page).getAttribute('data-total'));
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/ae\/ar\/product\/.*quantity=2/);
    expect(await readTotal(page)).toBe(shown);
    await page.getByRole('button', { name: textIn('ar', 'Add to cart') }).click();
    await expect(page).toHaveURL(/\/ae\/ar\/cart\/$/);
  });
});

test('the survey is answered with the keyboard alone, and its first bundle is put into the cart @full', async ({
  page,
}) => {
  const keyboard = new Keyboard(page);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const next = page.getByRole('button', { name: 'Continue' });
  const skip = page.getByRole('button', { name: 'Skip this question' });
  await page.goto('/us/en/pricing-survey/');
  await expect(stateOf(page)).toHaveAttribute('data-state', 'asking.patients.asked');
  await keyboard.press(next);
  await expect(page.getByRole('alert')).toHaveText('Choose an answer, or skip the question.');
  await expect(page).toHaveTitle(/^Error: Question /);
  await keyboard.press(page.getByRole('radio', { name: 'People' }), 'Space');
  await keyboard.press(next);
  await expect(heading('What do you do?')).toBeFocused();
  await keyboard.press(skip);
  await expect(heading('How many people will scan?')).toBeFocused();
  await keyboard.press(page.getByRole('radio', { name: 'Only me' }), 'Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '2 or 3 people' })).toBeChecked();
  await keyboard.press(next);
  await expect(heading('What will you use the probe for?')).toBeFocused();
  await keyboard.press(page.getByRole('checkbox', { name: 'Teach or learn' }), 'Space');
  await keyboard.press(next);
  await keyboard.press(skip);
  await expect(heading('How many probes do you need?')).toBeFocused();
  await keyboard.press(skip);
  await expect(heading('How much would you like to spend today?')).toBeFocused();
  await keyboard.press(skip);
  await expect(heading('Bundles that suit you')).toBeVisible();
  const shown = Number(await totals(page).getAttribute('data-total'));
  await keyboard.press(page.getByRole('link', { name: /^Choose/ }).first());
  await expect(page).toHaveURL(/\/us\/en\/product\//);
  expect(await readTotal(page)).toBe(shown);
  await keyboard.press(page.getByRole('button', { name: 'Add to cart' }));
  await expect(new CartPage(page).heading).toBeVisible();
  expect(await readTotal(page)).toBe(shown);
});

test('a veterinarian in Kenya, and somebody who needs more than ten probes, read what to do @full', async ({
  page,
}) => {
  await page.goto('/ke/en/pricing-survey/');
  await waitForHydration(page);
  await page.getByRole('radio', { name: 'Animals' }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('We don’t sell veterinary probes in your country yet.');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Contact us' })).toBeVisible();
  await page.getByRole('button', { name: 'Change your answer' }).click();
  await page.getByRole('radio', { name: 'People' }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const title of [
    'What do you do?',
    'How many people will scan?',
    'What will you use the probe for?',
    'How much experience do you have with ultrasound?',
  ]) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Skip this question' }).click();
  }
  await page.getByRole('radio', { name: 'More than 10 probes' }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Our sales team handles orders of more than 10 probes.',
  );
});

test('the owner of a veterinary practice comes from its page and is suggested veterinary probes @full', async ({
  page,
}) => {
  await page.goto('/us/en/vet/');
  const links = page.getByRole('main').getByRole('link', { name: 'Find your bundle' });
  for (const link of await links.all())
    await expect(link).toHaveAttribute('href', '/us/en/pricing-survey/role/?market=vet');
  await links.first().click();
  await expect(stateOf(page)).toHaveAttribute('data-state', 'asking.role.asked');
  await page.getByRole('radio', { name: 'Practice owner' }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const title of [
    'How many people will scan?',
    'What will you use the probe for?',
    'How much experience do you have with ultrasound?',
    'How many probes do you need?',
    'How much would you like to spend today?',
  ]) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Skip this question' }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Bundles that suit you' })).toBeVisible();
  await expect(bundlesOn(page)).toHaveCount(3);
  for (const bundle of await bundlesOn(page).all()) await expect(bundle).toContainText('IQ+ Vet');
});

/** The suggestions, without the lists of what they contain. */
const bundlesOn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

const shared = 'iq3~usb-c~team~1-year~2~8~sharing,iq-plus~usb-c~individual~1-year~1~~lowest';

test.describe('a shared link', () => {
  test('shows its bundles, and says which ones it leaves out @full', async ({ page }) => {
    await page.goto(`/us/en/survey-results/${shared},iq9~usb-c~team~1-year~2~8~sharing,%3Cscript%3E/`);
    const bundles = bundlesOn(page);
    await expect(bundles).toHaveCount(2);
    await expect(page.getByRole('main')).toContainText('2 bundles in this link aren’t available here');
    await page.goto(`/ke/en/survey-results/${shared}/`);
    await expect(bundles).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText('One bundle in this link isn’t available here');
    await page.goto('/us/en/survey-results/');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Bundles that suit most people' }),
    ).toBeVisible();
  });

  test('draws what each bundle contains, in words, too @full', async ({ page }) => {
    await page.goto(`/us/en/survey-results/${shared}/`);
    const contents = page.getByRole('list', { name: 'What’s in this bundle' });
    await expect(contents.first().getByRole('listitem')).toHaveText([
      /2 probes$/,
      /In each box: .*charging stand/,
      /Team membership, 1 year, 8 members$/,
      /Warranty for 1 year$/,
    ]);
    await expect(contents.first().locator('svg')).toHaveCount(4);
    await page.goto('/us/en/product/iq3/all-in/');
    await expect(contents.getByRole('listitem')).toHaveText([
      /1 probe$/,
      /In each box: /,
      /Individual membership, 3 years$/,
      /Warranty for 3 years$/,
      /USB-C cable$/,
    ]);
    expect(await violations(page)).toEqual([]);
  });

  test('has the costs of five years as a table for screen readers @landing', async ({ page }) => {
    await page.goto(`/us/en/survey-results/${shared}/`);
    const table = page.getByRole('table', { name: 'What the bundles cost over 5 years' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Bundle',
      'After 1 year',
      'After 2 years',
      'After 3 years',
      'After 4 years',
      'After 5 years',
    ]);
    await expect(table.getByRole('rowheader')).toHaveText([
      'Sonde IQ3 with Team membership',
      'Sonde IQ+ with Individual membership',
    ]);
    await expect(table.getByRole('cell').first()).toHaveText('$10,678');
    await expect(table.getByRole('cell').nth(4)).toHaveText('$22,198');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is readable, and its bundles open with everything selected @landing', async ({ page }) => {
      await page.goto(`/de/de/survey-results/${shared}/`);
      const bundles = bundlesOn(page);
      await expect(bundles).toHaveCount(2);
      await expect(page.getByRole('table')).toHaveCount(1);
      await bundles.first().getByRole('link').click();
      await expect(page).toHaveURL(
        /\/de\/de\/product\/iq3\/team\/1-year\/\?connector=usb-c&quantity=2&members=8$/,
      );
      await expect(page.getByRole('heading', { level: 1 })).toContainText('IQ3');
    });
  });
});
