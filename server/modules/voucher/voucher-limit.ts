import { normaliseVoucherCode } from '@sonde/machines/rules/promotions';
import { type FieldLimit, isRefusedWith } from '../../kernel/field-limits.ts';

/** Codes are short, and could be guessed. */
export const voucherLimit: FieldLimit = {
  limit: 'voucher',
  applies: ({ voucherCode, input }) => normaliseVoucherCode(voucherCode ?? input?.voucherCode ?? '') !== '',
  isFailure: (answer) => answer?.voucher === null || isRefusedWith(answer, /^VOUCHER_/),
};
