import { describe, expect, it } from 'vitest';
import {
  isManagedBySales,
  isUpgrade,
  planFamilies,
  planRank,
  planTable,
  type PlanType,
  planTypes,
} from './plans.ts';

describe('the order of plans', () => {
  it('ascends from none to pro custom', () => {
    const order: readonly PlanType[] = [
      'NONE',
      'BASIC',
      'INDIVIDUAL',
      'CORE',
      'TEAM',
      'CLINIC',
      'PRO_CUSTOM',
    ];
    const ranks = order.map((plan) => planRank(plan) ?? Number.NaN);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(new Set(ranks).size).toBe(order.length);
  });

  it.each([
    ['RENTAL', 'INDIVIDUAL'],
    ['INDIVIDUAL_FOREVER', 'INDIVIDUAL'],
    ['PRO_THREE_YEAR', 'PRO_CUSTOM'],
  ] as const)('%s ranks as %s', (plan, peer) => {
    expect(planRank(plan)).toBe(planRank(peer));
  });
});

describe('an upgrade', () => {
  it.each([
    ['BASIC', 'INDIVIDUAL', true],
    ['NONE', 'INDIVIDUAL', true],
    ['INDIVIDUAL', 'CORE', true],
    ['CORE', 'TEAM', true],
    ['RENTAL', 'TEAM', true],
    ['PRO_TRIAL', 'PRO_CUSTOM', true],
    ['PRO_TRIAL', 'INDIVIDUAL', true],
    ['NONE', 'BASIC', false],
    ['TEAM', 'CORE', false],
    ['TEAM', 'TEAM', false],
    ['INDIVIDUAL', 'INDIVIDUAL_FOREVER', false],
    ['PRO_THREE_YEAR', 'PRO_CUSTOM', false],
    ['HOSPITAL', 'PRO_CUSTOM', false],
    ['BASIC', 'HOSPITAL', false],
  ] as const)('from %s to %s: %s', (from, to, expected) => {
    expect(isUpgrade(from, to)).toBe(expected);
  });

  it('is never possible in both directions', () => {
    for (const a of planTypes)
      for (const b of planTypes) expect(isUpgrade(a, b) && isUpgrade(b, a)).toBe(false);
  });
});

it('sales manages nine plans, and none of them is sold as a bundle', () => {
  expect(planTypes.filter(isManagedBySales)).toEqual([
    'DEPARTMENT',
    'EDUCATION',
    'EMS',
    'ENTERPRISE_SECURITY',
    'ENTERPRISE_WORKFLOW',
    'GOVERNMENT',
    'HOSPITAL',
    'MEDICAL_SCHOOL',
    'RESIDENCY_PROGRAM',
  ]);
  expect(planFamilies.filter(isManagedBySales)).toEqual([]);
});

it('basic, forever, rental and no plan do not renew', () => {
  const notRenewable = planTypes.filter((plan) => !planTable[plan].isRenewable && !isManagedBySales(plan));
  expect(notRenewable).toEqual(['BASIC', 'INDIVIDUAL_FOREVER', 'NONE', 'PRO_TRIAL', 'RENTAL']);
});
