import { afterEach, expect, it, vi } from 'vitest';
import { isPaymentPage, visitPaymentPage } from './payment-page.ts';

/** The browser's part: it leaves for a page, and shows the old one again. */
function stubBrowser() {
  const events = new EventTarget();
  const assign = vi.fn<(page: string) => void>();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('location', { assign });
  const history = {
    state: {},
    replaceState(state: object) {
      history.state = state;
    },
  };
  vi.stubGlobal('history', history);
  return { assign, fire: (event: Event) => events.dispatchEvent(event) };
}

afterEach(() => vi.unstubAllGlobals());

const shownFromCache = () => Object.assign(new Event('pageshow'), { persisted: true });

it.each([
  ['https://www.paypal.com/checkoutnow?token=5O190127TN364715T', true],
  ['http://127.0.0.1:3000/sandbox/paypal/checkoutnow?token=X', true],
  ['pi_1_secret_2', false],
  ['seti_1_secret_2', false],
  ['javascript:alert(1)', false],
])('%s is a page: %s', (secret, isPage) => {
  expect(isPaymentPage(secret)).toBe(isPage);
});

it('is left for once; back again, the shop is asked once, and then the buyer chooses again', async () => {
  const { assign, fire } = stubBrowser();
  const page = 'https://paypal.example/checkoutnow?token=A';
  void visitPaymentPage(page);
  fire(new Event('pagehide'));
  expect(assign.mock.calls).toEqual([[page]]);
  // The page is loaded again.
  expect(await visitPaymentPage(page)).toEqual({ status: 'confirmed' });
  expect(await visitPaymentPage(page)).toMatchObject({ status: 'refused' });
  expect(assign).toHaveBeenCalledTimes(1);
});

it('asks the shop, too, if the browser shows the old page again without loading it', async () => {
  const { fire } = stubBrowser();
  const page = 'https://paypal.example/checkoutnow?token=B';
  const visit = visitPaymentPage(page);
  fire(new Event('pagehide'));
  fire(shownFromCache());
  expect(await visit).toEqual({ status: 'confirmed' });
  expect(await visitPaymentPage(page)).toMatchObject({ status: 'refused' });
});

it('is tried again if the page never left', async () => {
  const { assign } = stubBrowser();
  const page = 'https://paypal.example/checkoutnow?token=C';
  void visitPaymentPage(page);
  void visitPaymentPage(page);
  expect(assign).toHaveBeenCalledTimes(2);
});
