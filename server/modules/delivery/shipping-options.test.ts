import { money } from '@sonde/machines/rules/money';
import { describe, expect, it } from 'vitest';
import { shippingOptions } from './shipping-options.ts';
import { shopMoment } from './shop-time.ts';

const standard = {
  id: 'standard',
  name: 'Standard',
  price: money(1900, 'USD'),
  minBusinessDays: 3,
  maxBusinessDays: 5,
};

describe('the shop’s clock', () => {
  it.each([
    ['2026-11-20T15:00:00Z', '2026-11-20', 10],
    ['2026-11-21T04:59:00Z', '2026-11-20', 23],
    ['2026-11-21T05:00:00Z', '2026-11-21', 0],
    ['2026-07-01T03:30:00Z', '2026-06-30', 23],
  ])('shows %s as %s, hour %d', (moment, today, hour) => {
    expect(shopMoment(new Date(moment))).toEqual({ today, hour });
  });
});

describe('delivery days', () => {
  it.each([
    ['in the morning it leaves today', '2026-11-18T15:00:00Z', '2026-11-23', '2026-11-25'],
    ['in the evening it leaves tomorrow', '2026-11-18T20:00:00Z', '2026-11-24', '2026-11-27'],
    ['nothing arrives on Thanksgiving', '2026-11-21T15:00:00Z', '2026-11-27', '2026-12-01'],
    ['nothing leaves or arrives on New Year', '2026-12-31T20:00:00Z', '2027-01-07', '2027-01-11'],
  ])('%s', (_case, now, earliestDelivery, latestDelivery) => {
    expect(shippingOptions([standard], new Date(now))).toEqual([
      { id: 'standard', name: 'Standard', price: standard.price, earliestDelivery, latestDelivery },
    ]);
  });
});
