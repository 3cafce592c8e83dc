import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { signedInAs } from '../support/test-account.ts';
import {
  address as postalAddress,
  type Changed,
  type CheckoutClient,
  type CheckoutFields,
  fillCheckout,
  globalId,
  openCheckout,
  place,
  shownCheckout,
  tickRenewal,
  type Wanted,
} from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';

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

interface Attached extends Changed {
  readonly mergedLines: readonly {
    readonly quantityBefore: number;
    readonly quantityElsewhere: number;
    readonly quantity: number;
    readonly variant: { readonly sku: string };
  }[];
}

function storefrontOf(address: string | null): CheckoutClient {
  const own = address === null ? {} : signedInAs(address);
  return {
    send: (operation, variables, headers) => shop.client.send(operation, variables, { ...own, ...headers }),
    change: (operation, variables, headers) =>
      shop.client.change(operation, variables, { ...own, ...headers }),
  };
}
const owner = storefrontOf('individual@solo.example');

const attach = (client: CheckoutClient, own: Pick<CheckoutFields, 'id'> | null, country = 'US') =>
  client.change<Attached>('CheckoutCustomerAttach', { country, checkoutId: own?.id ?? null });

/** The content of a cart, by SKU. */
const linesOf = ({ checkout }: Changed): Wanted =>
  Object.fromEntries(checkout?.lines.map(({ variant, quantity }) => [variant.sku, quantity]) ?? []);
const shownLines = async (token: string) =>
  linesOf({ checkout: await shownCheckout(shop.client, token), checkoutErrors: [] });
const changesIn = ({ mergedLines }: Attached) =>
  mergedLines.map(({ variant, quantityBefore, quantityElsewhere, quantity }) => [
    variant.sku,
    quantityBefore,
    quantityElsewhere,
    quantity,
  ]);

async function rowOf({ token }: Pick<CheckoutFields, 'token'>) {
  const [row] = await shop.database.sql<{ email: string | null; days: number; isLive: boolean }[]>`
    select users.email, round(extract(epoch from expires_at - ${now}) / 86400)::integer as days, is_live as "isLive"
    from checkout left join users on users.id = user_id where token_hash = sha256(${token}::bytea)`;
  return row;
}

/** As if the checkout had last been used on another day. */
const usedOn = (day: string, { token }: Pick<CheckoutFields, 'token'>) =>
  shop.database.sql`update checkout set updated_at = ${day} where token_hash = sha256(${token}::bytea)`;

