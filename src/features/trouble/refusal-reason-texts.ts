import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '@sonde/machines/flow';
import type { RefusalReason } from '@sonde/machines/rules/errors';

const oneMembership = msg`An order can have only one membership.`;
const otherMarket = msg`Probes for people and for animals are ordered separately. Order what’s in your cart first, or remove it.`;
const otherProbe = msg`This membership isn’t available with this probe.`;
/** The mailbox that the form or the order names was sent many emails. */
export const tooManyMails = msg`We’ve already sent many emails to this address. Try again in a few minutes, or contact us.`;
const goneCart = msg`This cart has been ordered or has expired.`;

/** The texts of reasons about a cart or its lines, with the maximum that the shop accepts. */
const texts: Partial<Readonly<Record<RefusalReason, (most: number) => MessageDescriptor>>> = {
  MIXED_MARKETS: () => otherMarket,
  MIXED_PLANS: () => oneMembership,
  MORE_THAN_ONE_MEMBERSHIP: () => oneMembership,
  WRONG_MARKET: () => otherMarket,
  WRONG_PLAN: () => otherProbe,
  WRONG_DEVICE: () => otherProbe,
  PART_MISSING: () => msg`These products aren’t sold without a probe.`,
  PART_NOT_ALLOWED: () => msg`These products aren’t sold together. Remove one of them.`,
  TOO_MANY_LINES: (most) => msg`A cart can have up to ${most} different products.`,
  QUANTITY: (most) => msg`The maximum quantity is ${most}.`,
  TOO_MANY_DEVICES: () => msg`Need more than 10? Contact us for a quote`,
  TOO_MANY_PROBES: () =>
    msg`Your organization’s membership doesn’t cover that many probes. Choose fewer, or contact us.`,
  TOO_MANY_WARRANTIES: () => msg`Each probe can have one extended warranty.`,
  TOO_MANY_SEATS: () => msg`Need more members? Contact us for a quote`,
  OWNERS_ONLY: () => msg`Only for existing owners`,
  NOT_SOLD: () => msg`This product is no longer available.`,
  NOT_SOLD_IN_COUNTRY: () => msg`Not available in your country`,
  COMES_WITH_CODE: () => msg`This product comes with the voucher code. To remove it, remove the code.`,
  LINE_GONE: () => msg`This product is no longer in your cart.`,
  CART_GONE: () => goneCart,
  PAYMENT_UNDER_WAY: () => msg`A payment for this cart is in progress. Wait a moment and try again.`,
  CHANGED_ELSEWHERE: () => msg`Your cart was changed somewhere else at the same time. Try again.`,
  CONTINUED_ELSEWHERE: () =>
    msg`This checkout is open in another browser. Reload the page to continue it here.`,
  OTHER_CURRENCY: () =>
    msg`Your organization’s membership is billed in another currency. Order in the shop of your organization’s country.`,
  UPGRADE_INSTEAD: () =>
    msg`Your organization already has a membership. Upgrade it on its own page, where you get credit for what you’ve paid. You can order probes without a membership here.`,
  UPGRADE_TO_PRO_INSTEAD: () =>
    msg`Your organization already has a membership. Upgrade it to Pro on its own page, where you get credit for what you’ve paid. You can order probes without a membership here.`,
  ADD_SEATS_INSTEAD: () =>
    msg`Add seats to your organization’s membership on its own page, where you pay only for the rest of the term.`,
  PLAN_ENDED: () => msg`Your organization’s membership has ended. Renew it before you add this probe.`,
  TOO_EARLY: () => msg`You can renew up to 90 days before your membership ends.`,
  NOT_RENEWABLE: () => msg`This membership can’t be renewed here. Please contact us.`,
  BELOW_HELD: () =>
    msg`Your current membership has more seats or features than this order. Renew all of them, or go to your membership’s page to choose fewer for the next term.`,
  BELOW_SEATS_IN_USE: () =>
    msg`This membership doesn’t have a seat for everyone in your organization. Choose a larger one, or add seats.`,
  ASK_SALES: () => msg`Only our sales team can make this change. Please contact us.`,
  NO_PERMISSIONS: () =>
    msg`Only an administrator of your organization can order this. Ask one of them, or sign in with another account.`,
  TRIAL_USED: () =>
    msg`You’ve already had a free trial. Choose a paid membership instead, which starts on the day of your order.`,
  TOO_MANY_TRIES: () => msg`Too many attempts. Wait a moment and try again.`,
  TOO_MANY_MAILS: () => tooManyMails,
};

const unexplained = msg`There was a problem processing your request. Please contact support to complete your order.`;

/** The text of a refusal by its reason; null if it isn't about a cart or its lines. */
const reasonTextOf = ({ reason, most }: Refusal): MessageDescriptor | null =>
  (reason && texts[reason]?.(most ?? 0)) ?? null;

/** The text of any refusal about a cart or its lines. */
export const cartRefusalText = (refusal: Refusal): MessageDescriptor => reasonTextOf(refusal) ?? unexplained;
