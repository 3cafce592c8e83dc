import { describe, expect, it } from 'vitest';
import { isPermitted } from './country-permissions.ts';
import { lineRequest, type OrderedBundle, orderedProducts, orderRequest } from './order-request.ts';

const probe = { kind: 'DEVICE', quantity: 1 } as const;
const membership = { kind: 'SUBSCRIPTION', quantity: 1 } as const;
const order: OrderedBundle = {
  bundleType: 'INDIVIDUAL_NEW_USER',
  country: 'US',
  lines: [probe, membership, { kind: 'ACCESSORY', quantity: 3 }],
};

describe('the request for an order', () => {
  it('has the action of its bundle and the number of its devices', () => {
    expect(orderRequest({ ...order, lines: [{ ...probe, quantity: 2 }, membership] })).toEqual({
      action: 'NEW_USER',
      planFamily: 'INDIVIDUAL',
      market: 'HUMAN',
      productLine: 'IQ_3',
      country: 'US',
      quantity: 2,
      expansion: null,
    });
  });

  it('has its actual device if the catalog is available', () => {
    const device = { market: 'VETERINARY', productLine: 'IQ_PLUS_VET' } as const;
    expect(orderRequest({ ...order, bundleType: 'PROBE_ONLY_NEW_USER' }, device)).toMatchObject(device);
  });

  it.each([[['IQ_3', 'IQ']], [['IQ', 'IQ_3']]] as const)(
    'of lines with %s has every device, the newest first',
    (devices) => {
      const lines = devices.map((productLine) => ({
        ...probe,
        productLine,
        planFamily: null,
        market: 'HUMAN' as const,
      }));
      expect(lineRequest({ bundleType: 'TEAM_EXTRA_PROBE', country: 'US', lines })).toMatchObject({
        productLine: 'IQ_3',
        otherProductLines: ['IQ'],
        quantity: 2,
      });
    },
  );

  it('has the total quantity if there is no device', () => {
    const lines = [{ kind: 'ACCESSORY', quantity: 3 }] as const;
    expect(orderRequest({ ...order, bundleType: 'ACCESSORIES_ONLY', lines })).toMatchObject({
      productLine: null,
      quantity: 3,
    });
  });
});

it.each([
  ['US', 'INDIVIDUAL_NEW_USER', [true, true, true]],
  ['KE', 'INDIVIDUAL_NEW_USER', [false, true, true]],
] as const)('in %s the products of %s are permitted, or not', (country, bundleType, expected) => {
  expect(orderedProducts({ ...order, bundleType }).map((product) => isPermitted(product, country))).toEqual(
    expected,
  );
});
