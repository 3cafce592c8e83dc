import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Refusal } from '@sonde/machines/flow';
import type { ErrorCode, RefusalReason } from '@sonde/machines/rules/errors';
import { refusalTexts } from '../trouble/refusal-texts.ts';

/** What is said of a reason, by the limit that the shop names. */
const reasonTexts: Partial<Readonly<Record<RefusalReason, (most: number) => MessageDescriptor>>> = {
  NOTHING_CHANGES: () => msg`Your membership already includes this, or it’s already scheduled.`,
  PAYMENT_OVERDUE: () => msg`Your last renewal hasn’t been paid. Pay it first, then make this change.`,
  COMMITTED: () => msg`You can change a rental once its minimum term has ended.`,
  TOO_EARLY: () => msg`You can renew starting 90 days before your membership ends.`,
  TOO_LITTLE_DUE: () =>
    msg`The price for the rest of your term is too small to pay online. Make this change after your membership renews.`,
  NOT_RENEWABLE: () => msg`This membership can’t be renewed here. Please contact us.`,
  RENEWAL_IS_OFF: () =>
    msg`Your membership doesn’t renew automatically, so there’s no renewal to change. Turn on automatic renewal first.`,
  NOT_A_NUMBER_OF_SEATS: () => msg`Enter a number of seats`,
  BELOW_MINIMUM: (most) =>
    msg`${plural(most, { one: 'Your membership has at least # seat.', other: 'Your membership has at least # seats.' })}`,
  ABOVE_MAXIMUM: (most) =>
    msg`${plural(most, { one: 'Your membership can have up to # seat. Contact us if you need more.', other: 'Your membership can have up to # seats. Contact us if you need more.' })}`,
  BELOW_SEATS_IN_USE: (most) =>
    msg`${plural(most, { one: '# seat is in use. Remove members or invitations first.', other: '# seats are in use. Remove members or invitations first.' })}`,
  NOT_IN_TENS: () => msg`Under your contract, seats come in tens. Enter a multiple of 10.`,
  NOT_SOLD: () => msg`You can’t switch to this membership here.`,
  NOT_SOLD_IN_COUNTRY: () => msg`This membership isn’t available in your organization’s country.`,
  ASK_SALES: () => msg`Only our sales team can make this change. Please contact us.`,
  PAYMENT_UNDER_WAY: () =>
    msg`A payment for this membership is already in progress. A bank debit takes a few business days, and we’ll email you when it arrives or fails. If you didn’t finish an earlier payment, try again in an hour.`,
  TOO_MANY_TRIES: () => msg`Too many attempts. Wait a moment and try again.`,
};

/** What is said of a code whose reason has no words of its own. */
const codeTexts: Partial<Readonly<Record<ErrorCode, MessageDescriptor>>> = {
  PAYMENT_NOT_FOUND: msg`That payment method is no longer saved. You haven’t been charged. Choose another one.`,
  ENTERPRISE_CODE_REQUIRED: msg`Only our sales team can make this change. Please contact us.`,
  COUNTRY_NOT_AVAILABLE: msg`This membership isn’t available in your organization’s country.`,
  NOT_FOUND: msg`You’re no longer a member of this organization.`,
};

/** What wasn’t found, where it isn’t the person’s membership. */
const missingTexts: ReadonlyMap<string | null, MessageDescriptor> = new Map([
  ['paymentMethod', msg`Save a payment method for your organization first, then turn renewal on.`],
]);

const unexplained = msg`We couldn’t make this change. You haven’t been charged. Please contact us and we’ll make it for you.`;

/** Why a subscription wasn't changed, and what to do next. */
export const changeRefusalText = ({ code, field, reason, most }: Refusal): MessageDescriptor =>
  (reason && reasonTexts[reason]?.(most ?? 0)) ??
  (code === 'NOT_FOUND' ? missingTexts.get(field) : undefined) ??
  codeTexts[code] ??
  refusalTexts[code] ??
  unexplained;
