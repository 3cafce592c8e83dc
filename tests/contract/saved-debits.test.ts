import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../server/kernel/global-id.ts';
import { signedInAs } from '../support/test-account.ts';
import { type Changed, type CheckoutClient, type CheckoutFields, orderOf } from './checkout-client.ts';
import { debitExamples, fillDebit, orderRenewing, placeDebit } from './debit-orders.ts';
import { openStandInShop } from './stand-in-shop.ts';

const now = new Date('2026-11-20T15:00:00Z');
let shop: Awaited<ReturnType<typeof openStandInShop>>;
beforeAll(async () => {
  shop = await openStandInShop({ now: () => now });
});
afterAll(() => shop.close());

const toSignedInClient = (email: string): CheckoutClient => {
  const own = signedInAs(email);
  return {
    send: (operation, variables, headers) => shop.client.send(operation, variables, { ...own, ...headers }),
    change: (operation, variables, headers) =>
      shop.client.change(operation, variables, { ...own, ...headers }),
  };
};

interface Saved {
  readonly __typename: string;
  readonly id: string;
  readonly isActive: boolean;
  readonly isPrimary: boolean;
  readonly mandateReference: string | null;
}

async function membershipOf(email: string): Promise<string> {
  const [row] = await shop.database.sql<{ id: string }[]>`
    select organization_membership.id from organization_membership join users on users.id = user_id
    where email = ${email}`;
  return toGlobalId('OrganizationMembership', row?.id ?? '');
}

async function savedBy(email: string): Promise<readonly Saved[]> {
  const client = toSignedInClient(email);
  const { data } = await client.send('SavedPaymentMethods', {
    organizationMembershipId: await membershipOf(email),
  });
  const found = data?.['organizationMembership'] as {
    readonly availableReusablePaymentMethods: readonly Saved[];
  } | null;
  return found?.availableReusablePaymentMethods ?? [];
}

const change = (client: CheckoutClient, operation: string, paymentMethodId: string, more = {}) =>
  client.change<{ readonly paymentErrors: readonly { readonly code: string }[] }>(operation, {
    paymentMethodId,
    ...more,
  });

