import { type ErrorCode, reactionTo } from '@sonde/machines/rules/errors';
import { normaliseVoucherCode } from '@sonde/machines/rules/promotions';
import { type FieldLimit, isRefusedWith } from '../../kernel/field-limits.ts';

const isAboutVoucher = (code: ErrorCode) => reactionTo(code).target === 'voucher';

/** Limits attempts, because codes are short and could be guessed. */
export const voucherLimit: FieldLimit = {
  limit: 'voucher',
  applies: ({ voucherCode, input }) => normaliseVoucherCode(voucherCode ?? input?.voucherCode ?? '') !== '',
  isFailure: (answer) => answer?.voucher === null || isRefusedWith(answer, isAboutVoucher),
};
