import { taxOnNet } from '@sonde/machines/rules/tax';
import { money } from '@sonde/machines/rules/money';
import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  entriesOfCharge,
  entriesOfFailedRefund,
  entriesOfRefund,
  entriesOfStrayCharge,
  entriesOfStrayRefund,
} from './ledger.ts';
import type { LedgerEntry } from './ledger.ts';

const sum = (entries: readonly LedgerEntry[]) => entries.reduce((total, { amount }) => total + amount, 0);

describe('the ledger', () => {
  it('books a charge as sales and tax', () => {
    expect(entriesOfCharge(taxOnNet(money(389_900, 'USD'), 72_500), 'PROVIDER')).toEqual([
      { account: 'PROVIDER', amount: 418_168 },
      { account: 'SALES', amount: -389_900 },
      { account: 'TAX', amount: -28_268 },
    ]);
  });

  it('returns the shares of sales and tax, whatever the parts of a refund', () => {
    const anyParts = array(integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 6 });
    assert(
      property(anyParts, integer({ min: 0, max: 300_000 }), (parts, ratePpm) => {
        const whole = parts.reduce((total, part) => total + part, 0);
        const tax = taxOnNet(money(whole, 'USD'), ratePpm).tax.amount;
        const total = {
          net: money(whole - Math.min(tax, whole), 'USD'),
          tax: money(Math.min(tax, whole), 'USD'),
          gross: money(whole, 'USD'),
        };
        let before = 0;
        const refunds = parts.flatMap((amount) => {
          const entries = entriesOfRefund(total, { before, amount, settled: 0 }, 'PROVIDER');
          before += amount;
          expect(sum(entries)).toBe(0);
          return entries;
        });
        for (const charged of entriesOfCharge(total, 'PROVIDER'))
          expect(sum(refunds.filter(({ account }) => account === charged.account))).toBe(0 - charged.amount);
      }),
    );
  });

  it('owes a refund that failed until another one pays it, without sales and tax', () => {
    const total = taxOnNet(money(10_000, 'USD'), 100_000);
    const again = entriesOfRefund(total, { before: 5_500, amount: 5_500, settled: 5_500 }, 'BANK');
    expect([...entriesOfFailedRefund(5_500), ...again]).toEqual([
      { account: 'PROVIDER', amount: 5_500 },
      { account: 'OWED_REFUNDS', amount: -5_500 },
      { account: 'BANK', amount: -5_500 },
      { account: 'OWED_REFUNDS', amount: 5_500 },
    ]);
    const more = entriesOfRefund(total, { before: 5_500, amount: 6_600, settled: 5_500 }, 'BANK');
    expect(more).toEqual([
      { account: 'BANK', amount: -6_600 },
      { account: 'OWED_REFUNDS', amount: 5_500 },
      { account: 'SALES', amount: 1_000 },
      { account: 'TAX', amount: 100 },
    ]);
  });

  it('always adds up to zero', () => {
    assert(
      property(integer({ min: 0, max: 10 ** 10 }), integer({ min: 0, max: 300_000 }), (net, ratePpm) => {
        expect(sum(entriesOfCharge(taxOnNet(money(net, 'USD'), ratePpm), 'PROVIDER'))).toBe(0);
        expect(sum(entriesOfStrayCharge(net))).toBe(0);
        expect(sum([...entriesOfStrayCharge(net), ...entriesOfStrayRefund(net)])).toBe(0);
      }),
    );
  });
});
