import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '@sonde/machines/flow';
import type { MemberReason, RefusalReason } from '@sonde/machines/rules/errors';
import type { checkEmail } from '@sonde/machines/rules/people';
import { tooManyMails } from '../trouble/request-reason-texts.ts';

/** The problem with a typed address. */
export const emailTexts: Readonly<Record<NonNullable<ReturnType<typeof checkEmail>>, MessageDescriptor>> = {
  required: msg`Enter an email address`,
  format: msg`Enter an email address like name@example.com`,
  too_long: msg`The email address is too long. Use 254 characters or fewer.`,
};

/** Why members can't be changed or an invitation can't be accepted, and what to do next. */
export const memberTexts: Readonly<Record<MemberReason, MessageDescriptor>> = {
  NO_SEAT_LEFT: msg`All seats are in use or kept for someone you invited. Remove someone, add seats or choose a larger plan first.`,
  LAST_ADMINISTRATOR: msg`An organization needs an administrator. Make someone else an administrator first.`,
  ALREADY_MEMBER: msg`This person is already a member.`,
  INVITATION_GONE: msg`This invitation has been withdrawn or has expired. Ask the person who invited you to send a new one.`,
  INVITATION_USED: msg`This invitation has already been used.`,
  OTHER_ADDRESS: msg`This invitation is for another email address. Sign in with the address it was sent to.`,
  ADDRESS_UNCONFIRMED: msg`Confirm your email address first: open the email from our account service, then sign in again.`,
};

const isMemberReason = (reason: RefusalReason | null): reason is MemberReason =>
  reason !== null && Object.hasOwn(memberTexts, reason);

const notAllowed = msg`Your account doesn’t have permission to do this. Ask the person who manages your organization or contact us.`;
const tooManyTries = msg`Too many attempts. Wait a moment and try again.`;
const changedElsewhere = msg`This has changed in the meantime. Here’s the latest version.`;

const noSeatForInvited = msg`All seats are in use. Ask the person who invited you to add seats or remove someone.`;
const noMethod = msg`Save a payment method for your organization first, then turn renewal on.`;

/** The text of a refusal. */
export function accountRefusalText({ code, field, reason }: Refusal): MessageDescriptor {
  if (reason === 'NO_SEAT_LEFT' && field === 'token') return noSeatForInvited;
  if (isMemberReason(reason)) return memberTexts[reason];
  if (reason === 'TOO_MANY_TRIES') return tooManyTries;
  if (reason === 'TOO_MANY_MAILS') return tooManyMails;
  if (code === 'NOT_FOUND' && field === 'paymentMethod') return noMethod;
  return code === 'NO_PERMISSIONS' ? notAllowed : changedElsewhere;
}
