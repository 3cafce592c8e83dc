import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { rememberOrganizations } from '../support/undo-sales.ts';
import { fillCheckout, lineInputs, place, type RequestedItems } from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';
import {
  type Previewed,
  previewOf,
  refusalsOf,
  insteadOf,
  storefrontsOfPeople,
} from './storefronts-of-people.ts';

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
  it.each<[email: string | null, requested: RequestedItems, bundleType: string | null, refused: string]>([
    [null, { 'IQ3-USBC': 1 }, 'BASIC_NEW_USER', ''],
    [null, { 'IQ3-USBC': 10, 'SUB-PRO3-3Y': 1 }, 'PRO_THREE_YEAR_NEW_USER', ''],
    [null, { 'IQV-LTG': 10, 'SUB-PRO3-3Y': 1 }, 'PRO_THREE_YEAR_NEW_USER_VET', ''],
    [null, { 'IQ3-USBC': 10, 'SUB-PRO3-RENEWAL-3Y': 1 }, null, 'BUNDLE_NOT_FOUND PART_NOT_ALLOWED'],
    [null, { 'IQ3-USBC': 1, 'SUB-IND-FOREVER': 1 }, 'INDIVIDUAL_FOREVER_NEW_USER', ''],
    [null, { 'IQP-LTG': 1, 'SUB-IND-FOREVER': 1 }, 'INDIVIDUAL_FOREVER_NEW_USER_PLUS', ''],
    [null, { 'SUB-TEAM-SEAT-1Y': 1 }, 'TEAM_EXPANSION', 'NO_PERMISSIONS SIGN_IN_FIRST'],
    [null, { 'SUB-IND-1Y': 1 }, 'INDIVIDUAL_SUBSCRIPTION_ONLY', 'OPERATION_NOT_ALLOWED SIGN_IN_FIRST'],
    ['distributor@trade.example', { 'IQ3-USBC': 1 }, 'BASIC_NEW_USER', ''],
    [
      'distributor@trade.example',
      { 'SUB-TEAM-SEAT-1Y': 1 },
      'TEAM_EXPANSION',
      'NO_PERMISSIONS NO_PERMISSIONS',
    ],
    ['individual@solo.example', { 'IQ3-USBC': 1 }, 'INDIVIDUAL_EXTRA_PROBE', ''],
    [
      'individual@solo.example',
      { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 },
      'INDIVIDUAL_NEW_USER_WITHOUT_TRIAL',
      'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD',
    ],
    [
      'individual@solo.example',
      { 'SUB-TEAM-1Y': 1 },
      'TEAM_UPGRADE',
      'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD',
    ],
    [
      'individual@solo.example',
      { 'SUB-PROC-1Y': 1 },
      'PRO_CUSTOM_UPGRADE',
      'OPERATION_NOT_ALLOWED UPGRADE_TO_PRO_INSTEAD',
    ],
    ['individual@solo.example', { 'SUB-IND-1Y': 1 }, 'INDIVIDUAL_RENEWAL', 'OPERATION_NOT_ALLOWED TOO_EARLY'],
    [
      'individual@solo.example',
      { 'SUB-TEAM-SEAT-1Y': 1 },
      'TEAM_EXPANSION',
      'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD',
    ],
    [
      'admin@clinic.example',
      { 'SUB-TEAM-SEAT-1Y': 2 },
      'TEAM_EXPANSION',
      'OPERATION_NOT_ALLOWED ADD_SEATS_INSTEAD',
    ],
    [
      'admin@clinic.example',
      { 'SUB-IND-1Y': 1 },
      'INDIVIDUAL_UPGRADE',
      'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD',
    ],
    ['admin@clinic.example', { 'IQ-LTG': 1 }, 'TEAM_EXTRA_PROBE', ''],
    ['personal@clinic.example', { 'IQ-LTG': 1 }, 'TEAM_EXTRA_PROBE', ''],
    ['member@clinic.example', { 'IQ-LTG': 1 }, 'TEAM_EXTRA_PROBE', 'NO_PERMISSIONS NO_PERMISSIONS'],
    ['member@clinic.example', { 'SUB-TEAM-SEAT-1Y': 2 }, 'TEAM_EXPANSION', 'NO_PERMISSIONS NO_PERMISSIONS'],
    ['member@clinic.example', { 'IQ3-USBC': 1 }, 'TEAM_EXTRA_PROBE', 'NO_PERMISSIONS NO_PERMISSIONS'],
    ['personal@clinic.example', { 'IQ3-USBC': 1 }, 'TEAM_EXTRA_PROBE', ''],
    ['personal@clinic.example', { 'IQP-USBC': 1 }, 'TEAM_EXTRA_PROBE_PLUS', ''],
    ['personal@clinic.example', { 'SUB-CLINIC-1Y': 1 }, 'CLINIC_UPGRADE', 'NO_PERMISSIONS NO_PERMISSIONS'],
    ['two@clinic.example', { 'IQ3-USBC': 1 }, 'TEAM_EXTRA_PROBE', 'NO_PERMISSIONS NO_PERMISSIONS'],
    ['expired@solo.example', { 'SUB-IND-1Y': 1 }, 'INDIVIDUAL_RENEWAL', ''],
    ['expired@solo.example', { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 }, 'INDIVIDUAL_NEW_USER_WITHOUT_TRIAL', ''],
    ['pastdue@solo.example', { 'SUB-IND-1Y': 1 }, 'INDIVIDUAL_RENEWAL', ''],
    ['pastdue@solo.example', { 'SUB-TEAM-1Y': 1 }, 'TEAM_UPGRADE', 'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD'],
    ['trial@solo.example', { 'SUB-IND-1Y': 1 }, 'INDIVIDUAL_UPGRADE', ''],
    ['canceled@solo.example', { 'SUB-CORE-1Y': 1 }, 'CORE_SUBSCRIPTION_ONLY', ''],
    ['canceled@solo.example', { 'SUB-IND-1Y': 1 }, 'INDIVIDUAL_RENEWAL', ''],
    ['forever@solo.example', { 'SUB-IND-1Y': 1 }, 'INDIVIDUAL_UPGRADE', 'OPERATION_NOT_ALLOWED ASK_SALES'],
    ['forever@solo.example', { 'IQP-USBC': 1 }, 'INDIVIDUAL_FOREVER_EXTRA_PROBE_PLUS', ''],
    ['vet@practice.example', { 'IQV-USBC': 1 }, 'PRO_CUSTOM_EXTRA_PROBE_VET', ''],
    ['vet@practice.example', { 'IQ3-USBC': 1 }, 'BASIC_NEW_USER', ''],
    [
      'vet@practice.example',
      { 'SUB-TEAM-1Y': 1 },
      'TEAM_UPGRADE_VET',
      'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD',
    ],
    ['vet@practice.example', { 'SUB-CLINIC-1Y': 1 }, null, 'BUNDLE_NOT_FOUND PART_NOT_ALLOWED'],
    [
      'rental@practice.example',
      { 'SUB-TEAM-1Y': 1 },
      'TEAM_UPGRADE_VET',
      'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD',
    ],
    [
      'rental@practice.example',
      { 'SUB-PRO-VET-1Y': 1 },
      'PRO_CUSTOM_UPGRADE_VET',
      'OPERATION_NOT_ALLOWED UPGRADE_TO_PRO_INSTEAD',
    ],
    ['custom@hospital.example', { 'IQ3-USBC': 1 }, 'PRO_CUSTOM_EXTRA_PROBE', ''],
    [
      'enterprise@hospital.example',
      { 'IQ3-USBC': 1 },
      'BASIC_NEW_USER',
      'ENTERPRISE_CODE_REQUIRED ASK_SALES',
    ],
    ['enterprise@hospital.example', { 'SUB-TEAM-1Y': 1 }, 'TEAM_UPGRADE', 'OPERATION_NOT_ALLOWED ASK_SALES'],
    ['admin@small-clinic.example', { 'SUB-CLINIC-1Y': 1 }, 'CLINIC_RENEWAL', ''],
    [
      'three-year@practice.example',
      { 'SUB-PRO3-RENEWAL-3Y': 1 },
      'PRO_THREE_YEAR_RENEWAL',
      'OPERATION_NOT_ALLOWED TOO_EARLY',
    ],
    [
      'old-team@practice.example',
      { 'SUB-TEAM-SEAT-1Y': 5 },
      'TEAM_EXPANSION',
      'OPERATION_NOT_ALLOWED ADD_SEATS_INSTEAD',
    ],
  ])('%s, %j: %s %s', async (email, requested, bundleType, refused) => {
    const storefront = storefrontOf(email);
    const checkout = await fillCheckout(storefront, { requested, ...(email !== null && { email }) });
    expect(checkout.bundleType).toBe(bundleType);
    expect(checkout.changeInstead).toBe(insteadOf(refused));
    const previewed = await previewOf(storefront, requested);
    expect([refusalsOf(previewed), previewed.subtotalPrice?.net]).toEqual([
      refused,
      checkout.subtotalPrice.net,
    ]);
    const placed = await place(storefront, checkout);
    expect(refusalsOf(placed)).toBe(refused);
    expect(placed.orderToken === null).toBe(refused !== '');
    expect(shop.chargesFor(checkout)).toHaveLength(refused === '' ? 1 : 0);
  });

  it('is previewed without being stored', async () => {
    const countCheckouts = async () =>
      (await shop.database.sql<[{ count: number }]>`select count(*)::integer as count from checkout`)[0]
        .count;
    const before = await countCheckouts();
    const storefront = storefrontOf('canceled@solo.example');
    const pro = { 'SUB-PROC-1Y': 1, 'SUB-PROC-SEAT-1Y': 2, 'SUB-PROC-COLL-TELE-1Y': 1 };
    expect(refusalsOf(await previewOf(storefront, pro))).toBe('');
    expect(await previewOf(storefront, { 'SUB-PROC-SEAT-1Y': 9000 })).toMatchObject({
      checkoutErrors: [{ code: 'OPERATION_NOT_ALLOWED', reason: 'TOO_MANY_SEATS' }],
      subtotalPrice: null,
    });
    const { data } = await storefront.send('BundlePreview', { country: 'KE', lines: lineInputs(pro) });
    expect(data?.['bundlePreview']).toMatchObject({ subtotalPrice: null });
    expect(await countCheckouts()).toBe(before);
  });

  it('is previewed for the organization that is named, and for no one else’s', async () => {
    const storefront = storefrontOf('two@clinic.example');
    const [ofClinic, ofRivers] = await membershipsOf('two@clinic.example');
    const [foreign] = await membershipsOf('individual@solo.example');
    for (const [membership, refused] of [
      [undefined, 'NO_PERMISSIONS NO_PERMISSIONS'],
      [ofClinic, 'NO_PERMISSIONS NO_PERMISSIONS'],
      [ofRivers, 'OPERATION_NOT_ALLOWED UPGRADE_TO_PRO_INSTEAD'],
      [foreign, 'NOT_FOUND'],
    ] as const) {
      const { data } = await storefront.send('BundlePreview', {
        country: 'US',
        lines: lineInputs({ 'SUB-PROC-1Y': 1 }),
        organizationMembershipId: membership?.id ?? null,
      });
      expect(refusalsOf(data?.['bundlePreview'] as Previewed)).toBe(refused);
    }
  });

  it('is sold to an organization only in the currency of its own shop', async () => {
    const storefront = storefrontOf('expired@solo.example');
    for (const [country, refused] of [
      ['US', ''],
      ['DE', 'OPERATION_NOT_ALLOWED OTHER_CURRENCY'],
    ] as const) {
      const { data } = await storefront.send('BundlePreview', {
        country,
        lines: lineInputs({ 'SUB-IND-1Y': 1 }),
      });
      expect(refusalsOf(data?.['bundlePreview'] as Previewed)).toBe(refused);
    }
  });
});
