import { cardWalletOf, type CardWallet } from '@sonde/machines/rules/payment';
import { ownValue } from '@sonde/machines/rules/texts';
import type { ApiAnswer } from './api-answer.ts';
import { invalidRequest } from './api-answer.ts';
import { type AcceptedCard, readCard } from './card-data.ts';
import type { FormHash } from './form-body.ts';
import { textIn } from './parameters.ts';

/** A card in the stand-in's wallets. */
export interface WalletCard {
  /** In the wallet's sheet. */
  readonly title: string;
  readonly number: string;
  /** Years from now until it expires. */
  readonly years: number;
}

/** The cards in every wallet by the names that its sheet sends, the first one preselected. */
export const walletCards: Readonly<Record<string, WalletCard>> = {
  visa: { title: 'Visa 4242', number: '4242424242424242', years: 3 },
  mastercard: { title: 'Mastercard 4444', number: '5555555555554444', years: 3 },
  declined: { title: 'Visa 0002, declined', number: '4000000000000002', years: 3 },
  expired: { title: 'Visa 4242, expired', number: '4242424242424242', years: -1 },
};

/** A card as released in a wallet, or why it isn't accepted. */
type ReadWalletCard =
  | { readonly ok: true; readonly card: AcceptedCard; readonly wallet: CardWallet }
  | { readonly ok: false; readonly answer: ApiAnswer };

/** Reads `card[wallet]` with `card[wallet_card]`; null for a card that was typed. `now` is milliseconds since 1970. */
export function readWalletCard(data: FormHash, now: number): ReadWalletCard | null {
  const sent = textIn(data, 'wallet');
  if (sent === null) return null;
  const wallet = cardWalletOf(sent);
  const released = ownValue(walletCards, textIn(data, 'wallet_card') ?? '');
  if (wallet === null || released === undefined)
    return { ok: false, answer: invalidRequest('Invalid wallet.', { param: 'card[wallet]' }) };
  const year = new Date(now).getUTCFullYear() + released.years;
  const read = readCard({ number: released.number, exp_month: '12', exp_year: String(year) }, now);
  return read.ok ? { ...read, wallet } : read;
}
