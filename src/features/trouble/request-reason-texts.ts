import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '@sonde/machines/flow';
import type { RefusalReason } from '@sonde/machines/rules/errors';

/** The mailbox that the form or the order names was sent many emails. */
export const tooManyMails = msg`We’ve already sent many emails to this address. Try again in a few minutes, or contact us.`;

/** The texts of reasons why a cart can't be changed now, whatever is asked. */
const texts: Partial<Readonly<Record<RefusalReason, MessageDescriptor>>> = {
  CART_GONE: msg`This cart has been ordered or has expired.`,
  PAYMENT_UNDER_WAY: msg`A payment for this cart is in progress. Wait a moment and try again.`,
  CHANGED_ELSEWHERE: msg`Your cart was changed somewhere else at the same time. Try again.`,
  CONTINUED_ELSEWHERE: msg`This checkout is open in another browser. Reload the page to continue it here.`,
  TOO_MANY_TRIES: msg`Too many attempts. Wait a moment and try again.`,
  TOO_MANY_MAILS: tooManyMails,
};

/** What is said of a refusal without words of its own. */
export const unexplained = msg`There was a problem processing your request. Please contact support to complete your order.`;

/** Why a cart can't be changed now; null if the reason is another one. */
export const requestReasonText = ({ reason }: Refusal): MessageDescriptor | null =>
  (reason && texts[reason]) ?? null;
