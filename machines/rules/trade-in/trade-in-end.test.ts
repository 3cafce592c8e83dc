import { expect, it } from 'vitest';
import { isTradeInReturnable, tradeInEnd, type TradeInEnd } from './trade-in-end.ts';

const paid = 260_000;

it.each<[status: string, refunded: number, end: TradeInEnd | null, isReturnable: boolean]>([
  ['UNFULFILLED', 0, null, false],
  ['FULFILLED', 0, null, false],
  ['FULFILLED', paid - 1, null, true],
  ['FULFILLED', paid, 'REFUNDED', true],
  ['PARTIALLY_FULFILLED', paid, 'REFUNDED', true],
  ['UNFULFILLED', paid, 'REFUNDED', true],
  ['CANCELED', paid, 'CANCELED', true],
  ['CANCELED', 0, 'CANCELED', true],
  ['WITHDRAWN', 0, 'WITHDRAWN', true],
])(
  'the trade-in of an order that is %s with %d refunded ends by %s',
  (status, refunded, end, isReturnable) => {
    const order = { status, paid, refunded };
    expect([tradeInEnd(order), isTradeInReturnable(order)]).toEqual([end, isReturnable]);
  },
);

it('an order that cost nothing owes its old probe', () => {
  expect(tradeInEnd({ status: 'UNFULFILLED', paid: 0, refunded: 0 })).toBeNull();
});
