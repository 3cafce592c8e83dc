import type { EditedMembership, EditedOrganization } from '../edit-membership/index.ts';
import { money } from '../rules/money/index.ts';

const price = { net: money(240_000, 'USD'), tax: money(0, 'USD'), gross: money(240_000, 'USD') };

const team: EditedOrganization = {
  name: 'Lakeside Clinic',
  slug: 'lakeside-clinic',
  market: 'HUMAN',
  planType: 'TEAM',
  status: 'ACTIVE',
  lastDay: '2027-08-27',
  isExpired: false,
  isChangePending: false,
  nextChargeDay: '2027-08-28',
  price,
  renewal: { price, freeMonths: 0, amount: price },
  commitment: null,
  trial: null,
  seats: { now: 5, additional: 0, inUse: 3, most: 50, isSoldInTens: false },
  isRenewable: false,
  lowerSkus: ['SUB-IND-1Y', 'SUB-CORE-1Y'],
  scheduled: null,
};

const editedAs = (changes: Partial<EditedOrganization>): EditedMembership => ({
  id: 'bWVtYmVyOjE=',
  isAdmin: true,
  organization: { ...team, ...changes },
});

/** Memberships of an administrator: of a team with five seats, and what differs from it. */
export const exampleEdited = {
  team: editedAs({}),
  scheduled: editedAs({
    seats: { ...team.seats, now: 8, additional: 3 },
    scheduled: { sku: 'SUB-TEAM-1Y', planType: 'TEAM', seats: 5, day: '2027-08-28', price },
  }),
  ending: editedAs({ nextChargeDay: null }),
  inTens: editedAs({ seats: { now: 20, additional: 10, inUse: 12, most: 50, isSoldInTens: true } }),
  individual: editedAs({
    planType: 'INDIVIDUAL',
    lowerSkus: [],
    seats: { now: 1, additional: 0, inUse: 1, most: 500, isSoldInTens: false },
  }),
  rented: editedAs({
    planType: 'RENTAL',
    lowerSkus: [],
    lastDay: '2026-12-19',
    nextChargeDay: '2026-12-20',
    commitment: { lastDay: '2028-11-19', months: 24 },
    seats: { now: 1, additional: 0, inUse: 1, most: 1, isSoldInTens: false },
  }),
  bySales: editedAs({ planType: 'HOSPITAL', lowerSkus: [], nextChargeDay: null, price: null }),
  expired: editedAs({ lastDay: '2026-10-20', isExpired: true, isRenewable: true, nextChargeDay: null }),
} as const satisfies Readonly<Record<string, EditedMembership>>;
