import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { accountOf, signedInHeaders, signedInAs } from '../support/test-account.ts';
import { type Completed, fillCheckout, globalId, orderOf, place } from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';

const begin = new Date('2026-11-20T15:20:00Z');
let now = begin;
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, begin);
});
afterAll(() => shop.close());

type Headers = Readonly<Record<string, string>>;

async function placeFor(email: string, buyerKey = 'one browser', headers: Headers = {}): Promise<Completed> {
  const client = {
    send: (operation: string, variables: object) => shop.client.send(operation, variables, headers),
    change: <Result>(operation: string, variables: object) =>
      shop.client.change<Result>(operation, variables, headers),
  };
  const checkout = await fillCheckout(client, { requested: { 'CBL-USBC': 1 }, email });
  return place(client, checkout, crypto.randomUUID(), buyerKey);
}

interface Proof {
  readonly email?: string | null;
  readonly buyerKey?: string | null;
}
interface Access {
  readonly accessKey: string | null;
  readonly accountErrors: readonly object[];
}

async function prove(token: string | null, proof: Proof, headers: Headers = {}): Promise<Access> {
  const variables = { orderId: globalId('Order', token ?? ''), email: null, buyerKey: null, ...proof };
  const { data, errors } = await shop.client.send('OrderAccessCreate', variables, headers);
  expect(errors).toBeUndefined();
  return (data as { orderAccessCreate: Access }).orderAccessCreate;
}

const fetchOrder = (completed: Completed, orderAccessKey: string | null) =>
  orderOf(shop.client, { order: completed.order, orderAccessKey });

const hidden = {
  isAccessGranted: false,
  email: null,
  shippingAddress: null,
  billingAddress: null,
  payments: [],
  organizationName: '',
  references: { purchaseOrderNumber: '', costCentre: '' },
  vatRegistrationNumber: null,
};
const shown = {
  isAccessGranted: true,
  email: 'buyer@clinic.example',
  billingAddress: { lastName: 'Ferreira' },
};

describe('the link of an order', () => {
  it('shows what was bought, and nothing about the buyer, however it is queried', async () => {
    const completed = await placeFor('buyer@clinic.example');
    expect(await fetchOrder(completed, null)).toMatchObject({ ...hidden, lines: [{ quantity: 1 }] });
    const { data } = await shop.client.send('Order', { token: completed.orderToken, accessKey: 'nonsense' });
    expect(JSON.stringify(data)).not.toMatch(/buyer@clinic|Ferreira/);
  });

  it('shows names and addresses to the browser that placed it, for a day', async () => {
    const completed = await placeFor('buyer@clinic.example');
    const { orderAccessKey } = completed;
    expect(await fetchOrder(completed, orderAccessKey)).toMatchObject({
      isAccessGranted: true,
      email: shown.email,
    });
    now = new Date(begin.getTime() + 22.5 * 3_600_000);
    expect(await fetchOrder(completed, orderAccessKey)).toMatchObject({ isAccessGranted: true });
    now = new Date(begin.getTime() + 24 * 3_600_000);
    expect(await fetchOrder(completed, orderAccessKey)).toMatchObject(hidden);
    now = begin;
  });

  it('shows nothing more with a key of another order, or with one that was changed', async () => {
    const completed = await placeFor('buyer@clinic.example');
    const other = await placeFor('buyer@clinic.example');
    const key = completed.orderAccessKey ?? '';
    const [expires = '', proof = ''] = key.split('.');
    const later = (Number.parseInt(expires, 36) + 3600).toString(36);
    const sameLength = proof.startsWith('A') ? `B${proof.slice(1)}` : `A${proof.slice(1)}`;
    for (const wrong of [
      other.orderAccessKey,
      `${later}.${proof}`,
      `${expires}.${sameLength}`,
      proof,
      '',
      '.',
    ])
      expect({ wrong, order: await fetchOrder(completed, wrong) }).toMatchObject({ wrong, order: hidden });
  });
});

describe('an order is proved to be theirs', () => {
  it.each(['buyer@clinic.example', ' Buyer@Clinic.Example '])('by its email address: %j', async (email) => {
    const completed = await placeFor('buyer@clinic.example');
    const { accessKey, accountErrors } = await prove(completed.orderToken, { email });
    expect(accountErrors).toEqual([]);
    expect(await fetchOrder(completed, accessKey)).toMatchObject({
      isAccessGranted: true,
      email: shown.email,
    });
  });

  it('by the key with which a browser placed it, and not with another’s', async () => {
    const completed = await placeFor('buyer@clinic.example', 'the key of a browser');
    expect(
      (await prove(completed.orderToken, { buyerKey: 'the key of a browser' })).accessKey,
    ).not.toBeNull();
    for (const buyerKey of ['the key of another', '', null])
      expect((await prove(completed.orderToken, { buyerKey })).accessKey).toBeNull();
  });

  it('by a signed-in person who is its buyer or manages its organization, and by no one else', async () => {
    const own = await placeFor('away@clinic.example', 'key', signedInAs('personal@clinic.example'));
    const { sql } = shop.database;
    await sql`
      update orders set organization_id = organization_membership.organization_id
      from organization_membership join users on users.id = organization_membership.user_id
      where users.email = 'personal@clinic.example'
        and orders.number = ${(await orderOf(shop.client, own))?.['number'] as string}::bigint`;
    for (const [email, isProved] of [
      ['personal@clinic.example', true],
      ['admin@clinic.example', true],
      ['member@clinic.example', false],
      ['admin@small-clinic.example', false],
      ['nobody@new.example', false],
    ] as const)
      expect([email, (await prove(own.orderToken, {}, signedInAs(email))).accessKey !== null]).toEqual([
        email,
        isProved,
      ]);
  });

  it('by a person who confirms the address with which they bought as a guest, and not before', async () => {
    const { orderToken } = await placeFor('guest@away.example');
    const headers = (isEmailConfirmed: boolean) =>
      signedInHeaders(accountOf('guest@away.example', { isEmailConfirmed }));
    expect((await prove(orderToken, {}, headers(false))).accessKey).toBeNull();
    expect((await prove(orderToken, {}, headers(true))).accessKey).not.toBeNull();
  });

  it('by nothing else: a wrong address and an unknown order have the same response', async () => {
    const { orderToken } = await placeFor('buyer@clinic.example');
    const refused = await prove(orderToken, { email: 'other@clinic.example' });
    expect(refused).toMatchObject({
      accessKey: null,
      accountErrors: [{ code: 'NO_PERMISSIONS', field: 'email', reason: null }],
    });
    const right = { email: 'buyer@clinic.example' };
    for (const token of ['x'.repeat(43), 'short', '']) expect(await prove(token, right)).toEqual(refused);
    for (const email of ['buyer', '', `${'a'.repeat(300)}@clinic.example`])
      expect(await prove(orderToken, { email })).toEqual(refused);
  });
});