describe('the cart of a browser', () => {
  it('becomes the person’s, with everything entered, and is kept for 90 days', async () => {
    const cart = await fillCheckout(shop.client, { wanted: { 'IQ3-USBC': 1 } });
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
    const cart = await fillCheckout(person, { wanted: { 'IQ3-USBC': 1 } });
    const [first, second] = [await attach(person, cart), await attach(person, cart)];
    expect(second).toEqual(first);
    expect(await rowOf(cart)).toMatchObject({ days: 90 });
  });

  it('without anything about its buyer isn’t written again when a person without an order signs in again', async () => {
    const cart = await openCheckout(shop.client, { 'IQ3-USBC': 1 });
    const written = async () =>
      (
        await shop.database.sql`
          select version, user_id, updated_at from checkout where token_hash = sha256(${cart.token}::bytea)`
      )[0];
    await attach(person, cart);
    const first = await written();
    expect(first).toMatchObject({ user_id: expect.any(String) });
    now = new Date('2026-11-21T15:00:00Z');
    await attach(person, cart);
    expect(await written()).toEqual(first);
  });

  describe('of a person who chose an organization', () => {
    const chosen = { country: 'US', organizationSlug: 'two-rivers-health' };
    const two = storefrontOf('two@clinic.example');
    const stored = async ({ token }: Pick<CheckoutFields, 'token'>) => {
      const [row] = await shop.database.sql<{ version: number; slug: string | null }[]>`
        select version, slug from checkout
        left join organization_membership as membership on membership.id = organization_membership_id
        left join organization on organization.id = membership.organization_id
        where token_hash = sha256(${token}::bytea)`;
      return row;
    };

    it('is for it, and then stays unchanged however often they sign in', async () => {
      const cart = await fillCheckout(shop.client, { wanted: { 'IQ3-USBC': 1 } });
      await two.change('CheckoutCustomerAttach', { ...chosen, checkoutId: cart.id });
      const first = await stored(cart);
      expect(first?.slug).toBe('two-rivers-health');
      await two.change('CheckoutCustomerAttach', { ...chosen, checkoutId: cart.id });
      expect(await stored(cart)).toEqual(first);
    });

    it('stays for whom it is while its order is being paid', async () => {
      const cart = await fillCheckout(two, { wanted: { 'IQ3-USBC': 1 } });
      await shop.database
        .sql`update checkout set placements = 1 where token_hash = sha256(${cart.token}::bytea)`;
      const before = await stored(cart);
      expect(before?.slug).toBeNull();
      await two.change('CheckoutCustomerAttach', { ...chosen, checkoutId: cart.id });
      expect(await stored(cart)).toEqual(before);
    });
  });

  it('gets the addresses of a returning buyer, unless it has its own', async () => {
    const bought = await fillCheckout(person, { wanted: { 'CBL-USBC': 1 } });
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
    const cart = await fillCheckout(shop.client, { wanted: { 'IQ3-USBC': 1 } });
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

describe('two carts', () => {
  it.each<
    [words: string, isNewer: boolean, here: Wanted, elsewhere: Wanted, merged: Wanted, changes: unknown[]]
  >([
    [
      'newer lines win, older ones are added',
      true,
      { 'IQ3-USBC': 1, 'CBL-USBC': 1 },
      { 'IQ3-USBC': 3, 'SUB-IND-1Y': 1 },
      { 'IQ3-USBC': 1, 'CBL-USBC': 1, 'SUB-IND-1Y': 1 },
      [
        ['IQ3-USBC', 1, 3, 1],
        ['SUB-IND-1Y', 0, 1, 1],
      ],
    ],
    [
      'the account’s are the newer ones',
      false,
      { 'IQ3-USBC': 1 },
      { 'IQ3-USBC': 3 },
      { 'IQ3-USBC': 3 },
      [['IQ3-USBC', 1, 3, 3]],
    ],
    ['the same in both changes nothing', true, { 'IQ3-USBC': 1 }, { 'IQ3-USBC': 1 }, { 'IQ3-USBC': 1 }, []],
    [
      'as many as the limit leaves',
      true,
      { 'IQ3-USBC': 8 },
      { 'IQP-USBC': 5 },
      { 'IQ3-USBC': 8, 'IQP-USBC': 2 },
      [['IQP-USBC', 0, 5, 2]],
    ],
    [
      'one membership, the newer one',
      true,
      { 'IQ3-USBC': 1, 'SUB-TEAM-1Y': 1 },
      { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 },
      { 'IQ3-USBC': 1, 'SUB-TEAM-1Y': 1 },
      [['SUB-IND-1Y', 0, 1, 0]],
    ],
    [
      'markets never mix',
      true,
      { 'IQ3-USBC': 1 },
      { 'IQV-USBC': 1, 'CBL-USBC': 1 },
      { 'IQ3-USBC': 1, 'CBL-USBC': 1 },
      [
        ['IQV-USBC', 0, 1, 0],
        ['CBL-USBC', 0, 1, 1],
      ],
    ],
  ])('%s', async (_words, isNewer, here, elsewhere, merged, changes) => {
    const other = await openCheckout(person, elsewhere);
    const cart = await openCheckout(shop.client, here);
    await usedOn('2026-11-01', isNewer ? other : cart);
    const attached = await attach(person, cart);
    expect(attached).toMatchObject({ checkoutErrors: [], checkout: { token: cart.token } });
    expect(linesOf(attached)).toEqual(merged);
    expect(new Set(changesIn(attached).map(String))).toEqual(new Set(changes.map(String)));
    const [isMerged, others] = [await rowOf(cart), await rowOf(other)];
    expect([isMerged, others]).toMatchObject([{ email, isLive: true }, { isLive: false }]);
    expect(await attach(person, cart)).toMatchObject({ mergedLines: [] });
    expect(await shownLines(cart.token)).toEqual(merged);
  });

  it('omit what the person’s organization can’t buy together', async () => {
    const other = await openCheckout(owner, { 'SUB-TEAM-1Y': 1 });
    const cart = await openCheckout(shop.client, { 'IQ3-USBC': 1 });
    await usedOn('2026-11-01', other);
    const attached = await attach(owner, cart);
    expect([linesOf(attached), changesIn(attached)]).toEqual([{ 'IQ3-USBC': 1 }, [['SUB-TEAM-1Y', 0, 1, 0]]]);
    expect(attached.checkout?.bundleType).toBe('INDIVIDUAL_EXTRA_PROBE');
  });

  it('of two countries stay separate', async () => {
    const other = await openCheckout(person, { 'IQ3-USBC': 1 });
    const { checkout: abroad } = await shop.client.change('CheckoutCreate', {
      input: {
        country: 'DE',
        lines: [{ variantId: globalId('ProductVariant', 'IQ3-USBC'), quantity: 1 }],
      },
    });
    expect(await attach(person, abroad, 'US')).toMatchObject({
      mergedLines: [],
      checkout: { token: abroad!.token },
    });
    expect(await rowOf(other)).toMatchObject({ isLive: true });
  });

  it('keep the code and the address that one of them has', async () => {
    const other = await openCheckout(person, { 'IQ3-USBC': 1 });
    await person.change('CheckoutUpdateVoucher', { checkoutId: other.id, voucherCode: 'WELCOME10' });
    await person.change('CheckoutShippingAddressUpdate', {
      checkoutId: other.id,
      shippingAddress: postalAddress,
    });
    const cart = await openCheckout(shop.client, { 'IQ3-USBC': 1 });
    expect((await attach(person, cart)).checkout).toMatchObject({
      voucherCode: 'WELCOME10',
      shippingAddress: { postalCode: '94105' },
    });
  });

  it('do not touch an order that is being paid', async () => {
    const other = await fillCheckout(person, { wanted: { 'IQP-USBC': 1 } });
    await shop.database
      .sql`update checkout set placements = 1 where token_hash = sha256(${other.token}::bytea)`;
    const cart = await openCheckout(shop.client, { 'IQ3-USBC': 1 });
    expect(await attach(person, cart)).toMatchObject({ mergedLines: [], checkout: { token: cart.token } });
    expect(await rowOf(other)).toMatchObject({ isLive: true });
  });

  it('are merged into one, even if two browsers sign in at once', async () => {
    const carts = await Promise.all(
      Array.from({ length: 4 }, () => openCheckout(person, { 'IQ3-USBC': 1, 'CBL-USBC': 1 })),
    );
    await Promise.all(carts.map((cart) => attach(person, cart)));
    const { checkout } = await attach(person, null);
    const live = await Promise.all(carts.map(rowOf));
    expect(live.filter((row) => row?.isLive)).not.toEqual([]);
    expect(linesOf({ checkout, checkoutErrors: [] })).toEqual({ 'IQ3-USBC': 1, 'CBL-USBC': 1 });
    const [open] = carts.filter((_cart, index) => live[index]?.isLive);
    expect((await place(person, await fillOpen(open!))).checkoutErrors).toEqual([]);
  });

  it('are ordered at most once: the merged one, not the one that was merged into it', async () => {
    const other = await fillCheckout(person, { wanted: { 'IQP-USBC': 1 } });
    const cart = await fillCheckout(shop.client, { wanted: { 'IQ3-USBC': 1 } });
    await attach(person, cart);
    expect((await place(person, other)).checkoutErrors).toMatchObject([{ code: 'OPERATION_NOT_ALLOWED' }]);
    const merged = await shownCheckout(person, cart.token);
    expect((await place(person, merged!)).checkoutErrors).toEqual([]);
    expect(await shop.violations()).toEqual([]);
  });
});

/** Everything that an order needs, in an existing checkout. */
async function fillOpen({ id: checkoutId, token }: CheckoutFields): Promise<CheckoutFields> {
  await person.change('CheckoutEmailUpdate', { checkoutId, email: 'ada@clinic.example' });
  const { checkout } = await person.change('CheckoutShippingAddressUpdate', {
    checkoutId,
    shippingAddress: postalAddress,
  });
  const shippingMethodId = checkout?.availableShippingMethods[0]?.id;
  await person.change('CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId });
  await person.change('CheckoutBillingAddressUpdate', { checkoutId, billingAddress: postalAddress });
  await person.change('CheckoutPaymentCreate', {
    checkoutId,
    input: { gateway: 'stripe', method: 'CREDIT_CARD', token: 'pm_good' },
  });
  return (await shownCheckout(person, token))!;
}

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
