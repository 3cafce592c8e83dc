import { describe, expect, it } from 'vitest';
import type { BuyerOrganization } from '../catalogue/index.ts';
import {
  addedProLines,
  changeProChoice,
  chosenProPlan,
  isProUnchanged,
  openFeatures,
  type ProChangeObstacle,
  proChangeObstacle,
  type ProChoice,
  proDifference,
  type ProDirection,
  proOffers,
  proPlansOf,
  proSeatRange,
  type CurrentPlan,
  toRequestedChange,
} from './index.ts';

const tele = 'SUB-PROC-COLL-TELE-1Y';
const cardiac = 'SUB-PROC-DIAG-CARDIAC-1Y';

interface Given extends Partial<Omit<CurrentPlan, 'buyer' | 'seats'>> {
  readonly seats?: Partial<CurrentPlan['seats']>;
  readonly organization?: Partial<BuyerOrganization>;
  readonly isAdmin?: boolean;
}

/** A Pro plan with eight seats, three of them bought, six in use, and one feature. */
const runningPlan = ({
  seats = {},
  organization = {},
  isAdmin = true,
  ...given
}: Given = {}): CurrentPlan => ({
  sku: 'SUB-PROC-1Y',
  featureSkus: [tele],
  isRenewing: true,
  ...given,
  seats: { now: 8, additional: 3, inUse: 6, most: 500, ...seats },
  buyer: {
    isOrganizationAdmin: isAdmin,
    canPurchasePersonalProbe: false,
    canBuyPersonalProbePlus: false,
    canBuyPersonalProbeIq3: false,
    organization: {
      today: '2026-11-26',
      market: 'HUMAN',
      planType: 'PRO_CUSTOM',
      subscriptionStatus: 'ACTIVE',
      subscriptionExpirationDate: '2027-08-27',
      hasHadTrial: false,
      registeredProbes: 2,
      maxDevices: 50,
      commitmentEndDate: null,
      ...organization,
    },
  },
});

const team = (seats: Partial<CurrentPlan['seats']> = {}): CurrentPlan =>
  runningPlan({ sku: 'SUB-TEAM-1Y', featureSkus: [], seats, organization: { planType: 'TEAM' } });

const vet = (planType: BuyerOrganization['planType'], sku: string, inUse = 3): CurrentPlan =>
  runningPlan({
    sku,
    featureSkus: [],
    seats: { now: 5, additional: 0, inUse },
    organization: { planType, market: 'VETERINARY' },
  });

function planOf(of: CurrentPlan, sku = 'SUB-PROC-1Y') {
  const plan = chosenProPlan({ sku }, of, proOffers);
  if (plan === null) throw new Error('No Pro plan is sold.');
  return plan;
}

const choiceOf = (
  direction: ProDirection,
  of: CurrentPlan,
  part: Partial<ProChoice> = {},
  before: ProChoice | null = null,
) => changeProChoice(direction, before, part, of, planOf(of, part.sku ?? before?.sku));

