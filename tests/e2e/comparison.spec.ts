import { expect, screens, test } from './fixtures.ts';
import { fullUnless } from './full-only.ts';

for (const { name, viewport } of screens)
  test(`the comparison labels every figure, on a ${name}${fullUnless(name === 'phone')}`, async ({
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
