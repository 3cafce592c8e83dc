import { describe, expect, it } from 'vitest';
import type { BuyerMembership, BuyerOrganization, ProductLine } from '../catalogue/index.ts';
import { planTypes } from '../plans/index.ts';
import { extraProbeObstacle, extraProbes, mayAddProbes, mostExtraProbes, type SoldProbe } from './index.ts';

const probe = (productLine: ProductLine): SoldProbe => ({
  productLine,
  variants: [{ sku: productLine, connector: 'usb-c' }],
});
const sold = (['IQ_3', 'IQ_PLUS', 'IQ_PLUS_VET'] as const).map(probe);

const team: BuyerOrganization = {
  today: '2026-11-26',
  market: 'HUMAN',
  planType: 'TEAM',
  subscriptionStatus: 'ACTIVE',
  subscriptionExpirationDate: '2027-10-31',
  hasHadTrial: false,
  registeredProbes: 3,
  maxDevices: 50,
  commitmentEndDate: null,
};

const member = (
  change: Partial<BuyerOrganization> = {},
  rights: Partial<BuyerMembership> = {},
): BuyerMembership => ({
  isOrganizationAdmin: true,
  canPurchasePersonalProbe: false,
  canBuyPersonalProbePlus: false,
  canBuyPersonalProbeIq3: false,
  organization: { ...team, ...change },
  ...rights,
});

const linesFor = (own: BuyerMembership, country = 'US') =>
  extraProbes(sold, own, country).map(({ productLine }) => productLine);

describe('the probes that may be added', () => {
  it.each<[who: string, own: BuyerMembership, country: string, lines: readonly ProductLine[]]>([
    ['by an administrator of a team', member(), 'US', ['IQ_3', 'IQ_PLUS']],
    ['in Kenya', member(), 'KE', ['IQ_PLUS']],
    [
      'by a member with the right to an IQ+',
      member({}, { isOrganizationAdmin: false, canBuyPersonalProbePlus: true }),
      'US',
      ['IQ_PLUS'],
    ],
    [
      'by a veterinary practice',
      member({ market: 'VETERINARY', planType: 'PRO_CUSTOM' }),
      'US',
      ['IQ_PLUS_VET'],
    ],
    ['by another member: none', member({}, { isOrganizationAdmin: false }), 'US', []],
  ])('%s', (_who, own, country, lines) => {
    expect(linesFor(own, country)).toEqual(lines);
  });
});

it.each([
  [3, 50, 10],
  [45, 50, 5],
  [50, 50, 0],
  [60, 50, 0],
])('with %d of %d probes registered, %d more are sold at once', (registeredProbes, maxDevices, most) => {
  const own = member({ registeredProbes, maxDevices });
  expect(mostExtraProbes(own)).toBe(most);
  const [first] = sold;
  if (first === undefined) throw new Error('No probe is sold.');
  const isAllowed = (quantity: number) => mayAddProbes(first, quantity, own, 'US').allowed;
  expect([isAllowed(most), isAllowed(most + 1)]).toEqual([most > 0, false]);
});

describe('what stands in the way', () => {
  it.each<[what: string, own: BuyerMembership, obstacle: string | null]>([
    ['nothing', member(), null],
    ['sales, who manage the plan', member({ planType: 'HOSPITAL' }), 'SALES'],
    ['the end of the plan', member({ subscriptionStatus: 'CANCELED' }), 'NO_PLAN'],
    ['not to be an administrator', member({}, { isOrganizationAdmin: false }), 'NOT_ALLOWED'],
    ['as many probes as may be registered', member({ registeredProbes: 50 }), 'FULL'],
    ['no probe for the plan', member({ market: 'VETERINARY', planType: 'RENTAL' }), 'NOT_SOLD'],
  ])('%s', (_what, own, obstacle) => {
    expect(extraProbeObstacle(sold, own, 'US')).toBe(obstacle);
  });

  it('is nothing exactly where a probe is offered', () => {
    for (const planType of planTypes)
      for (const isOrganizationAdmin of [true, false])
        for (const subscriptionStatus of ['ACTIVE', 'PAST_DUE', 'CANCELED', null] as const) {
          const own = member({ planType, subscriptionStatus }, { isOrganizationAdmin });
          expect(extraProbeObstacle(sold, own, 'US') === null).toBe(linesFor(own).length > 0);
        }
  });
});
