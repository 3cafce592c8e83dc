import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeAttempts, ordinaryPatience } from '../../server/modules/payment/complete-attempts.ts';
import {
  address,
  type CheckoutFields,
  type Completed,
  openCheckout,
  orderOf,
  payBy,
  payWith,
} from './checkout-client.ts';
import { debitExamples, fillDebit, placeDebit } from './debit-orders.ts';
import { openStandInShop } from './stand-in-shop.ts';
import { pending, paid, returned, debitBooks } from './debit-books.ts';

let shop: Awaited<ReturnType<typeof openStandInShop>>;

beforeAll(async () => {
  shop = await openStandInShop();
});
afterAll(() => shop.close());

const { agree, booksOf } = debitBooks(() => shop);

/** The methods whose account the buyer names in the provider's window, each with an address where it is offered. */
const inWindow = [
  ['ACH', address, 'USD', '000123456789', '000222222227'],
  [
    'ACSS',
    {
      ...address,
      streetAddress1: '100 Queen Street West',
      city: 'Toronto',
      postalCode: 'M5H 2N2',
      country: 'CA',
      countryArea: 'ON',
      phone: '+14165550123',
    },
    'CAD',
    '000123456789',
    '000222222227',
  ],
] as const;

describe.each<[payer: string, companyName: string, type: string]>([
  ['a person', '', 'personal'],
  ['an organization', 'Analytical Clinic', 'business'],
])('%s who authorizes a debit in Canada', (_payer, companyName, type) => {
  it(`gives a ${type} mandate`, async () => {
    const [example] = debitExamples.filter(({ method }) => method === 'ACSS');
    const at = { ...example!.at, companyName };
    const checkoutId = await fillDebit(shop.client, { ...example!, at }, 'ada@clinic.example');
    const checkout = await payBy(shop.client, checkoutId, 'ACSS');
    const asked = await placeDebit(shop.client, checkout, example!, `a ${type} mandate`);
    const secret = asked.paymentIntentSecret ?? '';
    await shop.standIn.post(`/bank-account/${secret}`, {
      account: example!.account,
      verification: 'instant',
    });
    await agree(secret);
    const { payment_method_options: options } = await shop.intentOf(secret);
    expect(options?.acss_debit).toMatchObject({ mandate_options: { transaction_type: type } });
  });
});

describe.each(inWindow)('%s', (method, at, currency, good, bad) => {
  async function fillHere(): Promise<CheckoutFields> {
    const { id: checkoutId } = await openCheckout(
      shop.client,
      { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 },
      at.country,
    );
    await shop.client.change('CheckoutEmailUpdate', { checkoutId, email: 'ada@clinic.example' });
    const { checkout } = await shop.client.change('CheckoutShippingAddressUpdate', {
      checkoutId,
      shippingAddress: at,
    });
    const shippingMethodId = checkout?.availableShippingMethods[0]?.id;
    await shop.client.change('CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId });
    await shop.client.change('CheckoutBillingAddressUpdate', { checkoutId, billingAddress: at });
    return payBy(shop.client, checkoutId, method);
  }

  const placeHere = (checkout: CheckoutFields, idempotencyKey: string) =>
    shop.client.change<Completed>('CheckoutComplete', {
      checkoutId: checkout.id,
      idempotencyKey,
      buyerKey: 'one browser',
      expectedTotal: { amount: checkout.totalPrice.gross.amount, currency },
      attestations: checkout.requiredAttestations,
    });

  /** Places the order and names an account in the provider's window; then agrees to the debit. */
  async function orderFrom(account: string, key: string, verification = 'instant') {
    const checkout = await fillHere();
    const asked = await placeHere(checkout, key);
    const secret = asked.paymentIntentSecret ?? '';
    expect((await shop.intentOf(secret)).status).toBe('requires_payment_method');
    await shop.standIn.post(`/bank-account/${secret}`, { account, verification });
    await agree(secret);
    return { checkout, secret, completed: await placeHere(checkout, key) };
  }

  it('needs no token, and is pending until it clears', async () => {
    const begun = await orderFrom(good, `${method} good`);
    expect(await booksOf(begun)).toMatchObject(pending);
    expect(await orderOf(shop.client, begun.completed)).toMatchObject({
      payments: [{ method, chargeStatus: 'ASYNC_PROCESSING', bankLastDigits: '6789', verificationUrl: null }],
    });
    expect(await shop.deliverEvents()).not.toContain(503);
    expect(await booksOf(begun)).toMatchObject(paid);
  });

  it('says why the bank returned it', async () => {
    const begun = await orderFrom(bad, `${method} bad`);
    await shop.deliverEvents();
    expect(await booksOf(begun)).toMatchObject(returned);
    expect(await orderOf(shop.client, begun.completed)).toMatchObject({
      payments: [{ debitFailure: 'INSUFFICIENT_FUNDS' }],
    });
  });

  it('waits until the buyer has confirmed small deposits on the provider’s page', async () => {
    const begun = await orderFrom(good, `${method} deposits`, 'microdeposits');
    expect(await booksOf(begun)).toMatchObject(pending);
    const shown = await orderOf(shop.client, begun.completed);
    const [payment] = (shown?.['payments'] ?? []) as readonly { readonly verificationUrl: string }[];
    const page = payment?.verificationUrl ?? '';
    expect(page).toContain('/verify-account/');
    await completeAttempts(shop.services, {
      ...ordinaryPatience,
      idleSeconds: 0,
      debitSeconds: 0,
      abandonSeconds: 0,
    });
    expect(await booksOf(begun)).toMatchObject(pending);
    const path = new URL(page).pathname.replace('/sandbox/card', '');
    expect(await (await shop.standIn.post(path, { typed: 'SM99ZZ' })).text()).toContain('alert');
    expect(await (await shop.standIn.post(path, { typed: 'sm11aa' })).text()).toContain('is confirmed');
    expect(await shop.deliverEvents()).not.toContain(503);
    expect(await booksOf(begun)).toMatchObject(paid);
    expect(await orderOf(shop.client, begun.completed)).toMatchObject({
      payments: [{ verificationUrl: null }],
    });
  });

  it('orders nothing while the buyer has closed the window, and a card then pays', async () => {
    const checkout = await fillHere();
    const asked = await placeHere(checkout, `${method} closed`);
    const secret = asked.paymentIntentSecret ?? '';
    await shop.standIn.post(`/bank-account/${secret}`, { verification: 'leave' });
    expect(await placeHere(checkout, `${method} closed`)).toMatchObject({ confirmationNeeded: true });
    const byCard = await payWith(shop.client, checkout.id, 'pm_card_visa');
    expect((await placeHere(byCard, `${method} card`)).order).not.toBeNull();
    expect((await shop.intentOf(secret)).status).toBe('canceled');
  });
});
