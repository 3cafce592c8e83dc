import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  freeOrderMethod,
  gatewayOf,
  isDebit,
  isDecidedLater,
  type PaymentMethod,
  paymentMethods,
} from '@sonde/machines/rules/payment';
import { completeAttempts } from '../../server/modules/payment/complete-attempts.ts';
import {
  type CheckoutFields,
  codesOf,
  type Completed,
  orderOf,
  payWith,
  place,
  shownCheckout,
} from './checkout-client.ts';
import { type EveryMethodShop, inOrder, openEveryMethodShop, twiceInReverse } from './every-method-shop.ts';
import { everyMethod } from './method-addresses.ts';
import { type AskedPayment, askToPay, orderFree, orderQuote, payByLink } from './method-journeys.ts';

// Each payment method on each way that a payment can take, with both providers behind their adapters. What a method's
// facts make possible has a test: a new method gets its tests by its row.

let shop: EveryMethodShop;
beforeAll(async () => {
  shop = await openEveryMethodShop();
});
afterAll(() => shop.close());

const placeAgain = ({ checkout, key }: AskedPayment, buyer = 'one browser') =>
  place(shop.client, checkout, buyer === 'one browser' ? key : `${key} ${buyer}`, buyer);

const isPlaced = async ({ checkout: { token } }: AskedPayment) =>
  (await shownCheckout(shop.client, token))?.isPlaced;

const totalOf = ({ totalPrice }: CheckoutFields) => Math.round(totalPrice.gross.amount * 100);

/** The order is paid, once. */
async function expectPaid(method: PaymentMethod, { checkout }: AskedPayment, completed: Completed) {
  const facts = isDecidedLater(method) ? {} : { debitFailure: null };
  expect(await orderOf(shop.client, completed)).toMatchObject({
    paymentStatus: 'PAID',
    payments: [{ method, chargeStatus: 'FULLY_CHARGED', ...facts }],
  });
  expect(await shop.keptFor(checkout)).toEqual([totalOf(checkout)]);
}

/** Nothing is charged, and a card then pays for the same checkout, once. */
async function expectOpen(asked: AskedPayment) {
  expect(await isPlaced(asked)).toBe(false);
  expect(await shop.keptFor(asked.checkout)).toEqual([]);
  const byCard = await payWith(shop.client, asked.checkout.id, 'pm_card_visa');
  expect((await place(shop.client, byCard, `${asked.key} by card`)).order).not.toBeNull();
  expect(await shop.keptFor(asked.checkout)).toEqual([totalOf(asked.checkout)]);
}

/** An hour has passed since the buyer was asked. */
const passAnHour = () =>
  completeAttempts(shop.services, { idleSeconds: 0, debitSeconds: 0, abandonSeconds: 0, runSeconds: 60 });

/** The provider refuses a payment that its buyer made; the order stays and is paid by its link. */
async function failLate(method: PaymentMethod, key: string, arrange = inOrder) {
  const asked = await askToPay(shop, method, key, 'failsLater');
  await asked.agree();
  const completed = await placeAgain(asked);
  expect(await orderOf(shop.client, completed)).toMatchObject({ chargeStatus: 'ASYNC_PROCESSING' });
  await asked.failLater();
  expect(await shop.deliverEvents(arrange)).not.toContain(503);
  expect(await orderOf(shop.client, completed)).toMatchObject({
    paymentStatus: 'OPEN',
    chargeStatus: 'NOT_CHARGED',
    payments: [{ method, chargeStatus: 'NOT_CHARGED', debitFailure: expect.any(String) as string }],
  });
  expect(await shop.keptFor(asked.checkout)).toEqual([]);
  expect(await placeAgain(asked)).toMatchObject({ orderToken: completed.orderToken });
  expect(await payByLink(shop, completed.orderToken ?? '', asked.checkout, 'pm_card_visa')).toMatchObject({
    orderErrors: [],
    payable: { status: 'PAID' },
  });
  expect(await shop.keptFor(asked.checkout)).toEqual([totalOf(asked.checkout)]);
}

interface Way {
  /** Whether a payment with this method can take it. */
  readonly isPossible: (method: PaymentMethod) => boolean;
  readonly walk: (method: PaymentMethod, key: string) => Promise<void>;
}

const takesMoney = (method: PaymentMethod) => gatewayOf(method) !== 'none';

