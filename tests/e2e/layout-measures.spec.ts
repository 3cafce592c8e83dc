import { expect, test } from './fixtures.ts';

for (const [width, height] of [
  [375, 46],
  [1280, 74],
] as const)
  test(`the header of the shop is ${height} px high in ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/us/en/terms-and-conditions/');
    const bar = page.getByRole('banner').locator('> div').first();
    expect((await bar.boundingBox())?.height).toBe(height);
  });

test('text is 15 px with lines of 1.6, at most 800 px wide, 32 px from the sides of a tablet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/us/en/terms-and-conditions/');
  const text = page.getByRole('main').getByRole('paragraph').first();
  const style = await text.evaluate((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return { fontSize, lineHeight };
  });
  expect(style).toEqual({ fontSize: '15px', lineHeight: '24px' });
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  expect((await heading.boundingBox())?.width).toBe(800);
  await page.setViewportSize({ width: 768, height: 800 });
  expect((await heading.boundingBox())?.x).toBe(32);
});
