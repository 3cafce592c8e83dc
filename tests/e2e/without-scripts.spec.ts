import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

// Each page says what it is that needs scripts, not what another page needs them for.
for (const [path, need] of [
  ['contact/', 'send this form'],
  ['pricing-survey/role/', 'answer'],
  ['checkout/', 'check out'],
  ['my-account/', 'see your account'],
  ['pro-custom-upgrade/', 'change your plan'],
  ['reactivate-pro/membership/', 'buy a membership'],
  ['upgrade/add-iq/', 'add a probe'],
  ['upgrade/expired/', 'renew your plan'],
  ['vet-rental/', 'rent a probe'],
] as const)
  test(`/${path} says that scripts are needed to ${need}`, async ({ page }) => {
    await page.goto(`/us/en/${path}`);
    const sentence = page.locator('main noscript p');
    await expect(sentence).toHaveText(`Turn on JavaScript to ${need}, or call us.`);
    await expect(sentence).toBeVisible();
  });
