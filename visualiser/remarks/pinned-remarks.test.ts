import { describe, expect, it } from 'vitest';
import { registry } from '../../machines/registry.ts';
import { readChart } from '../../model-tests/chart/read-chart.ts';
import { countRemarks, pinnedRemarks } from './pinned-remarks.ts';

const voucher = registry.find(({ id }) => id === 'voucher');
if (voucher === undefined) throw new Error('There is no voucher.');
const chart = readChart(voucher);

const remarkOn = (about: string) => ({ about, text: 'Why?', by: 'Ada', on: '2026-11-28' });
const onState = remarkOn('voucher.field.missing');
const onArrow = remarkOn('voucher.field: voucher.submitted → voucher.field.missing');
const onNothing = remarkOn('voucher.field.paused');

describe('remarks on a chart', () => {
  it('are read at their state, or at the state that has their arrow', () => {
    expect(pinnedRemarks(chart, [onState, onArrow, onNothing]).map(({ state }) => state)).toEqual([
      'voucher.field.missing',
      'voucher.field',
      null,
    ]);
  });

  it('count for every state around them, and for none beside them', () => {
    const counts = countRemarks(chart, [onState, onArrow, onNothing]);
    expect(Object.fromEntries(counts)).toEqual({
      voucher: 2,
      'voucher.field': 2,
      'voucher.field.missing': 1,
    });
  });
});
