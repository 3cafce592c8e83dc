import { expect, type Page, test } from '@playwright/test';
import { brokenAddress } from '../../model-tests/replay/broken-address.ts';

const active = (page: Page) => page.locator('svg.drawing .box.is-active .title');
const standsIn = (page: Page, place: string) => expect(page.getByText(`Now in “${place}”`)).toBeVisible();

test('a machine is played, stepped back, and its path copied as a path test', async ({ page }) => {
  await page.goto('/#/cart');
  await page.getByLabel('Given', { exact: true }).selectOption('a browser that has a cart');
  await page.getByRole('button', { name: 'Start' }).click();
  await standsIn(page, 'Loading');
  await expect(page.getByLabel('Given', { exact: true })).toBeHidden();
  await expect(active(page)).toHaveText('Loading');
  await page.getByRole('button', { name: 'the shop finds the cart' }).click();
  await page.getByRole('button', { name: 'the buyer sets a quantity to 2' }).click();
  await standsIn(page, 'Ready: changing a quantity');
  await expect(active(page)).toHaveText('Changing a quantity');

  const moments = page.getByRole('list', { name: 'What happened' });
  await moments.getByRole('button', { name: 'When the shop finds the cart' }).click();
  await standsIn(page, 'Ready: idle: shown');
  await page.getByRole('button', { name: 'the buyer goes to the checkout', exact: true }).click();
  await expect(page.getByText('Nothing more can happen')).toBeVisible();

  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('Copied as text.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^ {2}Given a browser that has a cart\n[\s\S]*When {2}the buyer goes to the checkout\n.*\[leaving\]$/,
  );
  await page.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect(page.getByText('Copied as JSON.')).toBeVisible();
  const path: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(path).toMatchObject({
    input: 'known',
    steps: [{ stimulus: 'loadCheckout: open' }, { state: 'leaving' }],
  });
  for (const [form, start] of [
    ['Gherkin', '@flow-cart\nFeature: Cart\n'],
    ['Playwright', '/*\n * Runs on the real views'],
  ] as const) {
    await page.getByRole('button', { name: `Copy as ${form}` }).click();
    await expect(page.getByText(`Copied as ${form}.`)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.startsWith(start)).toBe(true);
    expect(copied).toContain('the buyer goes to the checkout');
  }
  await moments.getByRole('button', { name: 'When the shop finds the cart' }).click();
  await standsIn(page, 'Ready: idle: shown');
  await expect(page.getByText('Copied as')).toHaveCount(0);
});

test('the buyer selected above the drawing starts, and is named in copied paths', async ({ page }) => {
  await page.goto('/#/checkout?country=NL&bundle=TEAM_UPGRADE&role=ADMIN&plan=INDIVIDUAL');
  const given = page.getByLabel('Given', { exact: true });
  const buyer =
    'an admin of an organization on the individual plan in the Netherlands, who wants an upgrade to the team plan';
  await expect(given).toHaveAccessibleDescription(`${buyer} and opens the link of a checkout`);
  await given.selectOption(`${buyer} and opens the link of the review`);
  await page.getByRole('button', { name: 'Start' }).click();
  const begun = page.getByRole('button', { name: `Given ${buyer} and opens the link of the review` });
  await expect(begun).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'the shop finds the checkout without a shipping method' }),
  ).toHaveCount(0);
  await page.getByRole('button', { name: 'the shop finds the checkout with everything' }).click();
  await page.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect(page.getByText('Copied as JSON.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({
    input: 'NL TEAM_UPGRADE ADMIN INDIVIDUAL HUMAN review',
    given: `${buyer} and opens the link of the review`,
  });
  const address = page.url();
  await page.goto('/#/order');
  await page.goto(address.replace(/country=.*&run/, 'run'));
  await expect(begun).toBeVisible();
  await page.goto('/#/checkout');
  await page.getByText('Replay a path').click();
  await page.getByLabel('Path as JSON').fill(copied);
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(begun).toBeVisible();
});

