import { describe, expect, it } from 'vitest';
import {
  cardEditProblems,
  hasRoomForMethod,
  isCardExpiry,
  type MethodChange,
  type MethodOwner,
  methodProblem,
  mostSavedMethods,
  noMethodUses,
  primaryAfterRemoval,
  primaryWithout,
} from './saved-methods.ts';

const first = { id: 'first', isPrimary: true, isActive: true };
const second = { id: 'second', isPrimary: false, isActive: true };
const expired = { id: 'expired', isPrimary: false, isActive: false };
const plain: MethodOwner = { methods: [second, first], ...noMethodUses };
const changes: readonly MethodChange[] = ['edit', 'delete', 'setPrimary'];

describe('a saved payment method', () => {
  it.each(changes)('can be changed with %s if nothing depends on it', (change) => {
    expect(methodProblem(plain, 'first', change)).toBeNull();
    expect(methodProblem(plain, 'second', change)).toBeNull();
  });

  it.each(changes)('is unknown for %s if it does not belong to the owner', (change) =>
    expect(methodProblem(plain, 'third', change)).toBe('UNKNOWN_METHOD'),
  );

  it.each<[change: MethodChange, id: string, problem: string | null]>([
    ['edit', 'first', 'UNSPENT_MONTHS'],
    ['delete', 'first', 'UNSPENT_MONTHS'],
    ['setPrimary', 'first', null],
    ['edit', 'second', null],
    ['delete', 'second', null],
    ['setPrimary', 'second', 'UNSPENT_MONTHS'],
  ])('with unspent months: %s of the %s one', (change, id, problem) =>
    expect(methodProblem({ ...plain, unspentMonths: 2 }, id, change)).toBe(problem),
  );

  it('can’t be deleted if a subscription renews with it alone', () => {
    const renewing = { ...plain, renewal: 'membership' as const };
    expect(methodProblem(renewing, 'first', 'delete')).toBeNull();
    expect(methodProblem({ ...renewing, methods: [first] }, 'first', 'delete')).toBe('RENEWS_BY_IT');
    expect(methodProblem({ ...renewing, methods: [first] }, 'first', 'edit')).toBeNull();
    expect(methodProblem({ ...renewing, methods: [expired, first] }, 'first', 'delete')).toBe('RENEWS_BY_IT');
    expect(methodProblem({ ...renewing, methods: [expired, first] }, 'expired', 'delete')).toBeNull();
    expect(methodProblem({ ...renewing, renewal: 'rental', methods: [first] }, 'first', 'delete')).toBe(
      'RENTAL_CHARGES_IT',
    );
    expect(methodProblem({ ...plain, methods: [first] }, 'first', 'delete')).toBeNull();
  });
});

it('is one of at most twenty', () => {
  expect(mostSavedMethods).toBe(20);
  expect([0, 19, 20, 21].map((length) => hasRoomForMethod(Array.from({ length })))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe('an edit of a card', () => {
  const today = '2026-11-25';
  it.each([
    ['the longest name', { name: 'x'.repeat(100), expiry: null }, []],
    ['spaces around it', { name: ` ${'x'.repeat(100)} `, expiry: null }, []],
    ['one character more', { name: 'x'.repeat(101), expiry: null }, ['NAME_TOO_LONG']],
    ['the present month', { name: '', expiry: { expMonth: 11, expYear: 2026 } }, []],
    ['the month before', { name: '', expiry: { expMonth: 10, expYear: 2026 } }, ['EXPIRED']],
  ] as const)('is checked before it is sent: %s', (_what, edit, problems) => {
    expect(cardEditProblems(edit, today)).toEqual(problems);
  });
});

describe('the primary method', () => {
  it('is the newest of the remaining ones after it is deleted', () => {
    const third = { id: 'third', isPrimary: false, isActive: true };
    expect(primaryWithout([third, second, first], 'first')).toBe('third');
    expect(primaryWithout([second, first], 'second')).toBe('first');
    expect(primaryWithout([first], 'first')).toBeNull();
  });

  it('is one that can be charged after it is deleted, if there is any', () => {
    const primaryOf = (...methods: MethodOwner['methods']) => primaryAfterRemoval({ methods }, 'first');
    expect(primaryOf(expired, second, first)).toBe('second');
    expect(primaryOf(expired, first)).toBe('expired');
    expect(primaryAfterRemoval({ methods: [second, { ...expired, isPrimary: true }] }, 'first')).toBe(
      'expired',
    );
  });
});

it.each([
  [11, 2026, true],
  [10, 2026, false],
  [1, 2027, true],
  [12, 2076, true],
  [1, 2077, false],
  [0, 2030, false],
  [13, 2030, false],
  [1.5, 2030, false],
  [Number.NaN, 2030, false],
])('%s/%s is an expiry in November 2026: %s', (expMonth, expYear, isOne) =>
  expect(isCardExpiry({ expMonth, expYear }, '2026-11-20')).toBe(isOne),
);
