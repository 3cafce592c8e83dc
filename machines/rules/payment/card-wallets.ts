import { cardBrandName } from './card-brands.ts';

/** The wallets from which a card may come, by the card provider's identifiers (coverage PAY-7). */
export const cardWallets = ['apple_pay', 'google_pay'] as const;
export type CardWallet = (typeof cardWallets)[number];

const names: Readonly<Record<CardWallet, string>> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' };

/** The wallet with the card provider's identifier; null for a card that was typed, and for any other wallet. */
export const cardWalletOf = (type: string | null | undefined): CardWallet | null =>
  cardWallets.find((wallet) => wallet === type) ?? null;

/**
 * What buyers call a card: its brand, preceded by its wallet, such as "Apple Pay · Visa". Both are names, the same in
 * every language. `wallet` is null for a card that was typed.
 */
export function cardName(brand: string, wallet: string | null | undefined): string {
  const known = cardWalletOf(wallet);
  return known === null ? cardBrandName(brand) : `${names[known]} · ${cardBrandName(brand)}`;
}
