import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { rememberOrganizations } from '../support/undo-sales.ts';
import {
  type Changed,
  fillCheckout,
  globalId,
  lineInputs,
  openCheckout,
  place,
  shownCheckout,
  type RequestedItems,
} from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';
import { type Previewed, previewOf, refusalsOf, storefrontsOfPeople } from './storefronts-of-people.ts';

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

describe('a person’s purchase intent', () => {
  it('has a seat for everyone in the organization, and renews early what is held', async () => {
    const { sql } = shop.database;
    const storefront = storefrontOf('admin@clinic.example');
    const previewRefusals = async (requested: RequestedItems) =>
      refusalsOf(await previewOf(storefront, requested));
    const lakeside = sql`organization_id = (select id from organization where slug = 'lakeside-clinic')`;
    await sql`update subscription set expires_on = '2027-01-31', additional_seats = 5 where ${lakeside}`;
    expect(await previewRefusals({ 'SUB-TEAM-1Y': 1, 'SUB-TEAM-SEAT-1Y': 1 })).toBe(
      'OPERATION_NOT_ALLOWED BELOW_HELD',
    );
    expect(await previewRefusals({ 'SUB-TEAM-1Y': 1, 'SUB-TEAM-SEAT-1Y': 5 })).toBe('');
    await sql`update subscription set expires_on = '2026-11-01', next_charge_on = null where ${lakeside}`;
    expect(await previewRefusals({ 'SUB-IND-1Y': 1 })).toBe('OPERATION_NOT_ALLOWED BELOW_SEATS_IN_USE');
    expect(await previewRefusals({ 'SUB-TEAM-1Y': 1 })).toBe('');
  });

  it('is for the organization that the person chose: new, with more lines, and once they have signed in', async () => {
    const two = storefrontOf('two@clinic.example');
    const lines = lineInputs({ 'IQ3-USBC': 1 });
    const chosen = { organizationSlug: 'two-rivers-health' };
    const summarizeCheckout = ({ checkout }: Changed) => [checkout?.bundleType, checkout?.organization?.name];
    const rivers = ['CORE_EXTRA_PROBE', 'Two Rivers Health'];
    const clinics = ['TEAM_EXTRA_PROBE', 'Lakeside Clinic'];

    const preview = await two.send('BundlePreview', { country: 'US', lines, ...chosen });
    expect(refusalsOf(preview.data?.['bundlePreview'] as Previewed)).toBe('');
    const begun = await two.change('CheckoutCreate', { input: { country: 'US', lines, ...chosen } });
    expect(summarizeCheckout(begun)).toEqual(rivers);

    const oldest = await two.change('CheckoutCreate', { input: { country: 'US', lines } });
    expect(summarizeCheckout(oldest)).toEqual(clinics);
    const checkoutId = oldest.checkout!.id;
    expect(summarizeCheckout(await two.change('CheckoutLinesAdd', { checkoutId, lines, ...chosen }))).toEqual(
      rivers,
    );
    expect(summarizeCheckout(await two.change('CheckoutLinesAdd', { checkoutId, lines }))).toEqual(rivers);
    const foreign = { organizationSlug: 'harbour-animal-hospital' };
    expect(
      summarizeCheckout(await two.change('CheckoutLinesAdd', { checkoutId, lines, ...foreign })),
    ).toEqual(rivers);

    const anonymous = await openCheckout(storefrontOf(null), { 'IQ3-USBC': 1 });
    const attach = { country: 'US', checkoutId: anonymous.id, ...chosen };
    await two.change('CheckoutCustomerAttach', attach);
    const { data } = await two.send('Checkout', { token: anonymous.token });
    expect(summarizeCheckout({ checkout: data?.['checkout'] } as Changed)).toEqual(rivers);
  });

  it('is for the named membership, whichever organization was chosen before', async () => {
    const [lakeside] = await membershipsOf('two@clinic.example');
    const two = storefrontOf('two@clinic.example');
    const named = { organizationMembershipId: lakeside!.id, organizationSlug: 'two-rivers-health' };
    const lines = lineInputs({ 'IQ3-USBC': 1 });
    const { checkout } = await two.change('CheckoutCreate', { input: { country: 'US', lines, ...named } });
    expect(checkout?.organization?.name).toBe('Lakeside Clinic');
  });

  it('is for the organization that the person chose when the next lines make it theirs', async () => {
    const two = storefrontOf('two@clinic.example');
    const lines = lineInputs({ 'IQ3-USBC': 1 });
    const visitor = storefrontOf(null);
    const { id: checkoutId } = await openCheckout(visitor, { 'IQ3-USBC': 1 });
    const add = { checkoutId, lines, organizationSlug: 'two-rivers-health' };
    expect((await visitor.change('CheckoutLinesAdd', add)).checkout?.organization).toBeNull();
    const { checkout } = await two.change('CheckoutLinesAdd', add);
    expect(checkout).toMatchObject({
      bundleType: 'CORE_EXTRA_PROBE',
      organization: { name: 'Two Rivers Health' },
    });
  });

  it('names the organization to nobody but its buyer', async () => {
    const { token } = await openCheckout(storefrontOf('enterprise@hospital.example'), { 'IQ3-USBC': 1 });
    const { data } = await storefrontOf(null).send('Checkout', { token });
    expect(data?.['checkout']).toMatchObject({ organization: null, changeInstead: null });
  });

  describe('of an extra probe, for an organization that changes while it is in the cart,', () => {
    const lakeside = () => shop.database.sql`(select id from organization where slug = 'lakeside-clinic')`;
    const personal = () => shop.database.sql`(select id from users where email = 'personal@clinic.example')`;
    const bundles = { before: 'TEAM_EXTRA_PROBE', withoutPlan: 'BASIC_NEW_USER' } as const;

    it.each<
      [
        change: string,
        make: () => Promise<unknown>,
        revert: () => Promise<unknown>,
        bundleType: string,
        refused: string,
        instead: string | null,
        asked: readonly string[],
      ]
    >([
      [
        'its buyer loses the right to buy one',
        () => shop.database.sql`update users set can_buy_personal_probe_iq3 = false where id = ${personal()}`,
        () => shop.database.sql`update users set can_buy_personal_probe_iq3 = true where id = ${personal()}`,
        bundles.before,
        'NO_PERMISSIONS NO_PERMISSIONS',
        'NO_PERMISSIONS',
        [],
      ],
      [
        'others register its last probes',
        () => shop.database.sql`update organization set max_devices = 1 where id = ${lakeside()}`,
        () => shop.database.sql`update organization set max_devices = null where id = ${lakeside()}`,
        bundles.before,
        'OPERATION_NOT_ALLOWED ASK_SALES',
        'ASK_SALES',
        [],
      ],
      [
        'its plan ends',
        () => shop.database.sql`
          update subscription set expires_on = '2026-11-01', next_charge_on = null
          where organization_id = ${lakeside()}`,
        () => undoSales(),
        bundles.withoutPlan,
        '',
        null,
        ['PROBE_ONLY'],
      ],
    ])('because %s', async (_change, make, revert, bundleType, refused, instead, asked) => {
      const storefront = storefrontOf('personal@clinic.example');
      const checkout = await fillCheckout(storefront, { requested: { 'IQ3-USBC': 1 } });
      expect([checkout.bundleType, checkout.changeInstead]).toEqual([bundles.before, null]);
      await make();
      const { data } = await storefront.send('BundlePreview', {
        country: 'US',
        lines: lineInputs({ 'IQ3-USBC': 1 }),
      });
      const shown = await shownCheckout(storefront, checkout.token);
      const placed = await place(storefront, checkout);
      const charges = shop.chargesFor(checkout).length;
      await revert();
      const previewed = data?.['bundlePreview'] as Previewed & { bundleType: string };
      expect([refusalsOf(previewed), previewed.bundleType]).toEqual([refused, bundleType]);
      expect([shown?.bundleType, shown?.changeInstead]).toEqual([bundleType, instead]);
      const agreed = checkout.requiredAttestations;
      expect(shown?.requiredAttestations.filter((attestation) => !agreed.includes(attestation))).toEqual(
        asked,
      );
      // Whoever still sees the old cart has agreed to nothing else.
      expect(refusalsOf(placed)).toBe(asked.length > 0 ? 'INVALID REQUIRED' : refused);
      expect(charges).toBe(0);
    });
  });

  it('follows the selected membership', async () => {
    const [, core] = await membershipsOf('two@clinic.example');
    const storefront = storefrontOf('two@clinic.example');
    const open = (organizationMembershipId: string) =>
      storefront.change('CheckoutCreate', {
        input: { country: 'US', lines: lineInputs({ 'IQ3-USBC': 1 }), organizationMembershipId },
      });
    const { checkout } = await open(core!.id);
    expect(checkout?.bundleType).toBe('CORE_EXTRA_PROBE');
    const [other] = await membershipsOf('individual@solo.example');
    for (const id of [other!.id, globalId('OrganizationMembership', crypto.randomUUID()), 'nonsense'])
      expect(await open(id)).toMatchObject({ checkout: null, checkoutErrors: [{ code: 'NOT_FOUND' }] });
  });

  it('is stored on the order, with its person and organization', async () => {
    const storefront = storefrontOf('personal@clinic.example');
    const checkout = await fillCheckout(storefront, { requested: { 'IQ3-USBC': 2 } });
    await place(storefront, checkout);
    const [order] = await shop.database.sql`
      select bundle_type, users.email, organization.slug from orders
      join users on users.id = orders.user_id join organization on organization.id = organization_id
      order by orders.created_at desc limit 1`;
    expect(order).toEqual({
      bundle_type: 'TEAM_EXTRA_PROBE',
      email: 'personal@clinic.example',
      slug: 'lakeside-clinic',
    });
    expect(await shop.violations()).toEqual([]);
  });
});
