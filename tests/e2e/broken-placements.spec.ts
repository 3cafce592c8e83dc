import type { Page, Route } from '@playwright/test';
import { interceptOperation, signal } from './api-traffic.ts';
import { cards } from './cards.ts';
import { berlin } from './buyers.ts';
import { expect, test } from './fixtures.ts';
import { fullUnless, landingUnless } from '../support/short-runs.ts';
import { breakRequest, everyFault, noAnswer, passTheLongestWait } from './network-faults.ts';
import { BankPage } from './pages/bank-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import type { Preparation } from './prepared-checkout.ts';

// What network, shop and provider may do to the request by which an order comes about: the flow is in a state with a
// name, keeps what was given, and makes one order at most.

type Handle = (route: Route, attempt: number) => Promise<void>;

const choose = (page: Page, name: string) =>
  page.getByRole('main').locator('label').filter({ hasText: name }).click();

/** Chooses a method and goes up to the button that places the order. */
async function openReview(checkout: CheckoutPage, give: () => Promise<unknown>): Promise<void> {
  await checkout.passStepsTo('Review', { Payment: give });
  await checkout.acknowledgeAll();
}

/** A page from which the request is sent, and what sends it. */
interface Ready {
  readonly tab: Page;
  readonly send: () => Promise<void>;
}

interface BrokenRequest {
  readonly what: string;
  /** The case that every run shows; none where another journey shows it. */
  readonly always: string | null;
  readonly preparation?: Partial<Preparation>;
  readonly shop?: string;
  /** Goes up to the moment before the request, which is handed to `handle` by the number of times that it was sent. */
  readonly prepare: (page: Page, checkout: CheckoutPage, handle: Handle) => Promise<Ready>;
  /** Where the flow is while the request has no answer. */
  readonly state: RegExp;
  /** What the buyer has to do after that, where the page doesn't ask again by itself. */
  readonly proceed?: (page: Page, checkout: CheckoutPage) => Promise<void>;
  /** The successful charges in the end. */
  readonly charges: number;
}

/** Goes to the page of the buyer's bank. */
async function leaveForKlarna(page: Page, checkout: CheckoutPage): Promise<BankPage> {
  await openReview(checkout, () => choose(page, 'Klarna'));
  await checkout.placeOrder.click();
  const bank = new BankPage(page);
  await bank.expectOpen('Klarna');
  return bank;
}

const requests: readonly BrokenRequest[] = [
  {
    what: 'an order is placed by card',
    always: null,
    async prepare(page, checkout, handle) {
      await interceptOperation(page, 'CheckoutComplete', handle);
      await openReview(checkout, () => checkout.payByCard(cards.good));
      return { tab: page, send: () => checkout.placeOrder.click() };
    },
    state: /^placing/,
    charges: 1,
  },
  {
    what: 'a quote is asked for',
    always: 'the answer is lost',
    async prepare(page, checkout, handle) {
      await interceptOperation(page, 'CheckoutQuoteDataUpdate', handle);
      await choose(page, 'Quote');
      await checkout.quoteOrganization.fill('Lakeside Clinic');
      return { tab: page, send: () => checkout.continue.click() };
    },
    state: /^billing\.payment,/,
    async proceed(page, checkout) {
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(checkout.quoteOrganization).toHaveValue('Lakeside Clinic');
      await checkout.continue.click();
      await checkout.expectStep('Review');
      await checkout.acknowledgeAll();
      await page.getByRole('main').locator('button[type="submit"]').last().click();
    },
    charges: 0,
  },
  {
    what: 'a buyer is back from the page of their bank',
    always: 'the answer is lost',
    async prepare(page, checkout, handle) {
      const bank = await leaveForKlarna(page, checkout);
      await interceptOperation(page, 'CheckoutComplete', handle);
      return { tab: page, send: () => bank.press('Authorise') };
    },
    state: /^placing/,
    charges: 1,
  },
  {
    what: 'a buyer is back from PayPal',
    always: null,
    async prepare(page, checkout, handle) {
      await openReview(checkout, () => choose(page, 'PayPal'));
      await checkout.placeOrder.click();
      const paypal = new BankPage(page);
      await paypal.expectOpen('PayPal');
      await interceptOperation(page, 'CheckoutComplete', handle);
      return { tab: page, send: () => paypal.press('Pay now') };
    },
    state: /^placing/,
    charges: 1,
  },
  {
    what: 'another tab asks what became of the payment',
    always: null,
    async prepare(page, checkout, handle) {
      await leaveForKlarna(page, checkout);
      const tab = await page.context().newPage();
      await interceptOperation(tab, 'Checkout', (route, attempt) =>
        attempt === 1 ? route.fallback() : handle(route, attempt - 1),
      );
      await tab.goto(page.url());
      return {
        tab,
        async send() {
          await new BankPage(tab).press('Leave');
          await expect(tab.getByText('Checking your payment…')).toBeVisible();
          const body = new URLSearchParams({ answer: 'authorise' });
          await fetch(page.url(), { method: 'POST', body, redirect: 'manual' });
        },
      };
    },
    state: /^otherBrowser\.paying/,
    charges: 1,
  },
  {
    what: 'a buyer agrees to a debit',
    always: noAnswer,
    preparation: { country: 'DE', address: berlin },
    shop: 'de/en',
    async prepare(page, checkout, handle) {
      let attempt = 0;
      await page.route('**/v1/payment_intents/*/confirm', (route) => handle(route, (attempt += 1)));
      await openReview(checkout, async () => {
        await choose(page, 'SEPA Direct Debit');
        await checkout.iban.fill('AT321904300235473204');
      });
      return { tab: page, send: () => checkout.placeOrder.click() };
    },
    state: /^placing/,
    charges: 0,
  },
];

for (const { what, always, preparation, shop, prepare: begin, state, proceed, charges } of requests)
  for (const fault of everyFault)
    test(`one order at most, where ${what} and ${fault}${landingUnless(what === 'a buyer is back from the page of their bank')}${fullUnless(fault === always)}`, async ({
      page,
      prepare,
      books,
      database,
      email,
      journal,
    }) => {
      journal.provokes(/./);
      const isBroken = signal();
      const isSeen = signal();
      const checkout = new CheckoutPage(page);
      await checkout.openLink((await prepare({ at: 'Payment', ...preparation })).token, shop);
      const { tab, send } = await begin(page, checkout, async (route, attempt) => {
        if (attempt > 1) {
          await isSeen.given;
          return route.fallback();
        }
        await breakRequest(route, fault);
        isBroken.give();
      });
      if (fault === noAnswer) await tab.clock.install();
      await send();
      await isBroken.given;
      await passTheLongestWait(tab, fault);
      const asking = new CheckoutPage(tab);
      await expect(asking.flow).toHaveAttribute('data-state', state);
      isSeen.give();
      await proceed?.(tab, asking);
      await expect(new ConfirmationPage(tab).orderNumber).toBeVisible();
      expect((await books()).charges).toHaveLength(charges);
      expect(await database`select id from orders where email = ${email}`).toHaveLength(1);
    });