describe.each(debitExamples)('an account debited by $method', (example) => {
  const { method } = example;
  const email = `${method.toLowerCase()}@clinic.example`;

  it('is saved with its mandate once the debit of an order that renews has arrived', async () => {
    const client = toSignedInClient(email);
    const completed = await orderRenewing(shop, client, example, email);
    expect(await orderOf(client, completed)).toMatchObject({ chargeStatus: 'ASYNC_PROCESSING' });
    expect(await savedBy(email)).toEqual([]);
    expect(await shop.deliverEvents()).not.toContain(503);
    expect(await orderOf(client, completed)).toMatchObject({ paymentStatus: 'PAID' });
    const [saved] = await savedBy(email);
    expect(saved).toMatchObject({
      __typename: method === 'SEPA' ? 'SEPADirectDebit' : 'BankAccount',
      method,
      isPrimary: true,
      isOfOrganization: true,
      isActive: true,
      lastDigits: example.account.slice(-4),
      bankCountry: example.at.country,
      bankName: method === 'SEPA' ? null : 'STRIPE TEST BANK',
      mandateReference: expect.toSatisfy((shown: string | null) =>
        method === 'SEPA' ? /^[A-Z0-9]{16}$/.test(shown ?? '') : shown === null,
      ),
    });
    const [row] = await shop.database.sql`
      select next_charge_on::text as day from subscription join orders on orders.id = order_id
      where orders.email = ${email}`;
    expect(row).toEqual({ day: '2027-11-20' });
    expect(await shop.violations()).toEqual([]);
  });

  it('pays the next order like a saved card, and is pending until it clears', async () => {
    const client = toSignedInClient(email);
    const [saved] = await savedBy(email);
    const checkoutId = await fillDebit(client, example, email, { 'CBL-USBC': 2 });
    const { checkout } = await client.change<Changed & { checkout: CheckoutFields }>(
      'CheckoutPaymentCreate',
      {
        checkoutId,
        input: { gateway: 'stripe', method, savedPaymentMethodId: saved?.id },
      },
    );
    expect(checkout.requiredAttestations).toContain('PAYMENT_AUTHORIZATION');
    const completed = await placeDebit(client, checkout, example, `${method} again`);
    expect(completed).toMatchObject({ confirmationNeeded: false, orderToken: expect.any(String) });
    expect(await orderOf(client, completed)).toMatchObject({
      chargeStatus: 'ASYNC_PROCESSING',
      payments: [{ method, bankLastDigits: example.account.slice(-4) }],
    });
    expect(await placeDebit(client, checkout, example, `${method} again`)).toMatchObject({
      orderToken: completed.orderToken,
    });
    expect(await shop.deliverEvents()).not.toContain(503);
    expect(await orderOf(client, completed)).toMatchObject({ paymentStatus: 'PAID' });
    expect(await savedBy(email)).toHaveLength(1);
    expect(await shop.violations()).toEqual([]);
  });

  it('is refunded like every payment', async () => {
    const [{ intent }] = await shop.database.sql<[{ intent: string }]>`
      select intent_id as intent from payment_attempt join orders on orders.id = order_id
      where orders.email = ${email} order by payment_attempt.created_at desc limit 1`;
    await shop.standIn.stripe.refunds.create({ payment_intent: intent, amount: 500 });
    expect(await shop.deliverEvents()).not.toContain(503);
    expect(await savedBy(email)).toMatchObject([{ isActive: true }]);
    expect(await shop.violations()).toEqual([]);
  });

  it('has no name or date that its owner could edit, and is not saved without a payment', async () => {
    const client = toSignedInClient(email);
    const [saved] = await savedBy(email);
    const edit = { input: { name: 'Ada' } };
    expect((await change(client, 'PaymentMethodUpdate', saved?.id ?? '', edit)).paymentErrors).toMatchObject([
      { code: 'INVALID' },
    ]);
    const input = { method, token: 'pm_1', attestations: ['PAYMENT_AUTHORIZATION'] };
    const { paymentErrors } = await client.change<{ paymentErrors: readonly unknown[] }>(
      'PaymentMethodCreate',
      { input },
    );
    expect(paymentErrors).toMatchObject([{ code: 'INVALID', field: 'method' }]);
  });

  it('can no longer be debited once its owner has revoked the mandate with their bank', async () => {
    const client = toSignedInClient(email);
    const [saved] = await savedBy(email);
    const [{ token }] = await shop.database.sql<[{ token: string }]>`
      select provider_method_id as token from payment_method where method = ${method}`;
    await shop.standIn.control({ revokeMandate: token, deliver: 'all' });
    expect(await shop.deliverEvents()).not.toContain(503);
    expect(await savedBy(email)).toMatchObject([{ id: saved?.id, isActive: false }]);
    const checkoutId = await fillDebit(client, example, email, { 'CBL-USBC': 1 });
    const { checkout } = await client.change<Changed & { checkout: CheckoutFields }>(
      'CheckoutPaymentCreate',
      {
        checkoutId,
        input: { gateway: 'stripe', method, savedPaymentMethodId: saved?.id },
      },
    );
    expect(checkout.id).toBe(checkoutId);
  });

  it('is kept while a membership renews by it, and removing it ends its mandate', async () => {
    const client = toSignedInClient(email);
    const [saved] = await savedBy(email);
    expect((await change(client, 'PaymentMethodDelete', saved?.id ?? '')).paymentErrors).toMatchObject([
      { code: 'INVALID', reason: 'RENEWS_BY_IT' },
    ]);
    await shop.database.sql`update subscription set next_charge_on = null`;
    expect((await change(client, 'PaymentMethodDelete', saved?.id ?? '')).paymentErrors).toEqual([]);
    expect(await savedBy(email)).toEqual([]);
  });
});
