import { expect, type Page, test } from '@playwright/test';
import trails from '../../visualiser/simulator/trails-of-errors.fixture.json' with { type: 'json' };
import { writeTrail } from '../../visualiser/trail/read-trail.ts';

const standsIn = (page: Page, place: string) => expect(page.getByText(`Now in “${place}”`)).toBeVisible();

test('the trail of an error is a path on the chart', async ({ page }) => {
  const trail = writeTrail([
    { actor: 'cart', event: 'xstate.init', state: 'loading' },
    { actor: 'cart', event: 'xstate.error.actor.loadCheckout', state: 'failed' },
  ]);
  await page.goto(`/#/cart?trail=${trail}`);
  const way = page.getByRole('region', { name: 'Recorded path' });
  await expect(way.getByRole('listitem')).toHaveCount(2);
  await way
    .getByRole('link', { name: '2. No answer after asking the shop for the cart or checkout' })
    .click();
  await expect(page).toHaveURL(/#\/cart\/failed\?trail=/);
  await expect(page.locator('svg.drawing .box.is-way .badge').last()).toContainText('step 2');
  const news = { actor: 'checkout', event: 'xstate.snapshot.paymentForm', state: 'payment' };
  const typed = { actor: 'checkout', event: 'payment.submitted', state: 'payment' };
  await page.goto(`/#/checkout?trail=${writeTrail([news, news, typed, news])}`);
  await expect(way.getByRole('listitem')).toHaveCount(1);
  await page.goto('/#/cart?trail=nonsense');
  await expect(page.getByRole('alert')).toHaveText('This address contains no readable trail.');
});

test('a copied path is replayed, and an invalid one is refused', async ({ page }) => {
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
  await expect(page.getByRole('alert')).toHaveText('Step 1 of this path is no longer possible.');
  await standsIn(page, 'Loading');
});

test('any path of a flow is found by its name and replayed', async ({ page }) => {
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

test('the trail of an error is replayed', async ({ page }) => {
  const trail = writeTrail([
    { actor: 'cart', event: 'xstate.init', state: 'loading' },
    { actor: 'cart', event: 'xstate.done.actor.loadCheckout', state: 'ready.idle.shown' },
    { actor: 'cart', event: 'line.removed', state: 'ready.removingLine' },
  ]);
  await page.goto(`/#/cart?trail=${trail}`);
  await page.getByRole('button', { name: 'Replay in the simulator' }).click();
  await standsIn(page, 'Ready: removing a line');
});

test('on a phone, the path to an error is one press away from the drawing', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const trail = writeTrail([{ actor: 'cart', event: 'xstate.init', state: 'loading' }]);
  await page.goto(`/#/cart?trail=${trail}`);
  await page.getByRole('button', { name: 'Recorded path' }).click();
  const way = page.getByRole('region', { name: 'Recorded path' });
  await expect(way.getByRole('heading')).toBeFocused();
  await expect(way.getByRole('button', { name: 'Replay in the simulator' })).toBeInViewport();
  await expect(way.getByRole('listitem')).toBeInViewport();
});

test('a log line about an error leads to its flow, where it is replayed', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Recorded path' });
  const log = form.getByLabel('Error id, log line or an agent’s checkouts');
  const show = form.getByRole('button', { name: 'Show the path' });
  await log.fill('a0322bf5a0322bf5a0322bf5a0322bf5');
  await show.click();
  await expect(form.getByRole('alert')).toContainText('This id isn’t in a log that these pages read.');
  await log.fill('Something failed.');
  await show.click();
  await expect(form.getByRole('alert')).toHaveText(
    'Neither an error report from the shop nor an answer to an agent was found in this text.',
  );
  const report = {
    level: 50,
    errorId: 'a0322bf5a0322bf5a0322bf5a0322bf5',
    message: 'Checkout failed',
    page: '/us/en/checkout/',
  };
  await log.fill(JSON.stringify({ ...report, trail: [] }));
  await expect(form.getByRole('alert')).toHaveCount(0);
  await show.click();
  await expect(form.getByRole('alert')).toContainText('happened outside a flow');

  await log.fill(`shop | ${JSON.stringify({ ...report, trail: trails['begun by a reload'] })}`);
  await show.click();
  await expect(page).toHaveURL(/#\/checkout\?country=US&trail=/);
  const way = page.getByRole('region', { name: 'Recorded path' });
  await expect(way).toContainText('“Checkout failed”');
  await expect(way.getByRole('listitem').last()).toContainText('Failed: refused');
  await expect(way.getByRole('button', { name: 'Replay in the simulator' })).toBeInViewport();
  await way.getByRole('button', { name: 'Replay in the simulator' }).click();
  await standsIn(page, 'Failed: refused; voucher: idle; other tabs: idle; renewal: idle');
  await expect(page.getByText('starts partway through the flow')).toBeInViewport();
});

test('what the shop answered an agent leads to the path that a person would have taken', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Recorded path' });
  const ucp = { version: '2026-08-25', status: 'success' };
  const url = 'https://shop.example/de/en/checkout/token/';
  const option = '$.fulfillment.methods[0].groups[0].selected_option_id';
  const answers = [
    { ucp, status: 'incomplete', continue_url: url, messages: [{ type: 'error', path: option }] },
    { ucp, status: 'ready_for_complete', continue_url: url },
    { ucp, status: 'completed' },
  ];
  await form
    .getByLabel('Error id, log line or an agent’s checkouts')
    .fill(answers.map((answer) => JSON.stringify(answer)).join('\n'));
  await form.getByRole('button', { name: 'Show the path' }).click();
  await expect(page).toHaveURL(/#\/checkout\?country=DE&trail=/);
  const way = page.getByRole('region', { name: 'Recorded path' });
  await expect(way.getByRole('listitem').last()).toContainText('Placed');
  await way.getByRole('button', { name: 'Replay in the simulator' }).click();
  await standsIn(page, 'Placed; voucher: closed; other tabs: closed; renewal: closed');
});

test('why the replay of a trail stops is visible at that point, and disappears with the next step', async ({
  page,
}) => {
  const trail = writeTrail([
    { actor: 'checkout', event: 'xstate.init', state: 'loading,voucher.idle,sync.idle,renewal.idle' },
    { actor: 'checkout', event: 'contact.submitted', state: 'placed,voucher.idle,sync.idle,renewal.idle' },
  ]);
  await page.goto(`/#/checkout?trail=${trail}`);
  const replay = page.getByRole('button', { name: 'Replay in the simulator' });
  const reason = page.getByRole('region', { name: 'Simulator' }).getByRole('alert');
  const replayedByKeyboard = async () => {
    await replay.focus();
    await page.keyboard.press('Enter');
    await expect(reason).toContainText('No known path leads from here to “Placed');
    await expect(reason).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Now in “Loading')).toBeFocused();
  };
  await replayedByKeyboard();
  await replayedByKeyboard();
  await page.getByRole('group', { name: 'Services' }).getByRole('button').first().click();
  await expect(page.getByText('From here, nothing')).toHaveCount(0);
});

test('the message about one trail does not stay for the next', async ({ page }) => {
  const of = (state: string) => writeTrail([{ actor: 'cart', event: 'xstate.init', state }]);
  await page.goto(`/#/cart?trail=${of('nowhere')}`);
  const replay = page.getByRole('button', { name: 'Replay in the simulator' });
  await replay.click();
  const alert = page.getByRole('region', { name: 'Recorded path' }).getByRole('alert');
  await expect(alert).toContainText('“Nowhere”, where this trail starts');
  await page.goto(`/#/cart?trail=${of('loading')}`);
  await expect(alert).toHaveCount(0);
  await replay.click();
  await standsIn(page, 'Loading');
  await expect(alert).toHaveCount(0);
});
