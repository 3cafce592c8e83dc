import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '@sonde/machines/flow';
import type { RefusalReason } from '@sonde/machines/rules/errors';

const oneMembership = msg`An order holds one membership.`;
const otherMarket = msg`Probes for people and for animals are ordered separately. Order what is in your cart first, or remove it.`;
const otherProbe = msg`This membership is not offered with this probe.`;
const goneCart = msg`This cart has become an order or has expired.`;

/** What is said of a reason that is about a cart or its lines, by the largest number that the shop takes. */
const texts: Partial<Readonly<Record<RefusalReason, (most: number) => MessageDescriptor>>> = {
  MIXED_MARKETS: () => otherMarket,
  MIXED_PLANS: () => oneMembership,
  MORE_THAN_ONE_MEMBERSHIP: () => oneMembership,
  WRONG_MARKET: () => otherMarket,
  WRONG_PLAN: () => otherProbe,
  WRONG_DEVICE: () => otherProbe,
  PART_MISSING: () => msg`These products are not sold without a probe.`,
  PART_NOT_ALLOWED: () => msg`These products are not sold together. Remove one of them.`,
  TOO_MANY_LINES: (most) => msg`A cart holds at most ${most} different products.`,
  QUANTITY: (most) => msg`The quantity can be at most ${most}.`,
  TOO_MANY_DEVICES: () => msg`For more than 10 probes, please talk to us: we make you an offer`,
  TOO_MANY_WARRANTIES: () => msg`Each probe can have one extended warranty.`,
  TOO_MANY_SEATS: () => msg`For more members, please talk to us: we make you an offer`,
  OWNERS_ONLY: () => msg`Only for those who own one already`,
  NOT_SOLD: () => msg`This product is not sold any more.`,
  NOT_SOLD_IN_COUNTRY: () => msg`Not sold in your country`,
  COMES_WITH_CODE: () => msg`This product comes with the voucher code. Remove the code to remove it.`,
  LINE_GONE: () => msg`This product is not in your cart any more.`,
  CART_GONE: () => goneCart,
  PAYMENT_UNDER_WAY: () => msg`A payment for this cart is under way. Wait a moment and try again.`,
  CHANGED_ELSEWHERE: () => msg`The cart was changed elsewhere at the same moment. Try again.`,
  CONTINUED_ELSEWHERE: () =>
    msg`This checkout was continued in another browser. Reload the page to continue it here.`,
  TOO_MANY_TRIES: () => msg`Too many tries. Wait a moment and try again.`,
};

const unexplained = msg`There was a problem processing your request. Please contact support to complete your order.`;

/** What is said of a refusal by its reason; null where that is not about a cart or its lines. */
export const reasonTextOf = ({ reason, most }: Refusal): MessageDescriptor | null =>
  (reason && texts[reason]?.(most ?? 0)) ?? null;

/** What is said of a refusal about a cart or its lines, whatever it is. */
export const cartRefusalText = (refusal: Refusal): MessageDescriptor => reasonTextOf(refusal) ?? unexplained;
