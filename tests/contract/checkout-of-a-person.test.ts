import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { signedInAs } from '../support/test-account.ts';
import { rememberOrganizations } from '../support/undo-sales.ts';
import {
  type CheckoutClient,
  type CheckoutFields,
  fillCheckout,
  globalId,
  lineInputs,
  openCheckout,
  place,
  shownCheckout,
  type RequestedItems,
} from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';
import { type Previewed, refusalsOf, storefrontsOfPeople } from './storefronts-of-people.ts';

const now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
let undoSales: () => Promise<void>;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
  undoSales = await rememberOrganizations(shop.database.sql);
});
afterEach(() => undoSales());
afterAll(() => shop.close());
const { storefrontOf, membershipsOf } = storefrontsOfPeople(() => shop);

describe('a probe for owners', () => {
  const bothOrders: readonly RequestedItems[] = [
    { 'IQ3-USBC': 1, 'IQ-LTG': 1 },
    { 'IQ-LTG': 1, 'IQ3-USBC': 1 },
  ];
  const create = (
    storefront: CheckoutClient,
    requested: RequestedItems,
    organizationMembershipId: string | null = null,
  ) =>
    storefront.change('CheckoutCreate', {
      input: { country: 'US', lines: lineInputs(requested), organizationMembershipId },
    });

  /** The refusals at each moment: of a preview, of a new cart, and of a cart that it is added to. */
  async function refusalsAtEachMoment(
    storefront: CheckoutClient,
    requested: RequestedItems,
    organizationMembershipId: string | null = null,
  ): Promise<readonly string[]> {
    const { data } = await storefront.send('BundlePreview', {
      country: 'US',
      lines: lineInputs(requested),
      organizationMembershipId,
    });
    const created = await create(storefront, requested, organizationMembershipId);
    const { checkout } = await create(storefront, { 'CBL-USBC': 1 }, organizationMembershipId);
    const added = await storefront.change('CheckoutLinesAdd', {
      checkoutId: checkout!.id,
      lines: lineInputs(requested),
    });
    return [refusalsOf(data?.['bundlePreview'] as Previewed), refusalsOf(created), refusalsOf(added)];
  }
  const always = (refused: string) => [refused, refused, refused];

  it.each([
    ['an unknown buyer', null, 'OPERATION_NOT_ALLOWED OWNERS_ONLY'],
    ['a person without an organization', 'distributor@trade.example', 'OPERATION_NOT_ALLOWED OWNERS_ONLY'],
    ['an owner in the other market', 'vet@practice.example', 'OPERATION_NOT_ALLOWED OWNERS_ONLY'],
    ['an owner whose plan has ended', 'expired@solo.example', 'OPERATION_NOT_ALLOWED PLAN_ENDED'],
    ['an owner whose plan sales manages', 'enterprise@hospital.example', 'OPERATION_NOT_ALLOWED ASK_SALES'],
    ['an owner', 'individual@solo.example', ''],
  ])('beside another, in either order, for %s: %s', async (_buyer, email, refused) => {
    for (const requested of [{ 'IQ-LTG': 1 }, ...bothOrders])
      expect(await refusalsAtEachMoment(storefrontOf(email), requested)).toEqual(always(refused));
  });

  it('is for owners in the organization that is bought for', async () => {
    const { sql } = shop.database;
    const storefront = storefrontOf('two@clinic.example');
    const [, ofRivers] = await membershipsOf('two@clinic.example');
    const rivers = sql`(select id from organization where slug = 'two-rivers-health')`;
    const refusedAtBothOrders = async () => [
      await refusalsAtEachMoment(storefront, bothOrders[0]!, ofRivers!.id),
      await refusalsAtEachMoment(storefront, bothOrders[1]!, ofRivers!.id),
    ];
    expect(await refusedAtBothOrders()).toEqual([always(''), always('')]);
    const { checkout } = await create(storefront, bothOrders[0]!, ofRivers!.id);
    const probes = await sql`delete from registered_probe where organization_id = ${rivers} returning *`;
    const refusals = await refusedAtBothOrders();
    const placed = await place(storefront, checkout!);
    await sql`insert into registered_probe ${sql(probes)}`;
    const refused = always('OPERATION_NOT_ALLOWED OWNERS_ONLY');
    expect(refusals).toEqual([refused, refused]);
    expect(refusalsOf(placed)).toBe('OPERATION_NOT_ALLOWED OWNERS_ONLY');
  });

  it('waits in the cart until a plan that has ended meanwhile is renewed', async () => {
    const { sql } = shop.database;
    const storefront = storefrontOf('individual@solo.example');
    const checkout = await fillCheckout(storefront, { requested: bothOrders[0]! });
    const vidal = sql`organization_id = (select id from organization where slug = 'vidal-imaging')`;
    const [before] = await sql`select expires_on, next_charge_on from subscription where ${vidal}`;
    await sql`update subscription set expires_on = '2026-11-01', next_charge_on = null where ${vidal}`;
    const { data } = await storefront.send('Checkout', { token: checkout.token });
    const placed = await place(storefront, checkout);
    await sql`update subscription set ${sql(before!)} where ${vidal}`;
    expect((data!['checkout'] as CheckoutFields).changeInstead).toBe('PLAN_ENDED');
    expect(refusalsOf(placed)).toBe('OPERATION_NOT_ALLOWED PLAN_ENDED');
  });

  it('is not placed by whoever continues the cart by its link', async () => {
    for (const requested of bothOrders) {
      const owner = storefrontOf('individual@solo.example');
      const checkout = await fillCheckout(owner, { requested });
      expect(checkout.bundleType).toBe('INDIVIDUAL_EXTRA_PROBE');
      const { checkout: copy } = await shop.client.change('CheckoutContinue', { checkoutId: checkout.id });
      const lines = copy!.lines.map(({ variant }) => variant.sku);
      expect([lines.includes('IQ-LTG'), copy!.bundleType]).toEqual([true, 'BASIC_NEW_USER']);
      expect(refusalsOf(await place(shop.client, copy!))).toBe('OPERATION_NOT_ALLOWED OWNERS_ONLY');
    }
  });
});

