import { expect, type Page, test } from '@playwright/test';
import { registry } from '../../machines/registry.ts';
import { violations } from '../support/axe.ts';
import { drawing } from './drawing.ts';

const boxOf = (page: Page, state: string) => drawing(page).locator(`[data-state="${state}"].box-state`);

test('every machine has a page with a drawing', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  for (const { id, title } of registry) {
    await page.goto(`/#/${id}`);
    await expect(page.getByRole('region', { name: `${title}, drawing` })).toBeVisible();
    await expect(drawing(page).locator('.box-state').first()).toBeVisible();
  }
  expect(failures).toEqual([]);
});

test('the first page lists every machine with its subject, with links there and back', async ({ page }) => {
  await page.goto('/');
  for (const { id, title } of registry) {
    const entry = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator(`a:is([href="#/${id}"], [href="#/${id}?view=way"])`) });
    await expect(entry).toHaveText(
      new RegExp(`^${title} [1-9]\\d* states, [1-9]\\d* transitions.+\\.$`, 's'),
    );
  }
  await page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page).toHaveTitle('Cart – Flows');
  await page.getByRole('link', { name: 'Next: Change a Pro plan' }).click();
  await expect(page).toHaveTitle('Change a Pro plan – Flows');
  await page.getByRole('link', { name: 'Flows', exact: true }).click();
  await expect(page).toHaveTitle('Flows');
  expect(await violations(page)).toEqual([]);
  await page.goto(`/#/${registry.at(-1)?.id}`);
  await expect(page.getByRole('link', { name: /^Next: / })).toHaveCount(0);
});

