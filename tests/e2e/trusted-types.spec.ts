import { expect, test } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';

test('no page turns text into a script or markup, but the card fields still load', async ({
  page,
  prepare,
  journal,
}) => {
  journal.provokes(/TrustedHTML|TrustedScriptURL|Trusted Type/);
  const writesMarkup = () =>
    page.evaluate(() => {
      try {
        document.createElement('p').innerHTML = '<img src="/nothing" onerror="alert(1)">';
        return true;
      } catch {
        return false;
      }
    });
  const loadsScript = () =>
    page.evaluate(() => {
      try {
        document.createElement('script').src = 'https://stranger.example/a.js';
        return true;
      } catch {
        return false;
      }
    });
  await page.goto('/de/de/');
  expect([await writesMarkup(), await loadsScript()]).toEqual([false, false]);

  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await checkout.card.waitUntilReady();
  expect([await writesMarkup(), await loadsScript()]).toEqual([false, false]);
});