test('a choice after the start says whose run it is, and restarts with the choice', async ({ page }) => {
  await page.goto('/#/checkout?country=NL&bundle=TEAM_UPGRADE&role=ADMIN&plan=INDIVIDUAL');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'the shop finds the checkout with everything' }).click();
  const other = page.getByRole('group', { name: 'Another buyer is chosen' });
  await expect(other).toHaveCount(0);
  await page.getByLabel('Bundle').selectOption('');
  await expect(other).toHaveCount(0);
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel('Bundle').selectOption('TEAM_UPGRADE');
  await expect(other).toBeInViewport({ ratio: 1 });
  await expect(other.getByRole('status')).toHaveText(
    /^This run still belongs to an admin .* in the Netherlands, .*\. You have chosen an admin .* in Germany, /,
  );
  await other.getByRole('button', { name: 'Restart with this choice' }).click();
  await expect(other).toHaveCount(0);
  await standsIn(page, 'Loading; voucher: idle; other tabs: idle; renewal: idle');
  await expect(page.getByRole('button', { name: /^Given an admin .* in Germany, / })).toBeVisible();
});

test('an example can be started instead of the buyer selected above', async ({ page }) => {
  await page.goto('/#/add-to-cart');
  const given = page.getByLabel('Given', { exact: true });
  await expect(given.locator('optgroup')).toHaveCount(1);
  await page.getByLabel('Country').selectOption('KW');
  await expect(given).toHaveAccessibleDescription(
    /^a visitor in Kuwait, who wants .* and has a cart already$/,
  );
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('group', { name: 'People and tabs' }).getByRole('button')).toHaveText([
    /^the buyer adds something that is not sold in the country/,
  ]);
  await page.getByText('Start differently').click();
  await given.selectOption('a button that stays on the page');
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(page.getByRole('button', { name: 'Given a button that stays on the page' })).toBeVisible();
});

test('the possible events are visible after opening the address of a played path', async ({ page }) => {
  await page.goto('/#/checkout');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'the shop finds the checkout with everything' }).click();
  await page.reload();
  await expect(
    page.getByText('Now in “Billing: payment; voucher: idle; other tabs: idle; renewal: idle”'),
  ).toBeInViewport();
  await expect(page.getByRole('button', { name: 'When the shop finds the checkout' })).toBeInViewport();
  await expect(page.getByRole('group', { name: 'Services' }).getByRole('button').first()).toBeInViewport();
});

test('the description of a state is visible when it is selected', async ({ page }) => {
  await page.goto('/#/checkout/shipping.address');
  const saving = page.locator('svg.drawing').getByRole('link', { name: 'Saving' });
  await saving.scrollIntoViewIfNeeded();
  const before = await saving.boundingBox();
  await saving.hover();
  await expect(page.getByRole('region', { name: 'Lines' }).getByRole('listitem').first()).toBeVisible();
  expect(await saving.boundingBox(), 'the drawing stays where it is under the pointer').toEqual(before);
  await saving.click();
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Saving' })).toBeInViewport();
});

test('a delay shows its duration, and a button moves the clock to its end', async ({ page }) => {
  await page.goto('/#/address-search');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('group', { name: 'People and tabs' }).getByRole('button').first().click();
  const clock = page.getByRole('group', { name: 'Clock' });
  await expect(clock).toContainText('The clock is at 0 seconds.');
  const move = clock.getByRole('button', { name: 'Move the clock by 250 milliseconds' });
  await expect(move).toHaveAccessibleDescription('After 250 milliseconds: the buyer pauses');
  await move.click();
  await expect(page.getByRole('button', { name: 'When the buyer pauses' })).toBeVisible();
  await expect(clock).toContainText('The clock is at 250 milliseconds.');
});

