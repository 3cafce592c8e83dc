import { taxOnNet } from '@sonde/machines/rules/tax';
import { money } from '@sonde/machines/rules/money';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesOfCharge, entriesOfStrayCharge, entriesOfStrayRefund } from './ledger.ts';
import type { LedgerEntry } from './ledger.ts';

const sum = (entries: readonly LedgerEntry[]) => entries.reduce((total, { amount }) => total + amount, 0);

describe('the ledger', () => {
  it('books a charge as sales and tax', () => {
    expect(entriesOfCharge(taxOnNet(money(389_900, 'USD'), 72_500))).toEqual([
      { account: 'PROVIDER', amount: 418_168 },
      { account: 'SALES', amount: -389_900 },
      { account: 'TAX', amount: -28_268 },
    ]);
  });

  it('always adds up to zero', () => {
    assert(
      property(integer({ min: 0, max: 10 ** 10 }), integer({ min: 0, max: 300_000 }), (net, ratePpm) => {
        expect(sum(entriesOfCharge(taxOnNet(money(net, 'USD'), ratePpm)))).toBe(0);
        expect(sum(entriesOfStrayCharge(net))).toBe(0);
        expect(sum([...entriesOfStrayCharge(net), ...entriesOfStrayRefund(net)])).toBe(0);
      }),
    );
  });
});
