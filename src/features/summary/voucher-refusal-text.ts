import type { MessageDescriptor } from '@lingui/core';
import type { Refusal } from '@sonde/machines/flow';
import { refusalTextOf } from '../trouble/refusal-texts.ts';
import { codeRefusalText } from './refused-voucher-texts.ts';

/** Why the shop didn't take a code. */
export const voucherRefusalText = (refusal: Refusal): MessageDescriptor =>
  codeRefusalText(refusal) ?? refusalTextOf(refusal);
