import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '@sonde/machines/flow';
import type { RefusalReason } from '@sonde/machines/rules/errors';
import { refusalTextOf } from '../trouble/refusal-texts.ts';

const changedAmount = msg`The amount has changed. You haven’t been charged. Check the new total, then pay again.`;

const reasonTexts: Partial<Readonly<Record<RefusalReason, MessageDescriptor>>> = {
  CHANGED_ELSEWHERE: msg`Your payment wasn’t needed, and you haven’t been charged.`,
  PAYMENT_UNDER_WAY: msg`Another payment is in progress. You haven’t been charged.`,
  TOO_MANY_TRIES: msg`There were too many attempts. You haven’t been charged. Wait a few minutes and try again, or contact us.`,
};

/** The text of a refusal to take a payment: what happened, and what to do next. */
export function payRefusalText(refusal: Refusal): MessageDescriptor {
  const { code, reason } = refusal;
  if (code === 'PRICES_ARE_CHANGED') return changedAmount;
  const isDenied = code === 'OPERATION_NOT_ALLOWED' && reason !== null;
  return (isDenied ? reasonTexts[reason] : undefined) ?? refusalTextOf(refusal);
}
