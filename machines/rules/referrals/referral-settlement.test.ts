import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeMonths } from '../plans/index.ts';
import { addDays } from '../time/index.ts';
import { referralDueDay, referralMonths } from './referral-program.ts';
import {
  nextReferralStep,
  type ReferralFacts,
  type ReferralStatus,
  referralStatuses,
  type ReferralStep,
  returnedMonths,
  reversedMonths,
} from './referral-settlement.ts';

const waiting: ReferralFacts = {
  status: 'WAITING',
  dueOn: '2026-12-28',
  today: '2026-12-27',
  isFullyCharged: true,
  isEnded: false,
  paid: 100_00,
  refunded: 0,
};
const granted: ReferralFacts = { ...waiting, status: 'GRANTED', today: '2027-03-01' };

describe('a referral', () => {
  it.each<[what: string, facts: ReferralFacts, step: ReferralStep]>([
    ['waits within the return window', waiting, 'WAIT'],
    ['is granted on the day after it', { ...waiting, today: '2026-12-28' }, 'GRANT'],
    ['is granted later, too', { ...waiting, today: '2027-06-01' }, 'GRANT'],
    ['waits for the charge', { ...waiting, today: '2027-06-01', isFullyCharged: false }, 'WAIT'],
    ['ends with its order', { ...waiting, isEnded: true }, 'CANCEL'],
    ['ends when its order is refunded', { ...waiting, refunded: 100_00 }, 'CANCEL'],
    ['waits after a small refund', { ...waiting, refunded: 49_99 }, 'WAIT'],
    ['of an order that cost nothing earns nothing', { ...waiting, today: '2027-06-01', paid: 0 }, 'CANCEL'],
    ['that was granted stays so', granted, 'KEEP'],
    ['that was granted survives a small refund', { ...granted, refunded: 49_99 }, 'KEEP'],
    ['that was granted is reversed by a refund of half', { ...granted, refunded: 50_00 }, 'REVERSE'],
    ['that was granted is reversed by a withdrawal', { ...granted, isEnded: true }, 'REVERSE'],
    ['that was reversed stays so', { ...granted, status: 'REVERSED', isEnded: true }, 'KEEP'],
    ['that was canceled stays so', { ...waiting, status: 'CANCELED', today: '2027-06-01' }, 'KEEP'],
  ])('%s', (_what, facts, step) => {
    expect(nextReferralStep(facts)).toBe(step);
  });

  it('is granted only while it waits, and reversed only when it was granted', () => {
    const anyFacts = fc.record({
      status: fc.constantFrom(...referralStatuses),
      dueOn: fc.constantFrom('2026-12-01', '2026-12-28'),
      today: fc.constantFrom('2026-11-01', '2026-12-28', '2027-05-01'),
      isFullyCharged: fc.boolean(),
      isEnded: fc.boolean(),
      paid: fc.nat(1000),
      refunded: fc.nat(1000),
    });
    const from: Readonly<Partial<Record<ReferralStep, ReferralStatus>>> = {
      WAIT: 'WAITING',
      GRANT: 'WAITING',
      CANCEL: 'WAITING',
      REVERSE: 'GRANTED',
    };
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const needed = from[nextReferralStep(facts)];
        expect(facts.status).toBe(needed ?? facts.status);
      }),
    );
  });
});

it.each([
  ['takes what was granted', 1, 5, 1],
  ['takes what is left', 3, 2, 2],
  ['takes nothing where nothing is left', 1, 0, 0],
  ['takes nothing of a debt of older times', 1, -2, 0],
])('a reversal %s', (_what, months, unspent, taken) => {
  expect(reversedMonths(months, unspent)).toBe(taken);
});

type Happening =
  | { readonly kind: 'ORDER'; readonly deliveryDays: number | null }
  | { readonly kind: 'REFUND'; readonly order: number; readonly share: number }
  | { readonly kind: 'WITHDRAW'; readonly order: number }
  | { readonly kind: 'RENEW'; readonly termMonths: number }
  | { readonly kind: 'REFUND_RENEWAL'; readonly renewal: number }
  | { readonly kind: 'DAYS'; readonly days: number }
  | { readonly kind: 'SETTLE' };

const anyHappening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    kind: fc.constant('ORDER'),
    deliveryDays: fc.option(fc.nat(20)),
  }),
  fc.record({ kind: fc.constant('REFUND'), order: fc.nat(10), share: fc.nat(100) }),
  fc.record({ kind: fc.constant('WITHDRAW'), order: fc.nat(10) }),
  fc.record({ kind: fc.constant('RENEW'), termMonths: fc.constantFrom(1, 12, 36) }),
  fc.record({ kind: fc.constant('REFUND_RENEWAL'), renewal: fc.nat(5) }),
  fc.record({ kind: fc.constant('DAYS'), days: fc.nat(60) }),
  fc.record({ kind: fc.constant('SETTLE') }),
);

interface Entry {
  readonly reason: 'GRANTED' | 'SPENT' | 'REVERSED' | 'RETURNED';
  readonly months: number;
  readonly order: number | null;
  readonly renewal?: number;
}

