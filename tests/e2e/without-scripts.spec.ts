import { expect, test } from './fixtures.ts';
import { fullUnless, landingUnless } from '../support/short-runs.ts';

test.use({ javaScriptEnabled: false });

const beforeLanding = new Set(['checkout/', 'my-account/', 'vet-rental/']);

// Each page says what it is that needs scripts, not what another page needs them for.
for (const [path, need] of [
  ['form/demo/', 'send this form'],
  ['pricing-survey/patients/', 'answer'],
  ['checkout/', 'check out'],
  ['my-account/', 'see your account'],
  ['pro-custom-upgrade/', 'change your membership'],
  ['reactivate-pro/membership/', 'buy a membership'],
  ['upgrade/add-iq/', 'add a probe'],
  ['upgrade/expired/', 'renew your membership'],
  ['vet-rental/', 'rent a probe'],
] as const)
  test(`/${path} says that scripts are needed to ${need}${landingUnless(path === 'checkout/')}${fullUnless(beforeLanding.has(path))}`, async ({
    page,
  }) => {
    await page.goto(`/us/en/${path}`);
    const sentences = page.locator('noscript p');
    await expect(sentences.getByText(`Turn on JavaScript to ${need}, or call us.`)).toBeVisible();
  });
