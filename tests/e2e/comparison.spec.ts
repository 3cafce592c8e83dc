import { expect, screens, test } from './fixtures.ts';

for (const { name, viewport } of screens.filter((screen) => screen.name === 'phone')) {
  test(`the comparison names its probes beside every row, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/us/en/');
    const table = page.getByRole('table', { name: 'Differences between the probes' });
    const heads = table.getByRole('columnheader', { name: /^Sonde/ });
    for (const row of await table.getByRole('rowheader').all()) {
      await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      for (const head of await heads.all()) await expect(head).toBeInViewport({ ratio: 1 });
    }
  });
}
