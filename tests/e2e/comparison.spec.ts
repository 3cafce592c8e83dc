import { expect, screens, test } from './fixtures.ts';
import { fullUnless } from '../support/short-runs.ts';

for (const { name, viewport } of screens)
  test(`the comparison labels every figure, on a ${name} @landing${fullUnless(name === 'phone')}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/us/en/');
    const table = page.getByRole('table', { name: 'Differences between the probes' });
    const probes = await table.getByRole('columnheader').allTextContents();
    expect(probes).toEqual(['Specs', 'Sonde IQ3', 'Sonde IQ+', 'Sonde IQ+ Care']);
    for (const row of (await table.getByRole('row').all()).slice(1)) {
      const [head, ...cells] = await row.getByRole('rowheader').or(row.getByRole('cell')).all();
      await expect(head!).toBeVisible();
      expect(cells.length).toBe(3);
      for (const [place, cell] of cells.entries()) {
        const words = (await cell.innerText()).split('\n');
        expect(words.at(-1)).not.toBe('');
        if (name === 'phone') expect(words[0]).toBe(probes[place + 1]);
      }
    }
  });

test('the names of compared probes read from left to right in Arabic @landing', async ({ page }) => {
  await page.goto('/ae/ar/product/iq3/');
  const link = page.getByRole('heading', { name: 'Sonde IQ+', exact: true }).getByRole('link');
  const [first, last] = await link.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (text === null) return [];
    const length = text.textContent?.length ?? 0;
    return [0, length - 1].map((place) => {
      const range = document.createRange();
      range.setStart(text, place);
      range.setEnd(text, place + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(last).toBeGreaterThan(first ?? Number.NaN);
});
