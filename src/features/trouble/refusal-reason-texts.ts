import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '@sonde/machines/flow';
import type { ChangeReason, OrderObstacle } from '@sonde/machines/rules/catalogue';
import type { RefusalReason } from '@sonde/machines/rules/errors';
import { refusalTexts, refusalTextOf } from './refusal-texts.ts';
import { requestReasonText, unexplained } from './request-reason-texts.ts';

const oneMembership = msg`An order can have only one membership.`;
const otherMarket = msg`Probes for people and for animals are ordered separately. Order what’s in your cart first, or remove it.`;
const otherProbe = msg`This membership isn’t available with this probe.`;
const membershipUnderWay = msg`A payment for this membership is already in progress. A bank debit takes a few business days, and we’ll email you when it arrives or fails. If you didn’t finish an earlier payment, try again in an hour.`;

type ReasonText = (most: number) => MessageDescriptor;

/** The texts of reasons about the lines of a cart, with the maximum that the shop accepts. */
const texts: Partial<Readonly<Record<RefusalReason, ReasonText>>> &
  Readonly<Record<OrderObstacle | ChangeReason, ReasonText>> = {
  MIXED_MARKETS: () => otherMarket,
  MIXED_PLANS: () => oneMembership,
  MORE_THAN_ONE_MEMBERSHIP: () => oneMembership,
  WRONG_MARKET: () => otherMarket,
  WRONG_PLAN: () => otherProbe,
  WRONG_DEVICE: () => otherProbe,
  PART_MISSING: () => msg`These products aren’t sold without a probe. Add a probe to your cart first.`,
  PART_NOT_ALLOWED: () => msg`These products aren’t sold together. Remove one of them.`,
  TOO_MANY_LINES: (most) => msg`A cart can have up to ${most} different products.`,
  QUANTITY: (most) => msg`The maximum quantity is ${most}.`,
  TOO_MANY_DEVICES: () => msg`Need more than 10? Contact us for a quote`,
  TOO_MANY_WARRANTIES: () => msg`Each probe can have one extended warranty.`,
  TOO_MANY_SEATS: () => msg`Need more members? Contact us for a quote`,
  OWNERS_ONLY: () => msg`Only for existing owners`,
  NOT_SOLD: () => msg`This product is no longer available.`,
  NOT_SOLD_IN_COUNTRY: () => msg`Not available in your country`,
  COMES_WITH_CODE: () => msg`This product comes with the voucher code. To remove it, remove the code.`,
  LINE_GONE: () => msg`This product is no longer in your cart.`,
  OTHER_CURRENCY: () =>
    msg`Your organization’s membership is billed in another currency. Order in the shop of your organization’s country.`,
  UPGRADE_INSTEAD: () =>
    msg`Your organization already has a membership. Upgrade it on the upgrade page, where you get credit for what you’ve paid. You can order probes without a membership here.`,
  UPGRADE_TO_PRO_INSTEAD: () =>
    msg`Your organization already has a membership. Upgrade it to Pro on the upgrade page, where you get credit for what you’ve paid. You can order probes without a membership here.`,
  ADD_SEATS_INSTEAD: () =>
    msg`Add seats on the page of your organization’s membership, where you pay only for the rest of the term.`,
  PLAN_ENDED: () => msg`Your organization’s membership has ended. Renew it first, then place this order.`,
  BELOW_HELD: () =>
    msg`Your current membership has more seats or features than this order. Renew all of them, or go to your membership’s page to choose fewer for the next term.`,
  BELOW_SEATS_IN_USE: () =>
    msg`This membership doesn’t have a seat for everyone in your organization. Choose a larger one, or add seats.`,
  SIGN_IN_FIRST: () =>
    msg`This is for existing customers. Sign in to order it, and we’ll keep your cart. New to Sonde? Add a probe to your cart first.`,
  ASK_SALES: () => msg`Only our sales team can make this change. Please contact us.`,
  TOO_EARLY: () => msg`You can renew starting 90 days before your membership ends.`,
  NO_PERMISSIONS: () =>
    msg`Only an administrator of your organization can order this. Ask one of them, or sign in with another account.`,
  TRIAL_USED: () =>
    msg`You’ve already had a free trial. Choose a paid membership instead, which starts on the day of your order.`,
};

/** The text of a refusal about the lines of a cart; null if it is about something else. */
const lineReasonText = ({ field, reason, most }: Refusal): MessageDescriptor | null =>
  field === 'lines' && reason === 'PAYMENT_UNDER_WAY'
    ? membershipUnderWay
    : ((reason && texts[reason]?.(most ?? 0)) ?? null);

const reasonTextOf = (refusal: Refusal): MessageDescriptor | null =>
  lineReasonText(refusal) ?? requestReasonText(refusal);

/** Whether a refusal is about a cart or its lines, and not about what was typed into a field. */
export const isAboutCart = (refusal: Refusal): boolean => reasonTextOf(refusal) !== null;

/** The text of any refusal about a cart or its lines. */
export const cartRefusalText = (refusal: Refusal): MessageDescriptor => reasonTextOf(refusal) ?? unexplained;

/** The text of any refusal at the checkout. What a code says comes before its reason, but a visitor reads how to continue. */
export const orderRefusalText = (refusal: Refusal): MessageDescriptor =>
  (refusalTexts[refusal.code] && refusal.reason !== 'SIGN_IN_FIRST' ? null : lineReasonText(refusal)) ??
  refusalTextOf(refusal);
