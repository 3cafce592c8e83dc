import type { StoredCheckout } from './checkout.model.ts';
import { hashToken } from '../../kernel/tokens.ts';

/** The stored hash of the secret with which a browser proves that it placed an order; null without a secret. */
export const hashBuyerKey = (buyerKey: string | null): Buffer | null =>
  buyerKey === null || buyerKey === '' ? null : hashToken(buyerKey);

type Placed = Pick<StoredCheckout, 'buyerKeyHash'>;

/** Whether the key is the one with which the checkout was placed. The link of a checkout alone proves nothing. */
export function isPlacedWith({ buyerKeyHash }: Placed, buyerKey: string | null): boolean {
  const given = hashBuyerKey(buyerKey);
  return given !== null && buyerKeyHash !== null && given.equals(buyerKeyHash);
}
