import { expect, test } from './fixtures.ts';

/** Both tests end the reduction of one product, so they must not run in parallel. */
test.describe.configure({ mode: 'serial' });

for (const [shop, words] of [
  ['us/en', 'Ends March 8, 2099 at 11:59 pm, New York time'],
  ['de/de', /8\. März 2099/],
] as const)
  test(`a reduction with an end shows it beside its price (/${shop}/) @landing`, async ({
    page,
    catalogue,
  }) => {
    await catalogue.endReduction('CBL-LTG-LONG', '2099-03-09T04:00:00Z');
    await page.goto(`/${shop}/product/cable-lightning-long/`);
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
  });