/** What an organization has for orders that weren't given back, less what renewals that are still paid have used. */
const entitledTo = (
  entries: readonly Entry[],
  orders: readonly Omit<ReferralFacts, 'today'>[],
  except?: Entry,
) =>
  entries
    .filter((entry) => entry !== except)
    .filter(({ reason, order, renewal }) =>
      reason === 'GRANTED'
        ? order === null || orders[order]?.status !== 'REVERSED'
        : reason === 'SPENT' &&
          !entries.some((other) => other.reason === 'RETURNED' && other.renewal === renewal),
    )
    .reduce((sum, { months }) => sum + months, 0);

/** The ledger after everything that happens; an order is what a friend pays, and `settle` what the job does. */
function ledgerOf(happenings: readonly Happening[]) {
  const entries: Entry[] = [];
  const orders: Omit<ReferralFacts, 'today'>[] = [];
  const sums: number[] = [];
  let today = '2026-11-20';
  let renewals = 0;
  const unspent = () => entries.reduce((sum, { months }) => sum + months, 0);
  const add = (entry: Entry) => {
    if (entry.months !== 0) entries.push(entry);
    sums.push(unspent());
  };
  const settle = () =>
    orders.forEach((facts, order) => {
      const to = (status: ReferralStatus) => {
        orders[order] = { ...facts, status };
      };
      switch (nextReferralStep({ ...facts, today })) {
        case 'GRANT':
          add({ reason: 'GRANTED', months: referralMonths, order });
          to('GRANTED');
          break;
        case 'CANCEL':
          to('CANCELED');
          break;
        case 'REVERSE':
          add({ reason: 'REVERSED', months: 0 - reversedMonths(referralMonths, unspent()), order });
          to('REVERSED');
          break;
        case 'WAIT':
        case 'KEEP':
      }
    });
  const change = (order: number, to: (facts: Omit<ReferralFacts, 'today'>) => Partial<ReferralFacts>) => {
    const facts = orders[order];
    if (facts !== undefined) orders[order] = { ...facts, ...to(facts) };
  };
  for (const happening of happenings)
    switch (happening.kind) {
      case 'ORDER': {
        const { deliveryDays } = happening;
        const deliveredOn = deliveryDays === null ? null : addDays(today, deliveryDays);
        orders.push({ ...waiting, dueOn: referralDueDay({ orderedOn: today, deliveredOn }) });
        break;
      }
      case 'REFUND':
        change(happening.order, ({ paid, refunded }) => ({
          refunded: Math.min(paid, refunded + (paid * happening.share) / 100),
        }));
        break;
      case 'WITHDRAW':
        change(happening.order, () => ({ isEnded: true }));
        break;
      case 'RENEW':
        add({
          reason: 'SPENT',
          months: 0 - freeMonths(unspent(), happening.termMonths),
          order: null,
          renewal: (renewals += 1),
        });
        break;
      case 'REFUND_RENEWAL': {
        const { renewal } = happening;
        const of = entries.filter((entry) => entry.renewal === renewal);
        const spent = of.find(({ reason }) => reason === 'SPENT');
        if (spent === undefined || of.length > 1) break;
        const months = returnedMonths({
          spentMonths: -spent.months,
          unspentMonths: unspent(),
          entitledMonths: entitledTo(entries, orders, spent),
        });
        add({ reason: 'RETURNED', months, order: null, renewal });
        break;
      }
      case 'DAYS':
        today = addDays(today, happening.days);
        break;
      case 'SETTLE':
        settle();
    }
  return { entries, orders, sums };
}

describe('the ledger, whatever is paid, refunded and renewed in whatever order', () => {
  const given = fc.array(anyHappening, { maxLength: 60 });

  it('never goes below zero, and no month is granted or taken back twice', () => {
    fc.assert(
      fc.property(given, (happenings) => {
        const { entries, sums } = ledgerOf(happenings);
        expect(sums.every((sum) => sum >= 0)).toBe(true);
        const keys = entries
          .filter(({ order }) => order !== null)
          .map(({ reason, order }) => `${reason} ${order}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('adds up: what was granted is left, used or taken back', () => {
    fc.assert(
      fc.property(given, (happenings) => {
        const { entries, orders, sums } = ledgerOf(happenings);
        const of = (reason: Entry['reason']) =>
          entries.reduce((sum, entry) => sum + (entry.reason === reason ? Math.abs(entry.months) : 0), 0);
        expect(sums.at(-1) ?? 0).toBe(of('GRANTED') + of('RETURNED') - of('SPENT') - of('REVERSED'));
        const everGranted = orders.filter(({ status }) => status === 'GRANTED' || status === 'REVERSED');
        expect(of('GRANTED')).toBe(everGranted.length * referralMonths);
      }),
    );
  });

  it('has what all that still counts comes to, or what was used before it stopped counting', () => {
    fc.assert(
      fc.property(given, (happenings) => {
        const { entries, orders, sums } = ledgerOf([...happenings, { kind: 'SETTLE' }]);
        expect(sums.at(-1) ?? 0).toBe(Math.max(0, entitledTo(entries, orders)));
      }),
    );
  });

  it('stays the same however often it is settled', () => {
    fc.assert(
      fc.property(given, (happenings) => {
        const once = ledgerOf([...happenings, { kind: 'SETTLE' }]);
        const again = ledgerOf([...happenings, { kind: 'SETTLE' }, { kind: 'SETTLE' }]);
        expect(again.entries).toEqual(once.entries);
      }),
    );
  });
});
