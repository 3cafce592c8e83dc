import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { registry } from '../../machines/registry.ts';

const drawing = (page: Page) => page.locator('svg.drawing');
const boxOf = (page: Page, state: string) => drawing(page).locator(`[data-state="${state}"].box-state`);

async function complaintsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

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

test('a step opens from the overview, with what leads in and out, and has an address', async ({ page }) => {
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

test('the drawing is made larger and smaller by buttons, keys and the wheel, and fits', async ({ page }) => {
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
  const isAllSeen = () =>
    sheet.evaluate(
      (place) => place.scrollHeight <= place.clientHeight + 1 && place.scrollWidth <= place.clientWidth + 1,
    );
  await expect.poll(isAllSeen).toBe(true);
});

test('the lines of a box are read where it is pointed at, or has the focus', async ({ page }) => {
  await page.goto('/#/checkout');
  await drawing(page).getByRole('link', { name: 'Contact', exact: true }).focus();
  const lines = page.getByRole('region', { name: 'Lines' });
  await expect(lines.getByRole('listitem').filter({ hasText: 'Finding the step → Contact:' })).toHaveCount(1);
  await expect(lines.getByRole('listitem').filter({ hasText: 'Contact → Finding the step:' })).toContainText(
    'Answer',
  );
});

test('an address that names what there is not says so', async ({ page }) => {
  await page.goto('/#/cart/nowhere');
  await expect(page.getByRole('alert')).toHaveText('Cart has no state “nowhere”.');
  await page.goto('/#/nothing');
  await expect(page.getByRole('alert')).toHaveText('There is no machine “nothing”.');
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
  test(`can be read by everybody, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/#/cart/ready');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'the shop finds the cart' }).click();
    await page.getByLabel('For', { exact: true }).selectOption('none');
    expect(await complaintsOf(page)).toEqual([]);
  });

test('a drawing is saved with its styles and colours, and the definition as JSON', async ({ page }) => {
  await page.goto('/#/order');
  const saved = async (button: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const file = await download;
    return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')] as const;
  };
  const [name, svg] = await saved('Save as SVG');
  expect(name).toBe('order.svg');
  expect(svg).toContain('.drawing .outline');
  expect(svg).not.toContain('var(--');
  const [definitionName, definition] = await saved('Definition JSON');
  expect(definitionName).toBe('order.machine.json');
  expect(JSON.parse(definition)).toMatchObject({ id: 'order', initial: 'UNCONFIRMED' });
});
