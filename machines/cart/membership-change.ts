import { type Check, hasShape, isString } from '../flow/index.ts';
import type { CartLine, Checkout, CheckoutLine, FormerMembership, MembershipChange } from './cart.types.ts';

const membershipIn = ({ lines }: Checkout): CheckoutLine | undefined =>
  lines.find(({ kind }) => kind === 'SUBSCRIPTION');

const named = ({ id, sku, productName, variantName }: CheckoutLine): FormerMembership => ({
  lineId: id,
  sku,
  productName,
  variantName,
});

/**
 * What became of a cart's membership when lines were added: another one took its place, or the same one was added and
 * stays at one. Null where the cart had none, or keeps it untouched.
 */
export function membershipChangeIn(
  before: Checkout,
  after: Checkout,
  added: readonly CartLine[],
): MembershipChange | null {
  const [former, present] = [membershipIn(before), membershipIn(after)];
  if (!former || !present) return null;
  const isAdded = added.some(({ sku }) => sku === present.sku);
  return isAdded || former.sku !== present.sku ? { before: named(former), after: named(present) } : null;
}

/** Whether the cart still is as the change left it. */
export const isStillTrue = ({ after }: MembershipChange, { lines }: Checkout): boolean =>
  lines.some(({ sku }) => sku === after.sku);

const isMembership = hasShape({
  lineId: isString,
  sku: isString,
  productName: isString,
  variantName: isString,
});
const isMembershipChange: Check = hasShape({ before: isMembership, after: isMembership });

/** A change that a page handed on to the cart's page; null for anything else. */
export function readMembershipChange(value: unknown): MembershipChange | null {
  return isMembershipChange(value) ? (value as MembershipChange) : null;
}
