import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '@sonde/machines/flow';
import type { RefusalReason } from '@sonde/machines/rules/errors';
import { type CardEditProblem, cardholderMaxLength } from '@sonde/machines/rules/payment';
import { refusalTexts } from '../../trouble/refusal-texts.ts';
import { linkInNameText } from '../../trouble/link-in-name-text.ts';

/** The problem with an edit. */
export const editProblemTexts: Readonly<Record<CardEditProblem, MessageDescriptor>> = {
  NAME_TOO_LONG: msg`Use at most ${cardholderMaxLength} characters.`,
  NAME_CHARACTERS: msg`Contains an invisible character. Type it again.`,
  NAME_LINK: linkInNameText,
  EXPIRED: msg`This date has passed. Choose the month and year on your card.`,
};

const reasonTexts: Partial<Readonly<Record<RefusalReason, (most: number) => MessageDescriptor>>> = {
  METHOD_GONE: () => msg`This payment method has already been removed. Here’s the latest list.`,
  RENEWS_BY_IT: () =>
    msg`Your membership renews with this payment method. Add another one first, or turn off automatic renewal.`,
  RENTAL_CHARGES_IT: () => msg`Your rental is charged to this payment method. Add another one first.`,
  TOO_MANY_METHODS: (most) => msg`You can save up to ${most} payment methods. Remove one first.`,
  TOO_MANY_TRIES: () => msg`Too many attempts. Wait a moment and try again.`,
};

const tiedToMonths = msg`You have free months from referrals that haven’t been used yet. Until they are, your primary payment method stays as it is.`;
const notTaken = msg`We couldn’t save this. Check what you entered and try again.`;

/** Why a payment method wasn't saved, changed or removed, and what to do next. */
export function savedMethodRefusalText({ code, reason, most }: Refusal): MessageDescriptor {
  if (code === 'CANT_EDIT_WITH_CREDITS') return tiedToMonths;
  return (reason && reasonTexts[reason]?.(most ?? 0)) ?? refusalTexts[code] ?? notTaken;
}
