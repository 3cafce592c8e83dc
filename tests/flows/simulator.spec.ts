import { expect, type Page, test } from '@playwright/test';
import { brokenAddress } from '../../model-tests/replay/broken-address.ts';
import trails from '../../visualiser/simulator/trails-of-errors.fixture.json' with { type: 'json' };
import { writeTrail } from '../../visualiser/trail/read-trail.ts';

const active = (page: Page) => page.locator('svg.drawing .box.is-active .title');
const standsIn = (page: Page, place: string) => expect(page.getByText(`Stands in “${place}”`)).toBeVisible();

test('a machine is played, gone back in, and its way copied as a path test', async ({ page }) => {
  await page.goto('/#/cart');
  await page.getByLabel('Given', { exact: true }).selectOption('a browser that has a cart');
  await page.getByRole('button', { name: 'Begin' }).click();
  await standsIn(page, 'Loading');
  await expect(page.getByLabel('Given', { exact: true })).toBeHidden();
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

test('whoever is chosen above the drawing begins, and is told in what is copied and handed on', async ({
  page,
}) => {
  await page.goto('/#/checkout?country=NL&bundle=TEAM_UPGRADE&role=ADMIN&plan=INDIVIDUAL');
  const given = page.getByLabel('Given', { exact: true });
  const buyer =
    'an admin of an organization on the individual plan in the Netherlands, who wants an upgrade to the team plan';
  await expect(given).toHaveAccessibleDescription(`${buyer} and opens the link of a checkout`);
  await given.selectOption(`${buyer} and opens the link of the review`);
  await page.getByRole('button', { name: 'Begin' }).click();
  const begun = page.getByRole('button', { name: `Given ${buyer} and opens the link of the review` });
  await expect(begun).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'the shop finds the checkout without a way to ship' }),
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

test('an example begins where it is wanted instead of whoever is chosen above', async ({ page }) => {
  await page.goto('/#/add-to-cart');
  const given = page.getByLabel('Given', { exact: true });
  await expect(given.locator('optgroup')).toHaveCount(1);
  await page.getByLabel('Country').selectOption('KW');
  await expect(given).toHaveAccessibleDescription(
    /^a visitor in Kuwait, who wants .* and has a cart already$/,
  );
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('group', { name: 'People and tabs' }).getByRole('button')).toHaveText([
    /^the buyer adds something that the country does not sell/,
  ]);
  await page.getByText('Begin otherwise').click();
  await given.selectOption('a browser without a cart');
  await page.getByRole('button', { name: 'Begin anew' }).click();
  await expect(page.getByRole('button', { name: 'Given a browser without a cart' })).toBeVisible();
});

test('what can happen is in sight after the address of a played way is opened', async ({ page }) => {
  await page.goto('/#/checkout');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'the shop finds the checkout with everything' }).click();
  await page.reload();
  await expect(page.getByText('Stands in “Payment; voucher: idle; other tabs: idle”')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'When the shop finds the checkout' })).toBeInViewport();
  await expect(page.getByRole('group', { name: 'Services' }).getByRole('button').first()).toBeInViewport();
});

test('what the chart says about a state is in sight when it is chosen', async ({ page }) => {
  await page.goto('/#/checkout/shipping.address');
  await page.locator('svg.drawing').getByRole('link', { name: 'Saving' }).click();
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Saving' })).toBeInViewport();
});

test('a wait says how long it is, and the clock moves to its end by a button of its own', async ({
  page,
}) => {
  await page.goto('/#/address-search');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('group', { name: 'People and tabs' }).getByRole('button').first().click();
  const clock = page.getByRole('group', { name: 'Clock' });
  await expect(clock).toContainText('The clock stands at 0 seconds.');
  const move = clock.getByRole('button', { name: 'Move the clock by 250 milliseconds' });
  await expect(move).toHaveAccessibleDescription('After 250 milliseconds: the buyer pauses');
  await move.click();
  await expect(page.getByRole('button', { name: 'When the buyer pauses' })).toBeVisible();
  await expect(clock).toContainText('The clock stands at 250 milliseconds.');
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
  await page.getByRole('checkbox', { name: 'Names in the code' }).check();
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
  const news = { actor: 'checkout', event: 'xstate.snapshot.addressForm', state: 'shipping.address.editing' };
  const typed = { actor: 'checkout', event: 'address.submitted', state: 'shipping.address.editing' };
  await page.goto(`/#/checkout?trail=${writeTrail([news, news, typed, news])}`);
  await expect(way.getByRole('listitem')).toHaveCount(1);
  await page.goto('/#/cart?trail=nonsense');
  await expect(page.getByRole('alert')).toHaveText('This address carries no readable trail.');
});

test('names of the code are told where they are asked for', async ({ page }) => {
  await page.goto('/#/checkout/payment');
  const name = page.getByText('paymentForm', { exact: true });
  await expect(name).toHaveCount(0);
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
  await expect(page.getByRole('alert')).toHaveText('Step 1 of this way cannot happen here any more.');
  await standsIn(page, 'Loading');
});