describe('a choice', () => {
  it('begins with what the organization has', () => {
    for (const direction of ['UPGRADE', 'DOWNGRADE'] as const) {
      const choice = choiceOf(direction, runningPlan());
      expect(choice).toEqual({ sku: 'SUB-PROC-1Y', members: 8, features: [tele] });
      expect(isProUnchanged(choice, runningPlan(), planOf(runningPlan()))).toBe(true);
    }
  });

  it.each<[plan: string, seats: Partial<CurrentPlan['seats']>, members: number]>([
    ['bought seats, which it keeps', { now: 8, additional: 3, inUse: 6 }, 8],
    ['no bought seats, which begins with those of the plan', { now: 50, additional: 0, inUse: 3 }, 5],
    ['more members than the plan includes', { now: 50, additional: 0, inUse: 9 }, 9],
  ])('of another plan with %s', (_plan, seats, members) => {
    const choice = choiceOf('UPGRADE', team(seats));
    expect(choice).toEqual({ sku: 'SUB-PROC-1Y', members, features: [] });
    expect(isProUnchanged(choice, team(seats), planOf(team(seats)))).toBe(false);
  });

  it('adds features and members, and keeps those that there are', () => {
    const more = choiceOf('UPGRADE', runningPlan(), { members: 10, features: [cardiac, 'UNKNOWN'] });
    expect(more).toEqual({ sku: 'SUB-PROC-1Y', members: 10, features: [tele, cardiac] });
    expect(proDifference(more, runningPlan())).toEqual({ seats: 2, added: [cardiac], removed: [] });
    expect(choiceOf('UPGRADE', runningPlan(), { members: 2 }, more).members).toBe(8);
    expect(choiceOf('UPGRADE', runningPlan(), { members: 900 }, more).members).toBe(501);
  });

  it('takes away features and members, but none that are in use', () => {
    const less = choiceOf('DOWNGRADE', runningPlan(), { members: 1, features: [cardiac] });
    expect(less).toEqual({ sku: 'SUB-PROC-1Y', members: 6, features: [] });
    expect(proDifference(less, runningPlan())).toEqual({ seats: -2, added: [], removed: [tele] });
    expect(choiceOf('DOWNGRADE', runningPlan(), { members: 20 }).members).toBe(8);
  });

  it('keeps a feature that isn’t sold any more until it is taken away', () => {
    const held = runningPlan({ featureSkus: [tele, 'RETIRED'] });
    expect(choiceOf('UPGRADE', held, { features: [] }).features).toEqual([tele, 'RETIRED']);
    expect(choiceOf('DOWNGRADE', held, { features: [tele] }).features).toEqual([tele]);
  });

  it('is one more than the most where more members are in use than are sold online', () => {
    const many = vet('TEAM', 'SUB-TEAM-VET-1Y', 7);
    expect(choiceOf('UPGRADE', many, { sku: 'SUB-PRO-VET-1Y' }).members).toBe(6);
  });

  it('is sent whole for the Pro plan, and with its name alone for a lower one', () => {
    const less = choiceOf('DOWNGRADE', runningPlan(), { members: 7, features: [] });
    const plan = planOf(runningPlan());
    expect(toRequestedChange(less, plan)).toEqual({ sku: 'SUB-PROC-1Y', seats: 7, featureSkus: [] });
    expect(toRequestedChange({ ...less, sku: 'SUB-TEAM-1Y' }, plan)).toEqual({
      sku: 'SUB-TEAM-1Y',
      seats: null,
      featureSkus: null,
    });
    expect(
      isProUnchanged({ ...choiceOf('DOWNGRADE', runningPlan()), sku: 'SUB-TEAM-1Y' }, runningPlan(), plan),
    ).toBe(false);
  });
});

it('adds to what is paid only what is new, and of another plan everything', () => {
  const part = { members: 10, features: [tele, cardiac] };
  expect(
    addedProLines(choiceOf('UPGRADE', runningPlan(), part), runningPlan(), planOf(runningPlan())),
  ).toEqual([
    { sku: 'SUB-PROC-SEAT-1Y', quantity: 2 },
    { sku: cardiac, quantity: 1 },
  ]);
  expect(addedProLines(choiceOf('UPGRADE', team(), part), team(), planOf(team()))).toEqual([
    { sku: 'SUB-PROC-1Y', quantity: 1 },
    { sku: 'SUB-PROC-SEAT-1Y', quantity: 5 },
    { sku: tele, quantity: 1 },
    { sku: cardiac, quantity: 1 },
  ]);
});

it('offers an organization its own term, and others every term', () => {
  const skus = (of: CurrentPlan) => proPlansOf(of, proOffers).map(({ sku }) => sku);
  expect(skus(vet('PRO_CUSTOM', 'SUB-PRO-VET-3Y'))).toEqual(['SUB-PRO-VET-3Y']);
  expect(skus(vet('PRO_CUSTOM', 'RETIRED'))).toEqual(['SUB-PRO-VET-1Y']);
  expect(skus(vet('TEAM', 'SUB-TEAM-VET-1Y'))).toEqual(['SUB-PRO-VET-1Y', 'SUB-PRO-VET-3Y']);
  expect(chosenProPlan({ sku: 'SUB-PROC-1Y' }, runningPlan(), { ...proOffers, plans: [] })).toBeNull();
});

