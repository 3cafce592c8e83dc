import { describe, expect, it } from 'vitest';
import { changeOfTotal, type ShownTotals } from './total-change.ts';
import type { TotalsPart } from './use-totals.tsx';

const subtotal = { id: 'subtotal', label: 'Subtotal', amount: '$100.00' };
const openShipping = { id: 'shipping', label: 'Shipping', amount: 'Not chosen yet', isOpen: true };
const shipping = { id: 'shipping', label: 'Shipping', amount: '$25.00', isOpen: false };
const openTax = { id: 'tax', label: 'Estimated tax', amount: 'Based on your address', isOpen: true };
const tax = { id: 'tax', label: 'California sales tax', amount: '$9.06', isOpen: false };
const discount = { id: 'discount', label: 'Discount WELCOME10', amount: '−$10.00' };

const totals = (
  amount: string,
  rows: readonly TotalsPart[],
  taxIdStatus: ShownTotals['taxIdStatus'] = null,
): ShownTotals => ({
  rows,
  total: { label: 'Total', amount, minor: 0, currency: 'USD' },
  taxIdStatus,
});

const start = totals('$100.00', [subtotal, openShipping, openTax]);

describe('a change of the total', () => {
  it.each([
    {
      name: 'a state brings its tax and a first way to ship',
      after: totals('$134.06', [subtotal, shipping, tax]),
      parts: [
        { id: 'shipping', label: 'Shipping', before: null, after: '$25.00' },
        { id: 'tax', label: 'California sales tax', before: null, after: '$9.06' },
      ],
    },
    {
      name: 'a code takes something off',
      after: totals('$90.00', [subtotal, discount, openShipping, openTax]),
      parts: [{ id: 'discount', label: 'Discount WELCOME10', before: null, after: '−$10.00' }],
    },
    {
      name: 'a quantity',
      after: totals('$200.00', [{ ...subtotal, amount: '$200.00' }, openShipping, openTax]),
      parts: [{ id: 'subtotal', label: 'Subtotal', before: '$100.00', after: '$200.00' }],
    },
  ])('is explained: $name', ({ after, parts }) => {
    expect(changeOfTotal(start, after)).toEqual({
      before: '$100.00',
      after: after.total,
      parts,
      taxIdStatus: null,
    });
  });

  it('names removed parts', () => {
    const before = totals('$90.00', [subtotal, discount]);
    expect(changeOfTotal(before, totals('$100.00', [subtotal]))?.parts).toEqual([
      { id: 'discount', label: 'Discount WELCOME10', before: '−$10.00', after: null },
    ]);
  });

  it('reports the effect of a tax number, once', () => {
    const confirmed = totals('$84.03', [subtotal], 'CONFIRMED');
    expect(changeOfTotal(start, confirmed)?.taxIdStatus).toBe('CONFIRMED');
    expect(changeOfTotal(confirmed, totals('$94.03', [subtotal], 'CONFIRMED'))?.taxIdStatus).toBeNull();
  });

  it('names beside a tax number only what became known, because all known parts have changed', () => {
    const gross = totals('119.00 €', [{ ...subtotal, amount: '119.00 €' }, openShipping]);
    const net = totals('125.00 €', [{ ...subtotal, amount: '100.00 €' }, shipping], 'CONFIRMED');
    expect(changeOfTotal(gross, net)).toMatchObject({
      taxIdStatus: 'CONFIRMED',
      parts: [{ id: 'shipping', before: null, after: '$25.00' }],
    });
  });

  it('does not mention a tax number without an effect', () => {
    const unconfirmed = totals('$119.00', [subtotal, shipping], 'UNCONFIRMED');
    expect(changeOfTotal(start, unconfirmed)).toMatchObject({
      taxIdStatus: null,
      parts: [{ id: 'shipping' }],
    });
  });

  it('does not exist if the amount stays the same, whatever became known', () => {
    const free = { ...shipping, amount: '$0.00' };
    expect(changeOfTotal(start, totals('$100.00', [subtotal, free, openTax]))).toBeNull();
  });
});
