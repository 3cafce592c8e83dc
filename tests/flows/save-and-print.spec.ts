import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';

test('a drawing is saved with its styles and colors, and the definition as JSON', async ({ page }) => {
  await page.goto('/#/order');
  await page.getByText('Save or print').click();
  const download = async (button: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const file = await download;
    return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')] as const;
  };
  const [name, svg] = await download('Save as SVG');
  expect(name).toBe('order.svg');
  expect(svg).toContain('.drawing .outline');
  expect(svg).not.toContain('var(--');
  const [definitionName, definition] = await download('Definition JSON');
  expect(definitionName).toBe('order.machine.json');
  expect(JSON.parse(definition)).toMatchObject({ id: 'order', initial: 'UNCONFIRMED' });
});

/** A4 at 96 pixels an inch. */
const paper = { width: 794, height: 1123 };

const printedPages = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length;

for (const [what, address] of [
  ['an overview', '#/checkout'],
  ['a step', '#/checkout/shipping.address'],
] as const)
  test(`the printed ${what} fits on a page`, async ({ page }) => {
    await page.goto(`/${address}`);
    await expect(page.locator('svg.drawing')).toBeVisible();
    expect(await printedPages(page)).toBe(1);
  });

test('a printed whole flow takes the pages that it is tall, in words large enough to read', async ({
  page,
}) => {
  await page.setViewportSize(paper);
  await page.goto('/#/checkout?view=whole');
  await expect(page.locator('svg.drawing')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const { tall, smallest } = await page.evaluate(() => ({
    tall: document.documentElement.scrollHeight,
    smallest: Math.min(
      ...[...document.querySelectorAll('svg.drawing text')].map((text) => {
        const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      }),
    ),
  }));
  const pages = Math.ceil(tall / paper.height);
  expect([pages, pages + 1]).toContain(await printedPages(page));
  // Six points, the size of a footnote.
  expect(smallest).toBeGreaterThanOrEqual(8);
});