test('one of all paths of a flow is found by its name and played', async ({ page }) => {
  const paths = ['open', 'empty'].map((answer) => ({
    id: `path-${answer}`,
    input: 'known',
    given: 'a browser that has a cart',
    steps: [{ stimulus: `loadCheckout: ${answer}`, when: `the answer is ${answer}` }],
  }));
  const file = (flow: string) => ({
    name: 'paths.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ flow, paths })),
  });
  await page.goto('/#/cart');
  await page.getByText('Replay a path').click();
  const picker = page.getByLabel('File of “npm run paths -- cart --format json”');
  await picker.setInputFiles(file('checkout'));
  await expect(page.getByRole('alert')).toHaveText('These are paths of “checkout”, another flow.');
  await picker.setInputFiles(file('cart'));
  const list = page.getByRole('list', { name: 'Paths' });
  await expect(list.getByRole('button')).toHaveCount(2);
  await page.getByLabel('Find a path').fill('answer empty');
  await list
    .getByRole('button', {
      name: 'a browser that has a cart, until the answer is empty (1 step), path-empty',
    })
    .click();
  await standsIn(page, 'Empty');
  await page.getByLabel('Find a path').fill('');
  await list.getByRole('button', { name: 'answer is open' }).click();
  await standsIn(page, 'Ready: idle: shown');
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

test('the line of the log about an error leads to its flow, where it is played', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'The way to an error' });
  const log = form.getByLabel('Line of the log');
  const show = form.getByRole('button', { name: 'Show the way' });
  await log.fill('a0322bf5');
  await show.click();
  await expect(form.getByRole('alert')).toHaveText('No line here is the shop’s report of an error.');
  const report = { level: 50, errorId: 'a0322bf5', message: 'Checkout failed', page: '/us/en/checkout/' };
  await log.fill(JSON.stringify({ ...report, trail: [] }));
  await expect(form.getByRole('alert')).toHaveCount(0);
  await show.click();
  await expect(form.getByRole('alert')).toContainText('happened where no flow was running');

  await log.fill(`shop | ${JSON.stringify({ ...report, trail: trails['begun by a reload'] })}`);
  await show.click();
  await expect(page).toHaveURL(/#\/checkout\?trail=/);
  const way = page.getByRole('region', { name: 'The way to the error' });
  await expect(way.getByRole('listitem').last()).toContainText('Failed: refused');
  await expect(way.getByRole('button', { name: 'Replay in the simulator' })).toBeInViewport();
  await way.getByRole('button', { name: 'Replay in the simulator' }).click();
  await standsIn(page, 'Failed: refused; voucher: idle; other tabs: idle');
  await expect(page.getByText('begins in the midst of the flow')).toBeInViewport();
});

test('why the replay of a trail stops is in sight where it stops, and goes with the next step', async ({
  page,
}) => {
  const trail = writeTrail([
    { actor: 'checkout', event: 'xstate.init', state: 'loading,voucher.idle,sync.idle' },
    { actor: 'checkout', event: 'contact.submitted', state: 'placed,voucher.idle,sync.idle' },
  ]);
  await page.goto(`/#/checkout?trail=${trail}`);
  const replay = page.getByRole('button', { name: 'Replay in the simulator' });
  const reason = page.getByRole('region', { name: 'Simulator' }).getByRole('alert');
  const replayedByKeyboard = async () => {
    await replay.focus();
    await page.keyboard.press('Enter');
    await expect(reason).toContainText('From here, nothing that is known leads to “Placed');
    await expect(reason).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Stands in “Loading')).toBeFocused();
  };
  await replayedByKeyboard();
  await replayedByKeyboard();
  await page.getByRole('group', { name: 'Services' }).getByRole('button').first().click();
  await expect(page.getByText('From here, nothing')).toHaveCount(0);
});

test('what was said about one trail is not said about the next', async ({ page }) => {
  const of = (state: string) => writeTrail([{ actor: 'cart', event: 'xstate.init', state }]);
  await page.goto(`/#/cart?trail=${of('nowhere')}`);
  const replay = page.getByRole('button', { name: 'Replay in the simulator' });
  await replay.click();
  const alert = page.getByRole('region', { name: 'The way to the error' }).getByRole('alert');
  await expect(alert).toContainText('“Nowhere”, where this trail begins');
  await page.goto(`/#/cart?trail=${of('loading')}`);
  await expect(alert).toHaveCount(0);
  await replay.click();
  await standsIn(page, 'Loading');
  await expect(alert).toHaveCount(0);
});

test('what path tests walk is drawn, and where a failed one broke', async ({ page }) => {
  await page.goto('/#/cart');
  const coverage = page.getByRole('region', { name: 'Path tests' });
  await expect(coverage).toContainText(
    /[1-9]\d* paths with [1-9]\d* steps.*They walk (\d+) of \1 states, (\d+) of \2 transitions/,
  );
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
