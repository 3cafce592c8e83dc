import { expect, test } from './fixtures.ts';

const copy = { name: /^Copy/ };

for (const [words, isRefused, said] of [
  ['is confirmed', false, 'Copied'],
  ['that fails says so, where it can be read', true, 'Couldn’t copy. Select the text and copy it yourself.'],
] as const)
  test(`copying an error id ${words} @landing`, async ({ page, journal }) => {
    journal.provokes(/404|answer 500/);
    await page.addInitScript((refuses) => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => (refuses ? Promise.reject(new Error('refused')) : Promise.resolve()) },
      });
    }, isRefused);
    await page.goto('/us/en/error/?id=0123abcd');
    const button = page.getByRole('button', copy);
    await button.click();
    const status = page.getByRole('status').filter({ hasText: said });
    await expect(status).toHaveText(said);
    const box = await status.boundingBox();
    expect((box?.height ?? 0) > 1).toBe(isRefused);
    await expect(button).toBeVisible();
  });
