import { ownValue } from '../texts/index.ts';
import { cardBrandName } from './card-brands.ts';

/** The wallets from which a card may come, by the card provider's identifiers (coverage PAY-7). */
const names = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' } as const;
/** A wallet that a card can come from. */
export type CardWallet = keyof typeof names;

/** The wallets that a card can come from. */
export const cardWallets = Object.keys(names) as readonly CardWallet[];

/** The wallet with the card provider's identifier; null for a card that was typed, and for any other wallet. */
export const cardWalletOf = (type: string | null | undefined): CardWallet | null =>
  cardWallets.find((wallet) => wallet === type) ?? null;

/**
 * What buyers call a card: its brand, preceded by its wallet, such as "Apple Pay · Visa". Both are names, the same in
 * every language. `wallet` is empty for a card that was typed.
 */
export function cardName(brand: string, wallet: string | null | undefined): string {
  const name = ownValue<string>(names, wallet ?? '');
  return (name === undefined ? '' : `${name} · `) + cardBrandName(brand);
}
