import { type ErrorCode, reactionTo } from '@sonde/machines/rules/errors';
import { normaliseVoucherCode } from '@sonde/machines/rules/promotions';
import { type FieldLimit, isRefusedWith } from '../../kernel/field-limits.ts';

/** Whether a refusal is about the voucher code, so that it counts as a wrong attempt. */
export const isAboutVoucher = (code: ErrorCode): boolean => reactionTo(code).target === 'voucher';

/** Limits attempts, because codes are short and could be guessed. */
export const voucherLimit: FieldLimit = {
  limit: 'voucher',
  applies: ({ voucherCode, input }) => normaliseVoucherCode(voucherCode ?? input?.voucherCode ?? '') !== '',
  isFailure: (answer) => answer?.voucher === null || isRefusedWith(answer, isAboutVoucher),
};
