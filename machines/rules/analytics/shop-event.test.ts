import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { cartChangeEvents, isRecentPurchase, itemEvent, type PricedItem, purchaseEvent } from './index.ts';

const net = (amount: number) => ({ net: money(amount, 'USD') });

const probe: PricedItem = {
  sku: 'IQ3-USBC',
  productName: 'Sonde IQ3',
  variantName: '',
  kind: 'DEVICE',
  quantity: 1,
  unitPrice: net(350_910),
  undiscountedUnitPrice: net(389_900),
};
const cable: PricedItem = {
  sku: 'CBL-USBC',
  productName: 'Cable',
  variantName: 'USB-C',
  kind: 'ACCESSORY',
  quantity: 3,
  unitPrice: net(1_010),
  undiscountedUnitPrice: net(1_010),
};

describe('an event about items', () => {
  it('has the fields of each item, in major units and without tax', () => {
    expect(itemEvent('view_item_list', [probe, cable], { id: 'probes', name: 'Probes' })).toEqual({
      event: 'view_item_list',
      currency: 'USD',
      value: 3539.4,
      items: [
        {
          sku: 'IQ3-USBC',
          name: 'Sonde IQ3',
          variant: '',
          category: 'DEVICE',
          price: 3509.1,
          discount: 389.9,
          quantity: 1,
          listId: 'probes',
          listName: 'Probes',
        },
        {
          sku: 'CBL-USBC',
          name: 'Cable',
          variant: 'USB-C',
          category: 'ACCESSORY',
          price: 10.1,
          discount: 0,
          quantity: 3,
          listId: 'probes',
          listName: 'Probes',
        },
      ],
    });
  });

  it('needs an item', () => {
    expect([itemEvent('view_cart', []), purchaseEvent('100234', [])]).toEqual([null, null]);
  });

  it('about a purchase names its order', () => {
    expect(purchaseEvent('100234', [cable])).toMatchObject({ event: 'purchase', transactionId: '100234' });
  });
});

describe('a change of a cart', () => {
  const changes = (before: readonly PricedItem[], after: readonly PricedItem[]) =>
    cartChangeEvents(before, after).map(({ event, items }) => [
      event,
      ...items.map(({ sku, quantity }) => `${quantity} ${sku}`),
    ]);

  it.each<[words: string, before: PricedItem[], after: PricedItem[], expected: string[][]]>([
    ['nothing', [probe], [probe], []],
    ['a line', [], [probe, cable], [['add_to_cart', '1 IQ3-USBC', '3 CBL-USBC']]],
    ['more of a line', [cable], [{ ...cable, quantity: 5 }], [['add_to_cart', '2 CBL-USBC']]],
    ['less of a line', [cable], [{ ...cable, quantity: 1 }], [['remove_from_cart', '2 CBL-USBC']]],
    ['no line', [probe, cable], [probe], [['remove_from_cart', '3 CBL-USBC']]],
    [
      'another line',
      [probe],
      [cable],
      [
        ['add_to_cart', '3 CBL-USBC'],
        ['remove_from_cart', '1 IQ3-USBC'],
      ],
    ],
    ['the same in two lines', [cable, cable], [{ ...cable, quantity: 6 }], []],
  ])('to %s', (_words, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });
});

it.each([
  [0, true],
  [86_399_999, true],
  [86_400_000, false],
])('an order that is %i ms old may have just been placed: %s', (age, isNew) => {
  expect(isRecentPurchase(1_000, 1_000 + age)).toBe(isNew);
});
