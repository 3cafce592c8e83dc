import { expect, it } from 'vitest';
import { cardName, cardWalletOf, cardWallets } from './card-wallets.ts';

it.each([
  ['visa', null, 'Visa'],
  ['visa', undefined, 'Visa'],
  ['visa', 'apple_pay', 'Apple Pay · Visa'],
  ['amex', 'google_pay', 'Google Pay · American Express'],
  ['visa', 'link', 'Visa'],
  ['visa', 'constructor', 'Visa'],
])('the card %s of the wallet %s is called %s', (brand, wallet, name) => {
  expect(cardName(brand, wallet)).toBe(name);
});

it('knows the wallets that it offers, and no other', () => {
  for (const wallet of cardWallets) expect(cardWalletOf(wallet)).toBe(wallet);
  for (const other of ['link', 'samsung_pay', '', null, undefined]) expect(cardWalletOf(other)).toBeNull();
});