describe('a checkout', () => {
  const ownership = async (checkout: CheckoutFields) => {
    const id = await shop.database.sql<{ email: string | null; days: number }[]>`
      select users.email, round(extract(epoch from expires_at - ${now}) / 86400)::integer as days
      from checkout left join users on users.id = user_id
      where checkout.id = (select id from checkout where token_hash = sha256(${checkout.token}::bytea))`;
    return id[0];
  };
  const addCable = (client: CheckoutClient, { id: checkoutId }: CheckoutFields) =>
    client.change('CheckoutLinesAdd', { checkoutId, lines: lineInputs({ 'CBL-USBC': 1 }) });

  it('is kept for 30 days if signed out, for 90 if signed in', async () => {
    expect(await ownership(await openCheckout(shop.client))).toEqual({ email: null, days: 30 });
    const own = await openCheckout(storefrontOf('individual@solo.example'));
    expect(await ownership(own)).toEqual({ email: 'individual@solo.example', days: 90 });
  });

  it('belongs to the person who continues it signed in, and keeps everything', async () => {
    const checkout = await fillCheckout(shop.client, { requested: { 'IQ3-USBC': 1 } });
    const person = storefrontOf('individual@solo.example');
    expect(await shownCheckout(person, checkout.token)).toMatchObject({
      bundleType: 'INDIVIDUAL_EXTRA_PROBE',
      email: checkout.email,
      shippingAddress: { postalCode: '94105' },
    });
    expect(await ownership(checkout)).toEqual({ email: null, days: 30 });
    const { id: checkoutId } = checkout;
    await person.change('CheckoutEmailUpdate', { checkoutId, email: 'individual@solo.example' });
    expect(await ownership(checkout)).toEqual({ email: 'individual@solo.example', days: 90 });
    const placed = await place(person, (await shownCheckout(person, checkout.token))!);
    expect(refusalsOf(placed)).toBe('');
  });

  it('of another person looks like an unknown one to every request', async () => {
    const checkout = await fillCheckout(storefrontOf('individual@solo.example'), {
      requested: { 'IQ3-USBC': 1 },
    });
    const stranger = storefrontOf('admin@clinic.example');
    const missing = { ...checkout, id: globalId('Checkout', 'x'.repeat(43)), token: 'x'.repeat(43) };
    expect(await shownCheckout(stranger, checkout.token)).toBeNull();
    expect(await addCable(stranger, checkout)).toEqual(await addCable(stranger, missing));
    expect(await place(stranger, checkout)).toEqual(await place(stranger, missing));
    expect(await stranger.change('CheckoutContinue', { checkoutId: checkout.id })).toEqual(
      await stranger.change('CheckoutContinue', { checkoutId: missing.id }),
    );
    const node = (id: string) => stranger.send('Checkout', { token: id });
    expect(await node(checkout.token)).toEqual(await node(missing.token));
  });

  it('is shown to a signed-out client with its token, but buys nothing for the organization', async () => {
    const owner = storefrontOf('individual@solo.example');
    const checkout = await fillCheckout(owner, { requested: { 'IQ3-USBC': 1 } });
    const shown = await shownCheckout(shop.client, checkout.token);
    expect(shown).toMatchObject({ bundleType: 'INDIVIDUAL_EXTRA_PROBE', totalPrice: checkout.totalPrice });
    expect(refusalsOf(await place(shop.client, checkout))).toBe('NO_PERMISSIONS SIGN_IN_FIRST');
    expect(refusalsOf(await place(owner, checkout))).toBe('');
  });

  it('that a person continues by a link is theirs, and no organization’s', async () => {
    const checkout = await fillCheckout(storefrontOf('individual@solo.example'), {
      requested: { 'IQ3-USBC': 1 },
    });
    const { checkout: copy } = await shop.client.change('CheckoutContinue', { checkoutId: checkout.id });
    expect(copy?.bundleType).toBe('BASIC_NEW_USER');
    expect(await ownership(copy!)).toEqual({ email: null, days: 30 });
  });

  it('shows its organization only to its owner', async () => {
    const query = `query Shown($token: String!) {
      checkout(token: $token) { organization { slug members { email } } organizationMembership { isOrganizationAdmin } }
    }`;
    const shownTo = async (email: string | null, token: string) => {
      const graphql = createGraphqlHandler(shop.services);
      const headers = email === null ? {} : signedInAs(email);
      return (await sendGraphql(graphql, { query, variables: { token } }, { headers })).body.data?.[
        'checkout'
      ];
    };
    const own = await openCheckout(storefrontOf('individual@solo.example'));
    expect(await shownTo('individual@solo.example', own.token)).toEqual({
      organization: { slug: 'vidal-imaging', members: [{ email: 'individual@solo.example' }] },
      organizationMembership: { isOrganizationAdmin: true },
    });
    expect(await shownTo(null, own.token)).toEqual({ organization: null, organizationMembership: null });
    expect(await shownTo('admin@clinic.example', own.token)).toBeNull();
    const ofMember = await openCheckout(storefrontOf('member@clinic.example'));
    expect(await shownTo('member@clinic.example', ofMember.token)).toMatchObject({
      organization: { slug: 'lakeside-clinic', members: null },
    });
  });
});

