import { expect, type Page, test } from '@playwright/test';
import { brokenAddress } from '../../model-tests/replay/broken-address.ts';
import { writeTrail } from '../../visualiser/trail/read-trail.ts';

const active = (page: Page) => page.locator('svg.drawing .box.is-active .title');
const standsIn = (page: Page, place: string) => expect(page.getByText(`Stands in “${place}”`)).toBeVisible();

test('a machine is played, gone back in, and its way copied as a path test', async ({ page }) => {
  await page.goto('/#/cart');
  await page.getByRole('radio', { name: 'a browser that has a cart' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await standsIn(page, 'Loading');
  await expect(active(page)).toHaveText('Loading');
  await page.getByRole('button', { name: 'the shop finds the cart' }).click();
  await page.getByRole('button', { name: 'the buyer wants two of a line' }).click();
  await standsIn(page, 'Ready: changing quantity');
  await expect(active(page)).toHaveText('Changing quantity');

  const moments = page.getByRole('list', { name: 'What happened' });
  await moments.getByRole('button', { name: 'When the shop finds the cart' }).click();
  await standsIn(page, 'Ready: idle: shown');
  await page.getByRole('button', { name: 'the buyer goes to the checkout' }).click();
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
});

test('the keyboard is enough', async ({ page }) => {
  await page.goto('/#/order');
  await page.getByRole('button', { name: 'Begin' }).focus();
  await page.keyboard.press('Enter');
  await standsIn(page, 'Unconfirmed');
  await expect(page.getByText('Stands in “Unconfirmed”')).toBeFocused();
  await page.getByRole('button', { name: 'the payment of the order is sure enough' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Stands in “Unfulfilled”')).toBeFocused();
  const link = page.locator('svg.drawing').getByRole('link', { name: 'Fulfilled, end' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/order\/FULFILLED\?run=/);
});

test('what cannot happen to somebody steps back, with the rule that forbids it', async ({ page }) => {
  await page.goto('/#/cart');
  await page.getByLabel('For', { exact: true }).selectOption('none');
  await expect(page.locator('svg.drawing .box.is-dimmed .title').first()).toHaveText('Loading');
  await expect(page.getByRole('listitem').filter({ hasText: 'hasCart' }).first()).toContainText(
    'Opening: At once',
  );
});

test('the trail of an error is a way on the chart', async ({ page }) => {
  const trail = writeTrail([
    { actor: 'cart', event: 'xstate.init', state: 'loading' },
    { actor: 'cart', event: 'xstate.error.actor.loadCheckout', state: 'failed' },
  ]);
  await page.goto(`/#/cart?trail=${trail}`);
  const way = page.getByRole('region', { name: 'The way to the error' });
  await expect(way.getByRole('listitem')).toHaveCount(2);
  await way
    .getByRole('link', { name: '2. No answer, having asked the shop what it knows of the cart or checkout' })
    .click();
  await expect(page).toHaveURL(/#\/cart\/failed\?trail=/);
  await expect(page.locator('svg.drawing .box.is-way .badge').last()).toContainText('step 2');
  await page.goto('/#/cart?trail=nonsense');
  await expect(page.getByRole('alert')).toHaveText('This address carries no readable trail.');
});

test('names of the code are told where they are asked for', async ({ page }) => {
  await page.goto('/#/checkout/payment');
  const name = page.getByText('paymentForm', { exact: true });
  await expect(name).toBeHidden();
  await page.getByRole('checkbox', { name: 'Names in the code' }).check();
  await expect(name).toBeVisible();
  await page.getByRole('link', { name: 'Open “Payment form”' }).click();
  await expect(page).toHaveURL(/#\/payment$/);
});

test('what was played survives a reload, and Back takes the last step back', async ({ page }) => {
  await page.goto('/#/cart');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'the shop finds the cart' }).click();
  await page.getByRole('button', { name: 'the buyer wants two of a line' }).click();
  await standsIn(page, 'Ready: changing quantity');
  await page.reload();
  await standsIn(page, 'Ready: changing quantity');
  await page.goBack();
  await standsIn(page, 'Ready: idle: shown');
});

test('a path that was copied is played again, and what is no path is refused', async ({ page }) => {
  await page.goto('/#/cart');
  await page.getByText('Replay a path').click();
  const path = page.getByLabel('Path as JSON');
  await path.fill('{"steps":');
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('This is not the JSON of a path.');
  await path.fill(JSON.stringify({ input: 'known', steps: [{ stimulus: 'loadCheckout: open' }] }));
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await standsIn(page, 'Ready: idle: shown');
  await path.fill(JSON.stringify({ input: 'known', steps: ['nobody: knows'] }));
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Step 1 cannot happen here any more: nobody: knows');
  await standsIn(page, 'Loading');
});

test('the trail of an error is played again', async ({ page }) => {
  const trail = writeTrail([
    { actor: 'cart', event: 'xstate.init', state: 'loading' },
    { actor: 'cart', event: 'xstate.done.actor.loadCheckout', state: 'ready.idle.shown' },
    { actor: 'cart', event: 'line.removed', state: 'ready.removingLine' },
  ]);
  await page.goto(`/#/cart?trail=${trail}`);
  await page.getByRole('button', { name: 'Replay in the simulator' }).click();
  await standsIn(page, 'Ready: removing line');
});

test('what path tests walk is drawn, and where a failed one broke', async ({ page }) => {
  await page.goto('/#/cart');
  const coverage = page.getByRole('region', { name: 'Path tests' });
  await expect(coverage).toContainText(/[1-9]\d* paths with [1-9]\d* steps walk (\d+) of \1 states/);
  await coverage.getByRole('checkbox', { name: 'Show on the drawing' }).check();
  await expect(
    page.locator('svg.drawing').getByRole('link', { name: /^Loading, walked \d+ ×/ }),
  ).toBeVisible();
  const steps = ['loadCheckout: open', '{"type":"line.removed","lineId":"line-device"}'];
  await page.goto(`/${brokenAddress('cart', { input: 'known', steps }, 2, 'failed')}`);
  await expect(
    page.locator('svg.drawing').getByRole('link', { name: /^Ready, now, broke here/ }),
  ).toBeVisible();
  await expect(page.getByText('Broke here: failed')).toBeVisible();
});
