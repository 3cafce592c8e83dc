import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { signedInAs } from '../support/test-account.ts';
import {
  type CheckoutClient,
  type CheckoutFields,
  fillCheckout,
  globalId,
  openCheckout,
  place,
  shownCheckout,
  tickRenewal,
} from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';
import { clientWith } from './client-with-headers.ts';
import { attach, linesOf, attachedCarts } from './attached-carts.ts';

/** Signing in with a cart: it becomes the person's, merged with their most recent cart. */

let now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
});
let people = 0;
let email: string;
let person: CheckoutClient;
beforeEach(async () => {
  await shop.database.sql`update checkout set user_id = null`;
  now = new Date('2026-11-20T15:00:00Z');
  people += 1;
  email = `person-${people}@new.example`;
  person = storefrontOf(email);
});
afterAll(() => shop.close());
const storefrontOf = (address: string | null) =>
  clientWith(() => shop.client, address === null ? {} : signedInAs(address));

const owner = storefrontOf('individual@solo.example');
const { rowOf, usedOn } = attachedCarts(
  () => shop,
  () => now,
);

describe('the cart of a browser', () => {
  it('becomes the person’s, with everything entered, and is kept for 90 days', async () => {
    const cart = await fillCheckout(shop.client, { requested: { 'IQ3-USBC': 1 } });
    expect(await rowOf(cart)).toMatchObject({ email: null, days: 30 });
    const attached = await attach(person, cart);
    expect(attached).toMatchObject({
      checkoutErrors: [],
      mergedLines: [],
      checkout: { token: cart.token, email: cart.email, shippingAddress: { postalCode: '94105' } },
    });
    expect(await rowOf(cart)).toEqual({ email, days: 90, isLive: true });
    const placed = await place(person, (await shownCheckout(person, cart.token))!);
    expect(placed.checkoutErrors).toEqual([]);
  });

  it('stays unchanged however often its person signs in', async () => {
    const cart = await fillCheckout(person, { requested: { 'IQ3-USBC': 1 } });
    const [first, second] = [await attach(person, cart), await attach(person, cart)];
    expect(second).toEqual(first);
    expect(await rowOf(cart)).toMatchObject({ days: 90 });
  });

  it('without anything about its buyer isn’t written again when a person without an order signs in again', async () => {
    const cart = await openCheckout(shop.client, { 'IQ3-USBC': 1 });
    const readRow = async () =>
      (
        await shop.database.sql`
          select version, user_id, updated_at from checkout where token_hash = sha256(${cart.token}::bytea)`
      )[0];
    await attach(person, cart);
    const first = await readRow();
    expect(first).toMatchObject({ user_id: expect.any(String) });
    now = new Date('2026-11-21T15:00:00Z');
    await attach(person, cart);
    expect(await readRow()).toEqual(first);
  });

  describe('of a person who chose an organization', () => {
    const chosen = { country: 'US', organizationSlug: 'two-rivers-health' };
    const two = storefrontOf('two@clinic.example');
    const readStored = async ({ token }: Pick<CheckoutFields, 'token'>) => {
      const [row] = await shop.database.sql<{ version: number; slug: string | null }[]>`
        select version, slug from checkout
        left join organization_membership as membership on membership.id = organization_membership_id
        left join organization on organization.id = membership.organization_id
        where token_hash = sha256(${token}::bytea)`;
      return row;
    };

    it('is for it, and then stays unchanged however often they sign in', async () => {
      const cart = await fillCheckout(shop.client, { requested: { 'IQ3-USBC': 1 } });
      await two.change('CheckoutCustomerAttach', { ...chosen, checkoutId: cart.id });
      const first = await readStored(cart);
      expect(first?.slug).toBe('two-rivers-health');
      await two.change('CheckoutCustomerAttach', { ...chosen, checkoutId: cart.id });
      expect(await readStored(cart)).toEqual(first);
    });

    it('stays for whom it is while its order is being paid', async () => {
      const cart = await fillCheckout(two, { requested: { 'IQ3-USBC': 1 } });
      await shop.database
        .sql`update checkout set placements = 1 where token_hash = sha256(${cart.token}::bytea)`;
      const before = await readStored(cart);
      expect(before?.slug).toBeNull();
      await two.change('CheckoutCustomerAttach', { ...chosen, checkoutId: cart.id });
      expect(await readStored(cart)).toEqual(before);
    });
  });

  it('gets the addresses of a returning buyer, unless it has its own', async () => {
    const bought = await fillCheckout(person, { requested: { 'CBL-USBC': 1 } });
    await place(person, bought);
    const blank = await attach(person, await openCheckout(shop.client, { 'IQ3-USBC': 1 }));
    expect(blank.checkout).toMatchObject({ email, shippingAddress: { postalCode: '94105' } });
    await shop.database
      .sql`update checkout set user_id = null where token_hash = sha256(${blank.checkout!.token}::bytea)`;
    const begun = await openCheckout(shop.client, { 'IQ3-USBC': 1 });
    await shop.client.change('CheckoutEmailUpdate', { checkoutId: begun.id, email: 'other@clinic.example' });
    expect((await attach(person, begun)).checkout).toMatchObject({
      email: 'other@clinic.example',
      shippingAddress: null,
    });
  });

  it.each<[words: string, spoil: (cart: CheckoutFields) => Promise<unknown>, codes: string[]]>([
    ['another person’s', (cart) => attach(storefrontOf('admin@clinic.example'), cart), ['NOT_FOUND']],
    ['expired', () => Promise.resolve((now = new Date('2027-03-20T15:00:00Z'))), ['OPERATION_NOT_ALLOWED']],
    ['ordered', (cart) => place(shop.client, cart), ['OPERATION_NOT_ALLOWED']],
    [
      'continued in another browser',
      ({ id }) => shop.client.change('CheckoutContinue', { checkoutId: id }),
      ['OPERATION_NOT_ALLOWED'],
    ],
  ])('that is %s does not become theirs, and is replaced by their own', async (_words, spoil, codes) => {
    const cart = await fillCheckout(shop.client, { requested: { 'IQ3-USBC': 1 } });
    await spoil(cart);
    const before = await rowOf(cart);
    const without = await attach(person, cart);
    expect(without).toMatchObject({ checkout: null, mergedLines: [] });
    expect(without.checkoutErrors.map(({ code }) => code)).toEqual(codes);
    const own = await openCheckout(person, { 'IQP-USBC': 1 });
    expect((await attach(person, cart)).checkout?.token).toBe(own.token);
    expect(await rowOf(cart)).toEqual(before);
  });

  it('of another person looks like an unknown one', async () => {
    const foreign = await openCheckout(owner, { 'IQ3-USBC': 1 });
    const missing = { id: globalId('Checkout', 'x'.repeat(43)) };
    for (const client of [person, storefrontOf('admin@clinic.example'), shop.client])
      expect(await attach(client, foreign)).toEqual(await attach(client, missing));
    expect(await attach(person, { id: 'nonsense' })).toEqual(await attach(person, missing));
  });

  it('belongs to nobody while nobody is signed in', async () => {
    const cart = await openCheckout(shop.client, { 'IQ3-USBC': 1 });
    expect(await attach(shop.client, cart)).toMatchObject({
      checkout: null,
      checkoutErrors: [{ code: 'NO_PERMISSIONS' }],
    });
    expect(await rowOf(cart)).toMatchObject({ email: null, days: 30 });
  });
});

