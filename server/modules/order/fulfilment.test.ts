import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesToShip, type ShippedQuantity, itemsLeftToShip, type RequestedItems } from './fulfilment.ts';

const line = (sku: string, kind: 'DEVICE' | 'ACCESSORY' | 'SUBSCRIPTION' | 'WARRANTY', quantity: number) => ({
  sku,
  kind,
  quantity,
});
const lines = [
  line('IQ3-USBC', 'DEVICE', 2),
  line('SUB-IND-1Y', 'SUBSCRIPTION', 1),
  line('CBL-USBC', 'ACCESSORY', 3),
  line('CBL-USBC', 'ACCESSORY', 1),
];
const order = (...shipped: readonly (readonly ShippedQuantity[])[]) => ({
  bundleType: null,
  lines,
  fulfillments: shipped.map((parcel) => ({ lines: parcel })),
});

describe('what is shipped of an order', () => {
  it.each<[string, ReturnType<typeof order>, RequestedItems, readonly ShippedQuantity[] | null]>([
    [
      'everything, without the membership',
      order(),
      'all',
      [
        { position: 0, quantity: 2 },
        { position: 2, quantity: 3 },
        { position: 3, quantity: 1 },
      ],
    ],
    ['some of a line', order(), { 'IQ3-USBC': 1 }, [{ position: 0, quantity: 1 }]],
    [
      'items of two lines, in the sequence of the order',
      order([{ position: 2, quantity: 2 }]),
      { 'CBL-USBC': 2 },
      [
        { position: 2, quantity: 1 },
        { position: 3, quantity: 1 },
      ],
    ],
    ['not more than is left', order([{ position: 0, quantity: 1 }]), { 'IQ3-USBC': 2 }, null],
    ['not what was never ordered', order(), { 'IQ3-LTG': 1 }, null],
    ['not a membership', order(), { 'SUB-IND-1Y': 1 }, null],
    ['not nothing', order(), {}, null],
    ['nothing after everything', order(itemsLeftToShip(order())), 'all', null],
  ])('is %s', (_what, of, requested, shipped) => {
    expect(linesToShip(of, requested)).toEqual(shipped);
  });

  it('is a rented probe, which comes with its membership', () => {
    const rental = { ...order(), bundleType: 'RENTAL_NEW_USER_VET' as const, lines: lines.slice(1, 2) };
    expect(linesToShip(rental, 'all')).toEqual([{ position: 0, quantity: 1 }]);
  });

  it('never exceeds what was ordered, however it is split', () => {
    const parcel = fc.record({ 'IQ3-USBC': fc.nat(3), 'CBL-USBC': fc.nat(5) });
    fc.assert(
      fc.property(fc.array(parcel, { maxLength: 8 }), (parcels) => {
        const shipped: (readonly ShippedQuantity[])[] = [];
        for (const requested of parcels) shipped.push(linesToShip(order(...shipped), requested) ?? []);
        for (const [position, { quantity }] of lines.entries()) {
          const sum = shipped
            .flat()
            .filter((one) => one.position === position)
            .reduce((total, one) => total + one.quantity, 0);
          expect(sum).toBeLessThanOrEqual(quantity);
        }
      }),
    );
  });
});
