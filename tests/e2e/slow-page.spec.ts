import { expect, screens, test as fast } from './fixtures.ts';
import { readLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { openSlowNetwork } from './slow-network.ts';
import { fullUnless } from '../support/short-runs.ts';

const test = fast.extend({
  baseURL: async ({ baseURL }, use) => {
    const network = await openSlowNetwork(baseURL ?? '');
    await use(network.origin);
    network.close();
  },
});

for (const { name, viewport } of screens)
  test.describe(`on a ${name}${fullUnless(name === 'phone')}`, () => {
    test.use({ viewport });

    for (const path of ['/us/en/', '/us/en/product/iq3/'])
      test(`nothing moves while ${path} loads in pieces @landing`, async ({ page }) => {
        await recordLayoutShifts(page);
        await page.goto(path);
        expect(await readLayoutShifts(page)).toEqual([]);
      });
  });
