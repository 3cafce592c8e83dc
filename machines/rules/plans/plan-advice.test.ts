import { describe, expect, it } from 'vitest';
import {
  adviceAnswersOf,
  advisedPlan,
  byRank,
  coverageOf,
  needsServedBy,
  type OfferedPlan,
  peopleCounts,
  planNeeds,
} from './plan-advice.ts';
import { planFamilies } from './plans.ts';

const human: readonly OfferedPlan[] = [
  { family: 'PRO_THREE_YEAR', market: 'HUMAN', mostMembers: 10 },
  { family: 'PRO_CUSTOM', market: 'HUMAN', mostMembers: 500 },
  { family: 'CLINIC', market: 'HUMAN', mostMembers: 100 },
  { family: 'TEAM', market: 'HUMAN', mostMembers: 50 },
  { family: 'CORE', market: 'HUMAN', mostMembers: 3 },
  { family: 'INDIVIDUAL_FOREVER', market: 'HUMAN', mostMembers: 1 },
  { family: 'INDIVIDUAL', market: 'HUMAN', mostMembers: 1 },
];
const veterinary: readonly OfferedPlan[] = [
  { family: 'INDIVIDUAL', market: 'VETERINARY', mostMembers: 1 },
  { family: 'PRO_CUSTOM', market: 'VETERINARY', mostMembers: 5 },
];

describe('the advised plan', () => {
  it.each([
    [1, 'STORE', 'INDIVIDUAL'],
    [3, 'STORE', 'CORE'],
    [10, 'STORE', 'TEAM'],
    [50, 'STORE', 'TEAM'],
    [100, 'STORE', 'CLINIC'],
    [500, 'STORE', 'PRO_CUSTOM'],
    [1, 'REVIEW', 'TEAM'],
    [100, 'REVIEW', 'PRO_CUSTOM'],
    [3, 'CONNECT', 'CLINIC'],
    [500, 'CONNECT', null],
    [1, 'FEATURES', 'PRO_CUSTOM'],
  ] as const)('for %i people who need %s is %s', (people, need, family) => {
    expect(advisedPlan({ people, need }, human)?.family ?? null).toBe(family);
  });

  it.each([
    [1, 'STORE', 'INDIVIDUAL'],
    [3, 'STORE', 'PRO_CUSTOM'],
    [3, 'CONNECT', 'PRO_CUSTOM'],
    [10, 'STORE', null],
    [1, 'FEATURES', null],
  ] as const)('of a veterinary practice, for %i people who need %s, is %s', (people, need, family) => {
    expect(advisedPlan({ people, need }, veterinary)?.family ?? null).toBe(family);
  });

  it('always has an account for everyone and serves the need', () => {
    for (const people of peopleCounts)
      for (const need of planNeeds)
        for (const plans of [human, veterinary]) {
          const plan = advisedPlan({ people, need }, plans);
          if (plan === null) continue;
          expect(plan.mostMembers).toBeGreaterThanOrEqual(people);
          expect(coverageOf(plan, need)).not.toBe('NONE');
        }
  });

  it('is none where the country sells no plan', () => {
    expect(advisedPlan({ people: 1, need: 'STORE' }, [])).toBeNull();
  });
});

it('orders plans from the smallest to the largest', () => {
  expect([...human].sort(byRank).map(({ family }) => family)).toEqual([
    'INDIVIDUAL',
    'INDIVIDUAL_FOREVER',
    'CORE',
    'TEAM',
    'CLINIC',
    'PRO_CUSTOM',
    'PRO_THREE_YEAR',
  ]);
});

it('asks only for what the plans of a market serve', () => {
  expect(needsServedBy(human)).toEqual(['STORE', 'REVIEW', 'CONNECT', 'FEATURES']);
  expect(needsServedBy(veterinary)).toEqual(['STORE', 'REVIEW', 'CONNECT']);
  expect(needsServedBy([])).toEqual([]);
});

it('knows what every plan offers', () => {
  for (const family of planFamilies)
    for (const need of planNeeds)
      expect(['INCLUDED', 'ADDED', 'NONE']).toContain(coverageOf({ family, market: 'HUMAN' }, need));
});

it.each([
  ['3', 'review', { people: 3, need: 'REVIEW' }],
  ['4', 'review', null],
  ['3', 'everything', null],
  [null, 'store', null],
  ['3', null, null],
])('reads the answers %s and %s', (people, need, answers) => {
  expect(adviceAnswersOf(people, need)).toEqual(answers);
});