const ways: Readonly<Record<string, Way>> = {
  'paid, and the events come last': {
    isPossible: takesMoney,
    async walk(method, key) {
      const asked = await askToPay(shop, method, key);
      await asked.agree();
      const completed = await placeAgain(asked);
      expect(completed.order).not.toBeNull();
      expect(await shop.deliverEvents()).not.toContain(503);
      await expectPaid(method, asked, completed);
    },
  },
  'paid, and the events come first': {
    isPossible: takesMoney,
    async walk(method, key) {
      const asked = await askToPay(shop, method, key);
      await asked.agree();
      expect(await shop.deliverEvents()).not.toContain(503);
      expect(await isPlaced(asked)).toBe(true);
      await expectPaid(method, asked, await placeAgain(asked));
    },
  },
  'paid, and the events come twice, the last one first': {
    isPossible: takesMoney,
    async walk(method, key) {
      const asked = await askToPay(shop, method, key);
      await asked.agree();
      expect(await shop.deliverEvents(twiceInReverse)).not.toContain(503);
      const completed = await placeAgain(asked);
      await shop.deliverEvents(twiceInReverse);
      await expectPaid(method, asked, completed);
    },
  },
  declined: {
    // A bank refuses a debit days later.
    isPossible: (method) => takesMoney(method) && !isDebit(method),
    async walk(method, key) {
      const asked = await askToPay(shop, method, key);
      await asked.refuse();
      expect(codesOf(await placeAgain(asked))).toEqual([
        expect.stringMatching(/^(PAYMENT_ERROR|CARD_DECLINED)$/),
      ]);
      expect(await shop.deliverEvents()).not.toContain(503);
      await expectOpen(asked);
    },
  },
  abandoned: {
    isPossible: takesMoney,
    async walk(method, key) {
      const asked = await askToPay(shop, method, key);
      await passAnHour();
      expect(await shop.deliverEvents()).not.toContain(503);
      await expectOpen(asked);
    },
  },
  'returned late, after an hour': {
    isPossible: takesMoney,
    async walk(method, key) {
      const asked = await askToPay(shop, method, key);
      await passAnHour();
      await asked.agree();
      expect(codesOf(await placeAgain(asked))).toEqual(['PAYMENT_ERROR']);
      expect(await shop.deliverEvents()).not.toContain(503);
      await expectOpen(asked);
    },
  },
  'returned elsewhere': {
    isPossible: takesMoney,
    async walk(method, key) {
      const asked = await askToPay(shop, method, key);
      await asked.agree();
      await shop.deliverEvents();
      expect(await shownCheckout(shop.client, asked.checkout.token, 'another browser')).toMatchObject({
        isPlaced: true,
        placedOrderToken: null,
      });
      expect(codesOf(await placeAgain(asked, 'another browser'))).toEqual(['OPERATION_NOT_ALLOWED']);
      await expectPaid(method, asked, await placeAgain(asked));
    },
  },
  'failed late': { isPossible: isDecidedLater, walk: (method, key) => failLate(method, key) },
  'failed late, and the events come twice, the last one first': {
    isPossible: isDecidedLater,
    walk: (method, key) => failLate(method, key, twiceInReverse),
  },
  'refunded, in two parts': {
    isPossible: takesMoney,
    async walk(method, key) {
      const asked = await askToPay(shop, method, key);
      await asked.agree();
      const completed = await placeAgain(asked);
      await shop.deliverEvents();
      await asked.refund(1_000);
      await asked.refund(totalOf(asked.checkout) - 1_000);
      expect(await shop.deliverEvents(twiceInReverse)).not.toContain(503);
      expect(await orderOf(shop.client, completed)).toMatchObject({
        payments: [{ method, refunded: { amount: asked.checkout.totalPrice.gross.amount } }],
      });
      expect(await shop.keptFor(asked.checkout)).toEqual([]);
    },
  },
  'free: ordered without a charge': {
    isPossible: (method) => method === freeOrderMethod,
    async walk(method, key) {
      const { checkout, completed } = await orderFree(shop, key);
      expect(await orderOf(shop.client, completed)).toMatchObject({ paymentStatus: 'PAID' });
      expect([method, await shop.keptFor(checkout)]).toEqual([freeOrderMethod, []]);
    },
  },
  'a quote: declined by its link, then paid, once': {
    isPossible: (method) => !takesMoney(method) && method !== freeOrderMethod,
    async walk(_method, key) {
      const { checkout, completed } = await orderQuote(shop, key);
      const token = completed.orderToken ?? '';
      expect(await shop.keptFor(checkout)).toEqual([]);
      expect(await payByLink(shop, token, checkout, 'pm_card_chargeDeclined')).toMatchObject({
        orderErrors: [{ code: 'CARD_DECLINED' }],
        payable: { status: 'OPEN' },
      });
      expect(await payByLink(shop, token, checkout, 'pm_card_visa')).toMatchObject({
        payable: { status: 'PAID' },
      });
      expect((await payByLink(shop, token, checkout, 'pm_card_mastercard')).orderErrors).toHaveLength(1);
      expect(await shop.deliverEvents(twiceInReverse)).not.toContain(503);
      expect(await shop.keptFor(checkout)).toEqual([totalOf(checkout)]);
    },
  },
};

const possible = (method: PaymentMethod) =>
  Object.entries(ways).filter(([, { isPossible }]) => isPossible(method));

describe.each(paymentMethods.map((method) => ({ method })))('$method', ({ method }) => {
  it.each(possible(method).map(([way, { walk }], index) => ({ way, walk, index })))(
    '$way',
    async ({ walk, index }) => {
      await expect(walk(method, `${method} ${index}`)).resolves.toBeUndefined();
    },
  );

  it('leaves every invariant of orders and money true', async () => {
    expect(await shop.violations()).toEqual([]);
  });
});

it('every method has an address and its ways', () => {
  expect([...everyMethod].toSorted()).toEqual([...paymentMethods].toSorted());
  const counts = paymentMethods.map((method) => `${method} ${possible(method).length}`);
  expect(counts.toSorted()).toEqual([
    'ACH 9',
    'ACSS 9',
    'AFFIRM 8',
    'BANCONTACT 8',
    'CREDIT_CARD 8',
    'ELECTRONIC_QUOTE 1',
    'EPS 8',
    'FREE 1',
    'IDEAL 8',
    'KLARNA 8',
    'PAYPAL_ONE_TIME 10',
    'PRZELEWY24 8',
    'SEPA 9',
  ]);
});
