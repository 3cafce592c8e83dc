import type { Page } from '@playwright/test';
import { createCheckoutClient, shownCheckout } from '../contract/checkout-client.ts';
import { expect, test } from './fixtures.ts';
import { fullUnless } from '../support/short-runs.ts';

// Wherever a probe is bought without a membership, its buyer acknowledges that.

test.use({ viewport: { width: 375, height: 812 } });

const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to cart' }).first().click();

/** Follows the nth probe of a page of probes without a membership. */
const followProbe = (path: string, index: number) => async (page: Page) => {
  await page.goto(`/us/en/${path}`);
  await page.getByRole('main').locator('a[href*="/basic/"]').nth(index).click();
  await expect(page).toHaveURL(/\/basic\//);
  await addToCart(page);
};

/** Chooses no membership in the flow, and continues with what is preselected. */
const chooseInFlow = (search: string) => async (page: Page) => {
  const flow = page.locator('[data-flow="product-flow"]');
  const next = page.getByRole('button', { name: 'Continue' });
  await page.goto(`/us/en/product-flow/${search}`);
  await expect(flow).toHaveAttribute('data-state', 'device');
  await next.click();
  await page.locator('input[name="plan"][value="basic"]').check({ force: true });
  for (const step of ['quantity', 'warranty', 'accessories']) {
    await next.click();
    await expect(flow).toHaveAttribute('data-state', new RegExp(`^${step}`));
  }
  await addToCart(page);
};

const ways = [
  ['the first probe of /product-probe/', followProbe('product-probe/', 0)],
  ['the second', followProbe('product-probe/', 1)],
  ['the third', followProbe('product-probe/', 2)],
  ['the veterinary probe of /product-probe-vet/', followProbe('product-probe-vet/', 0)],
  ['/product-flow/ without a membership', chooseInFlow('')],
  ['/product-flow/ for animals without a membership', chooseInFlow('?market=vet')],
] as const;

for (const [what, add] of ways)
  test(`${what} asks its buyer to acknowledge that it comes without a membership @landing${fullUnless(what === ways[3][0])}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await add(page);
    await expect(page).toHaveURL(/\/cart\/$/);
    const token = (await context.cookies()).find(({ name }) => name === 'sonde.checkout.us')?.value;
    const client = createCheckoutClient((request) => fetch(request), baseURL ?? '');
    const checkout = await shownCheckout(client, token ?? '');
    expect(checkout?.lines.map(({ variant }) => variant.sku)).not.toContainEqual(
      expect.stringMatching(/^SUB-/),
    );
    expect(checkout?.requiredAttestations).toContain('PROBE_ONLY');
  });