test('works by keyboard alone', async ({ page }) => {
  await page.goto('/#/order');
  await page.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  await standsIn(page, 'Not confirmed');
  await expect(page.getByText('Now in “Not confirmed”')).toBeFocused();
  await page.getByRole('button', { name: 'the payment of the order is certain enough' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Now in “Not shipped yet”')).toBeFocused();
  const link = page.locator('svg.drawing').getByRole('link', { name: 'Withdrawn, end' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/order\/WITHDRAWN\?run=/);
});

test('what is impossible for a buyer is dimmed, with the rule that forbids it', async ({ page }) => {
  await page.goto('/#/cart');
  await page.getByLabel('For', { exact: true }).selectOption('none');
  await expect(page.locator('svg.drawing .box.is-dimmed .title').first()).toHaveText('Loading');
  await page.getByRole('checkbox', { name: 'Names in the code' }).check();
  await expect(page.getByRole('listitem').filter({ hasText: 'hasCart' }).first()).toContainText(
    'Opening: At once',
  );
});

test('code names are shown on request', async ({ page }) => {
  await page.goto('/#/checkout/billing');
  const name = page.getByText('paymentForm', { exact: true });
  await expect(name).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Names in the code' }).check();
  await expect(name).toBeVisible();
  await page.getByRole('link', { name: 'Open “Payment form”' }).click();
  await expect(page).toHaveURL(/#\/payment$/);
});

test('a run survives a reload, and Back undoes the last step', async ({ page }) => {
  await page.goto('/#/cart');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'the shop finds the cart' }).click();
  await page.getByRole('button', { name: 'the buyer sets a quantity to 2' }).click();
  await standsIn(page, 'Ready: changing a quantity');
  await page.reload();
  await standsIn(page, 'Ready: changing a quantity');
  await page.goBack();
  await standsIn(page, 'Ready: idle: shown');
});

test('the paths of tests are drawn, and where a failed one broke', async ({ page }) => {
  await page.goto('/#/cart');
  const coverage = page.getByRole('region', { name: 'Path tests' });
  await expect(coverage).toContainText(
    /[1-9]\d* paths with [1-9]\d* steps.*They walk (\d+) of \1 states, (\d+) of \2 transitions/,
  );
  await expect(coverage.getByText(/^They walk/)).toBeHidden();
  await coverage.getByText('What the paths cover, and what they don’t').click();
  await expect(coverage.getByText(/^They walk/)).toBeVisible();
  await coverage.getByRole('checkbox', { name: 'Show on the drawing' }).check();
  await expect(
    page.locator('svg.drawing').getByRole('link', { name: /^Loading, walked \d+ ×/ }),
  ).toBeVisible();
  const steps = ['loadCheckout: open', '{"type":"line.removed","lineId":"line-device"}'];
  await page.goto(`/${brokenAddress('cart', { input: 'known', steps }, 2, 'failed')}`);
  await expect(
    page.locator('svg.drawing').getByRole('link', { name: /^Ready, now, broke here/ }),
  ).toBeVisible();
  await expect(page.getByText('Broke here: Failed')).toBeVisible();
});

test('every box takes the simulator there by the shortest path, and the run reads as a list', async ({
  page,
}) => {
  await page.goto('/#/cart');
  const there = page.locator('svg.drawing').getByRole('button', { name: 'Take me there: Failed' });
  await there.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Path' })).toHaveText(
    /^“Failed” is \d+ steps? from the start/,
  );
  await standsIn(page, 'Failed');
  await expect(active(page)).toHaveText('Failed');
  const moments = page.getByRole('list', { name: 'What happened' }).getByRole('listitem');
  await expect(moments.first()).toContainText(/^Given .+then /);
  await expect(moments.last()).toContainText(/^When .+then Failed$/);
});

test('the path leads there for the chosen buyer, or says that there is none', async ({ page }) => {
  await page.goto('/#/checkout?country=US&bundle=INDIVIDUAL_SUBSCRIPTION_ONLY&role=ADMIN&plan=NONE');
  const drawing = page.locator('svg.drawing');
  await drawing.getByRole('button', { name: 'Take me there: Review', exact: true }).click();
  await expect(page.getByText(/^Now in “Review/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: /^Given an admin .* in the United States/ })).toBeVisible();
  await page.getByRole('link', { name: 'Ordering', exact: true }).first().click();
  await drawing.getByRole('button', { name: 'Take me there: Shipping', exact: true }).click();
  await expect(page.getByText('“Shipping” cannot happen for this choice.')).toBeVisible();
});

test('what the flow would ignore is disabled with the reason, and outcomes are grouped by service', async ({
  page,
}) => {
  await page.goto('/#/cart');
  await page.getByLabel('Given', { exact: true }).selectOption('a browser that has a cart');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'the shop finds the cart' }).click();
  const people = page.getByRole('group', { name: 'People and tabs' });
  const ignored = people.locator('button[aria-disabled="true"]').first();
  await expect(ignored).toHaveAccessibleDescription(/^(Only if .+|Nothing happens here)\.$/);
  await page.getByRole('button', { name: 'the buyer sets a quantity to 2' }).click();
  const service = page.getByRole('group', { name: 'Asked the shop to change a quantity' });
  await expect(service.getByRole('button').first()).toBeVisible();
  await service.getByText(/^Refuse with another code/).click();
  await service.getByRole('button', { name: 'the shop refuses: payment not found' }).click();
  await expect(page.getByRole('button', { name: 'When the shop refuses: payment not found' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'When the shop refuses: payment not found' })).toBeVisible();
});

test('the simulator is one press away on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/#/cart');
  await page.getByRole('button', { name: 'Simulator' }).click();
  await expect(page.getByRole('heading', { name: 'Simulator' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeInViewport();
});
