import { money } from '@sonde/machines/rules/money';
import { describe, expect, it } from 'vitest';
import { shippingOptions } from './shipping-options.ts';
import { shopMoment } from '../../kernel/shop-time.ts';

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
    expect(shippingOptions([standard], 'US', new Date(now))).toEqual([
      { id: 'standard', name: 'Standard', price: standard.price, earliestDelivery, latestDelivery },
    ]);
  });

  it.each([
    ['Easter Monday in Germany', 'DE', '2026-03-30T14:00:00Z', '2026-04-02', '2026-04-08'],
    ['14 July in France', 'FR', '2026-07-08T15:00:00Z', '2026-07-13', '2026-07-16'],
    ['Boxing Day’s substitute in Britain', 'GB', '2026-12-22T15:00:00Z', '2026-12-29', '2026-12-31'],
    ['National Day in the Emirates', 'AE', '2026-11-27T15:00:00Z', '2026-12-03', '2026-12-07'],
    ['Thanksgiving at the warehouse', 'DE', '2026-11-25T15:00:00Z', '2026-12-01', '2026-12-03'],
  ])('count holidays at both ends: %s', (_case, country, now, earliestDelivery, latestDelivery) => {
    expect(shippingOptions([standard], country, new Date(now))).toMatchObject([
      { earliestDelivery, latestDelivery },
    ]);
  });
});