it.each<[ProDirection, CurrentPlan, fewest: number, most: number]>([
  ['UPGRADE', runningPlan(), 8, 500],
  ['UPGRADE', runningPlan({ seats: { most: 10 } }), 8, 10],
  ['UPGRADE', team(), 6, 500],
  ['DOWNGRADE', runningPlan(), 6, 8],
  ['DOWNGRADE', runningPlan({ seats: { inUse: 2 } }), 5, 8],
  ['DOWNGRADE', runningPlan({ seats: { inUse: 12 } }), 8, 8],
  ['UPGRADE', vet('PRO_CUSTOM', 'SUB-PRO-VET-1Y'), 5, 5],
])('has seats %# for a %s', (direction, of, fewest, most) => {
  expect(proSeatRange(direction, of, planOf(of))).toEqual({ fewest, most });
});

it('opens the features that the plan lacks, or those that it has', () => {
  expect(openFeatures('UPGRADE', runningPlan(), planOf(runningPlan()))).toEqual([cardiac]);
  expect(openFeatures('DOWNGRADE', runningPlan(), planOf(runningPlan()))).toEqual([tele]);
});

describe('what stands in the way', () => {
  const all = runningPlan({ featureSkus: [tele, cardiac], seats: { most: 8 } });
  const least = runningPlan({ featureSkus: [], seats: { inUse: 8 } });
  const withPlan = (organization: Partial<BuyerOrganization>) => runningPlan({ organization });

  it.each<[CurrentPlan, upgrade: ProChangeObstacle | null, downgrade: ProChangeObstacle | null]>([
    [runningPlan(), null, null],
    [runningPlan({ isAdmin: false }), 'NOT_ADMINISTRATOR', 'NOT_ADMINISTRATOR'],
    [withPlan({ planType: 'HOSPITAL' }), 'SALES', 'SALES'],
    [withPlan({ subscriptionStatus: 'CANCELED' }), 'ENDED', 'ENDED'],
    [withPlan({ subscriptionExpirationDate: '2026-11-25' }), 'ENDED', 'ENDED'],
    [withPlan({ planType: 'NONE', subscriptionStatus: null }), 'ENDED', 'ENDED'],
    [withPlan({ subscriptionStatus: 'PAST_DUE' }), 'OVERDUE', 'OVERDUE'],
    [withPlan({ planType: 'RENTAL', commitmentEndDate: '2027-01-01' }), 'COMMITTED', 'COMMITTED'],
    [withPlan({ planType: 'RENTAL', commitmentEndDate: '2026-11-26' }), null, 'OTHER_PLAN'],
    [team(), null, 'OTHER_PLAN'],
    [withPlan({ planType: 'PRO_TRIAL', subscriptionStatus: 'TRIALING' }), null, 'OTHER_PLAN'],
    [withPlan({ planType: 'PRO_THREE_YEAR' }), 'NOTHING_TO_ADD', 'OTHER_PLAN'],
    [vet('TEAM', 'SUB-TEAM-VET-1Y'), null, 'OTHER_PLAN'],
    [vet('PRO_CUSTOM', 'SUB-PRO-VET-1Y'), 'NOTHING_TO_ADD', 'NOTHING_TO_REMOVE'],
    [runningPlan({ isRenewing: false }), null, 'NOT_RENEWING'],
    [all, 'NOTHING_TO_ADD', null],
    [least, null, 'NOTHING_TO_REMOVE'],
  ])('of the plan %#', (of, upgrade, downgrade) => {
    const shop = { offers: proOffers, country: 'US', lowerPlans: 0 };
    expect(proChangeObstacle('UPGRADE', of, shop)).toBe(upgrade);
    expect(proChangeObstacle('DOWNGRADE', of, shop)).toBe(downgrade);
  });

  it('is the country where it sells no Pro plan, and nothing where a plan is below', () => {
    const shop = { offers: proOffers, country: 'KE', lowerPlans: 0 };
    expect(proChangeObstacle('UPGRADE', runningPlan(), shop)).toBe('NOT_SOLD');
    expect(proChangeObstacle('DOWNGRADE', least, { ...shop, country: 'US', lowerPlans: 1 })).toBeNull();
  });
});