test('no page shows a code name, unless requested', async ({ page }) => {
  const isName = /^\w+(\.\w+)+$|_|^[a-z]+[A-Z]\w*$/;
  const namesOn = async () => {
    // Text for a terminal is shown as typed.
    const typed = await page.locator('kbd').allInnerTexts();
    const said = typed.reduce(
      (text, word) => text.replace(word, ''),
      await page.locator('#page').innerText(),
    );
    return said.split(/[^\w.]+/).filter((word) => isName.test(word));
  };
  for (const { id } of registry) {
    await page.goto(`/#/${id}?country=KW&role=MEMBER`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.locator('.offers button').first().click();
    expect(await namesOn(), id).toEqual([]);
  }
  await page.getByRole('checkbox', { name: 'Names in the code' }).check();
  expect(await namesOn()).not.toEqual([]);
});

test('the badges of a box never cover its name', async ({ page }) => {
  for (const address of [
    '/#/checkout?country=KW',
    '/#/checkout?view=whole&country=KW',
    '/#/cart?country=KW',
  ]) {
    await page.goto(address);
    await expect(drawing(page).locator('.badge').first()).toBeAttached();
    const over = await drawing(page)
      .locator('.box')
      .evaluateAll((boxes) =>
        boxes.flatMap((box) => {
          const [title, badge] = ['.title', '.badge'].map((name) =>
            box.querySelector(name)?.getBoundingClientRect(),
          );
          if (title === undefined || badge === undefined) return [];
          const isOver =
            badge.left < title.right &&
            title.left < badge.right &&
            badge.top + 3 < title.bottom - 3 &&
            title.top + 3 < badge.bottom - 3;
          return isOver ? [box.textContent] : [];
        }),
      );
    expect(over, address).toEqual([]);
  }
});

test('a step opens from the overview, with its incoming and outgoing transitions, and has a URL', async ({
  page,
}) => {
  await page.goto('/#/checkout');
  await drawing(page).getByRole('link', { name: 'Shipping', exact: true }).click();
  await expect(page).toHaveURL(/#\/checkout\/shipping$/);
  await expect(drawing(page).getByRole('link', { name: 'Method', exact: true })).toBeVisible();
  await expect(drawing(page).locator('.box-outside').first()).toBeVisible();
  await page.goto('/#/checkout/shipping.address.saving');
  await expect(boxOf(page, 'checkout.step.shipping.address.saving')).toHaveClass(/is-selected/);
  await expect(page.getByRole('heading', { name: 'Saving' })).toBeVisible();
  await page.getByRole('link', { name: 'Show everything' }).click();
  await expect(drawing(page).getByRole('link', { name: 'Sending', exact: true })).toBeAttached();
});

test('the drawing is zoomed by buttons, keys and the wheel, and fits', async ({ page }) => {
  await page.goto('/#/checkout?view=whole');
  const size = page.getByRole('group', { name: 'Size of the drawing' });
  const shown = size.getByRole('status');
  await expect(shown).toHaveText('100 %');
  await size.getByRole('button', { name: 'Larger' }).click();
  await expect(shown).toHaveText('120 %');
  const sheet = page.getByRole('region', { name: 'Checkout, drawing' });
  await sheet.focus();
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect(shown).toHaveText('83 %');
  await sheet.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(shown).toHaveText('100 %');
  await size.getByRole('button', { name: 'Fit' }).click();
  const isWholeWidthSeen = () => sheet.evaluate((place) => place.scrollWidth <= place.clientWidth + 1);
  await expect.poll(isWholeWidthSeen).toBe(true);
  const percent = Number.parseInt(await shown.innerText(), 10);
  expect(percent, 'is readable').toBeGreaterThanOrEqual(60);
});

test('an address with an unknown name says so', async ({ page }) => {
  await page.goto('/#/cart/nowhere');
  await expect(page.getByRole('alert')).toHaveText('Cart has no state “nowhere”.');
  await page.goto('/#/nothing');
  await expect(page.getByRole('alert')).toHaveText('Unknown machine “nothing”.');
  await page.goto('/#/%E0%A4%A');
  await expect(page.getByRole('alert')).toHaveText('Unknown machine “%E0%A4%A”.');
  await expect(
    page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Cart', exact: true }),
  ).toBeVisible();
  await page.goto('/#/cart');
  await expect(page).toHaveTitle('Cart – Flows');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('only the drawing scrolls sideways, and no drawing needs to beside the simulator', async ({ page }) => {
  for (const { id } of registry) {
    await page.goto(`/#/${id}`);
    const widths = await page.locator('.sheet').evaluate((sheet) => [sheet.scrollWidth, sheet.clientWidth]);
    expect(widths[0], id).toBeLessThanOrEqual(widths[1] ?? 0);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  const [needed, given] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(needed).toBeLessThanOrEqual(given ?? 0);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/#/cart/ready');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'the shop finds the cart' }).click();
    await page.getByLabel('For', { exact: true }).selectOption('none');
    expect(await violations(page)).toEqual([]);
  });

test('states are counted as drawn, the same everywhere', async ({ page }) => {
  for (const id of ['order', 'subscription']) {
    await page.goto(`/#/${id}`);
    await expect(drawing(page)).toBeVisible();
    const drawn = await drawing(page).locator('.box-state').count();
    const coverage = page.getByRole('region', { name: 'Path tests' });
    await expect(coverage).toContainText(`of ${drawn} states`);
    await page.goto('/');
    const entry = page.getByRole('main').getByRole('listitem');
    await expect(entry.filter({ has: page.locator(`a[href="#/${id}"]`) })).toContainText(` ${drawn} states,`);
  }
});

test('what is also possible in a state names its condition and where it belongs, and nothing that is taken inside', async ({
  page,
}) => {
  await page.goto('/#/checkout/review.ready');
  const also = page.getByRole('list', { name: 'Also possible here' }).getByRole('listitem');
  await expect(also.filter({ hasText: 'anywhere in “Review”' }).first()).toBeVisible();
  await expect(also.filter({ hasText: 'anywhere in “Ordering”' }).first()).toBeVisible();
  await expect(also.filter({ hasText: /^Buyer .+ if .+ → .+anywhere in “/ }).first()).toBeVisible();
});

test('screenshots taken meanwhile are shown when the reader returns', async ({ page }) => {
  const screen = { flow: 'cart', state: 'loading', width: 1280, file: 'screens/cart/loading-1280.png' };
  let screens: readonly object[] = [];
  await page.route('**/screens.json', (route) =>
    route.fulfill({ json: { screens, areScreensStale: false } }),
  );
  await page.goto('/#/cart/loading');
  await expect(page.getByText('npm run screens')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Loading, 1280 pixels wide' });
  for (const taken of [1, 2]) {
    screens = [
      { ...screen, taken },
      { ...screen, width: 375, taken },
    ];
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(picture).toHaveAttribute('src', `screens/cart/loading-1280.png?${taken}`);
  }
  await page.getByText('375 pixels wide').click();
  await expect(page.getByRole('img', { name: 'Loading, 375 pixels wide' })).toBeVisible();
});

test('drawing, screenshot and possible events are visible side by side without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const screens = [1280, 375].map((width) => ({
    flow: 'checkout',
    state: 'billing.payment,voucher.idle,sync.idle,renewal.idle',
    width,
    file: `screens/checkout/billing.payment-${width}.png`,
    taken: 1,
  }));
  await page.route('**/screens.json', (route) => route.fulfill({ json: { screens, areScreensStale: true } }));
  await page.route('**/billing.payment-1280.png?1', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="900"/>',
    }),
  );
  await page.goto('/#/checkout/billing.payment?country=NL&role=ADMIN');
  const picture = page.getByRole('img', { name: /1280 pixels wide$/ });
  const areSeen = async () => {
    await expect(picture).toBeInViewport({ ratio: 1 });
    await expect(page.locator('svg.drawing').getByRole('link', { name: 'Payment' })).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  };
  await areSeen();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'the shop finds the checkout with everything' }).click();
  await areSeen();
  await expect(page.getByRole('group', { name: 'Services' }).getByRole('button').first()).toBeInViewport({
    ratio: 1,
  });
});
