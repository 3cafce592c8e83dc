import { chromiumArguments, chromiumPath } from '../support/chromium.ts';
import { fillCartAbroad, placeAbroad, reachReviewAbroad } from './buyer-abroad.ts';
import { expect, test as onThisMachine } from './fixtures.ts';

/** A name other than localhost, so that browsers treat plain HTTP as insecure. */
const host = 'shop.example';

const test = onThisMachine.extend({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', host)),
});

test.use({
  viewport: { width: 375, height: 812 },
  launchOptions: {
    executablePath: chromiumPath,
    args: [
      ...chromiumArguments,
      `--host-resolver-rules=MAP ${host} 127.0.0.1`,
      // Otherwise the card's frames, which have no origin, would need permission to access this machine.
      `--ip-address-space-overrides=127.0.0.1:${process.env['E2E_PORT'] ?? 4073}=public`,
    ],
  },
});

test('an order is placed over plain HTTP, in Danish on a phone @landing', async ({
  page,
  email,
  books,
  journal,
}) => {
  journal.provokes(/Cross-Origin-Opener-Policy header has been ignored/);
  const buyer = {
    shop: 'dk/da',
    catalogue: 'da',
    email,
    typed: { 'address-line1': 'Vesterbrogade 12', 'postal-code': '1620', 'address-level2': 'København' },
  };
  await fillCartAbroad(page, buyer, 'iq3/basic');
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
  await reachReviewAbroad(page, buyer);
  await placeAbroad(page, buyer, 'Order with obligation to pay');
  const { orders, charges } = await books();
  expect([orders.length, charges.length]).toEqual([1, 1]);
});