describe('a voucher', () => {
  it('can’t be used by its own referrer, whichever address they order with', async () => {
    await shop.database
      .sql`update voucher set referrer_email = 'individual@solo.example' where code = 'REFERRAL5'`;
    const person = storefrontOf('individual@solo.example');
    const { id: checkoutId } = await openCheckout(person, { 'IQ3-USBC': 1 });
    await person.change('CheckoutEmailUpdate', { checkoutId, email: 'another@address.example' });
    const refused = await person.change('CheckoutUpdateVoucher', { checkoutId, voucherCode: 'REFERRAL5' });
    expect(refusalsOf(refused)).toContain('OWN_REFERRAL');
  });

  it('for owners of an IQ+ applies to those who own one and buy another probe', async () => {
    const tryAs = async (email: string | null) => {
      const person = storefrontOf(email);
      const { id: checkoutId } = await openCheckout(person, { 'IQ3-USBC': 1 });
      return refusalsOf(
        await person.change('CheckoutUpdateVoucher', { checkoutId, voucherCode: 'INDIVIDUALIQPLUS' }),
      );
    };
    expect(await tryAs('individual@solo.example')).toBe('VOUCHER_NOT_APPLICABLE NOT_OWNED');
    await shop.database.sql`
      insert into registered_probe (id, organization_id, product_line)
      select gen_random_uuid(), id, 'IQ_PLUS' from organization where slug = 'vidal-imaging'`;
    expect(await tryAs('individual@solo.example')).toBe('');
    expect(await tryAs('admin@clinic.example')).toBe('VOUCHER_NOT_APPLICABLE ITEMS');
    expect(await tryAs(null)).toBe('VOUCHER_NOT_APPLICABLE NOT_OWNED');
  });
});
