import { expect, it } from 'vitest';
import { mayOpenWallet } from './private-pages.ts';

it.each([
  ['/us/en/checkout/token-1', true],
  ['/de/de/order-payment/token-1', true],
  ['/fr/fr/invoice-payment/token-1', true],
  ['/us/en/Checkou%74/token-1', true],
  ['/us/en/cart', false],
  ['/us/en/payment-details/token-1', false],
  ['/checkout', false],
  ['/us/en/checkouts', false],
])('a wallet may be opened on %s: %s', (path, expected) => {
  expect(mayOpenWallet(new URL(path, 'https://shop.example'))).toBe(expected);
});
