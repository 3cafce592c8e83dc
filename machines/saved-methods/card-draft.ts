import { type CardEdit, isSavedCard, type SavedPaymentMethod } from '../rules/payment/index.ts';
import type { CardDraft } from './saved-methods.types.ts';

/** The changes of a draft: the expiration date only if it changed, because an expired card may get another name. */
export function editOf(draft: CardDraft, methods: readonly SavedPaymentMethod[]): CardEdit {
  const { methodId, name, expMonth, expYear } = draft;
  const method = methods.filter(isSavedCard).find(({ id }) => id === methodId);
  const isSame = method?.expMonth === expMonth && method.expYear === expYear;
  return { name, expiry: isSame ? null : { expMonth, expYear } };
}
