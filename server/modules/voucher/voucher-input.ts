import { normaliseVoucherCode, voucherCodeMaxLength } from '@sonde/machines/rules/promotions';
import type { Refusal } from '../../kernel/refusal.ts';
import { checkShortText } from '../../kernel/text-input.ts';

export type VoucherCodeVerdict =
  | { readonly ok: true; readonly voucherCode: string | null }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** The code in its stored form; null if empty. */
export function readVoucherCode(typed: string): VoucherCodeVerdict {
  const voucherCode = normaliseVoucherCode(typed);
  const refusals = checkShortText('voucherCode', voucherCode, voucherCodeMaxLength);
  if (refusals.length > 0) return { ok: false, refusals };
  return { ok: true, voucherCode: voucherCode === '' ? null : voucherCode };
}