describe('a browser without a cart', () => {
  it('gets the person’s most recent one in this country', async () => {
    const older = await openCheckout(person, { 'IQP-USBC': 1 });
    const last = await openCheckout(person, { 'IQ3-USBC': 2 });
    await usedOn('2026-11-01', older);
    const found = await attach(person, null);
    expect(found).toMatchObject({ checkoutErrors: [], mergedLines: [], checkout: { token: last.token } });
    expect(await attach(person, null, 'CA')).toMatchObject({ checkout: null, checkoutErrors: [] });
    expect(await attach(owner, null)).toMatchObject({ checkout: null });
  });

  it('is treated like one with an empty cart', async () => {
    const own = await openCheckout(person, { 'IQ3-USBC': 2 });
    const cart = await openCheckout(shop.client, { 'IQP-USBC': 1 });
    await shop.client.change('CheckoutLineDelete', { checkoutId: cart.id, lineId: cart.lines[0]!.id });
    expect(await attach(person, cart)).toMatchObject({ mergedLines: [], checkout: { token: own.token } });
  });
});

describe('the choice to renew the membership', () => {
  const [individual, team] = [
    { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 },
    { 'IQ3-USBC': 1, 'SUB-TEAM-1Y': 1 },
  ];
  const ticked = async () => {
    const own = await openCheckout(shop.client, individual);
    return tickRenewal(shop.client, own.id);
  };

  it('is kept for the membership that it was made for', async () => {
    await openCheckout(person, team);
    const { checkout } = await attach(person, await ticked());
    expect(await shownCheckout(person, checkout!.token)).toMatchObject({ autoRenewal: true });
  });

  it('is not applied to the membership that replaces it', async () => {
    const own = await ticked();
    await openCheckout(person, team);
    const attached = await attach(person, own);
    expect(linesOf(attached)).toEqual(team);
    expect(await shownCheckout(person, own.token)).toMatchObject({
      autoRenewal: false,
      isAutoRenewalOffered: true,
    });
  });
});
