import { type Check, hasShape, isListOf, isName, isNullOr, isNumber, isString } from '../flow/index.ts';
import type { LineKind } from '../rules/catalogue/index.ts';
import type {
  ItemName,
  CartChange,
  CartLine,
  Checkout,
  CheckoutLine,
  CompanionChange,
  LineRequest,
  MembershipChange,
} from './cart.types.ts';

/** Excludes free items, because they depend on their code and not on changes of lines. */
const boughtLines = ({ lines }: Checkout): readonly CheckoutLine[] =>
  lines.filter(({ isFreeItem }) => !isFreeItem);

const quantityIn = (checkout: Checkout, sku: string): number =>
  boughtLines(checkout).find((line) => line.sku === sku)?.quantity ?? 0;

export const membershipIn = ({ lines }: Checkout): CheckoutLine | undefined =>
  lines.find(({ kind }) => kind === 'SUBSCRIPTION');

const toItemName = ({ sku, productName, variantName }: CheckoutLine): ItemName => ({
  sku,
  productName,
  variantName,
});

/** The previous state of lines whose quantity decreased. Setting them again restores the cart. */
function formerLines(before: Checkout, after: Checkout): readonly CartLine[] {
  return boughtLines(before)
    .filter(({ sku, quantity }) => quantityIn(after, sku) < quantity)
    .map(({ sku, quantity }) => ({ sku, quantity }));
}

function membershipChangeIn(
  before: Checkout,
  after: Checkout,
  added: readonly CartLine[],
): MembershipChange | null {
  const [former, present] = [membershipIn(before), membershipIn(after)];
  if (!former || !present) return null;
  const isAdded = added.some(({ sku }) => sku === present.sku);
  return isAdded || former.sku !== present.sku
    ? { before: toItemName(former), after: toItemName(present) }
    : null;
}

/** The lines whose quantity changed or that were removed because of other lines, in cart order. */
function companionsIn(
  before: Checkout,
  after: Checkout,
  asked: readonly (string | undefined)[],
): readonly CompanionChange[] {
  return boughtLines(before).flatMap(({ id, sku, productName, quantity }) => {
    const left = quantityIn(after, sku);
    return asked.includes(sku) || left === quantity
      ? []
      : [{ lineId: id, productName, before: quantity, after: left }];
  });
}

/** The effect of added lines on a cart's membership; null if the cart had none or keeps it unchanged. */
export function changeByAdding(
  before: Checkout,
  after: Checkout,
  added: readonly CartLine[],
): CartChange | null {
  const membership = membershipChangeIn(before, after, added);
  return membership && { removed: null, membership, companions: [], former: formerLines(before, after) };
}

/** The side effects of changing a line; null if there are none. A removal is always reported. */
export function changeByRequest(
  before: Checkout,
  after: Checkout,
  { lineId, quantity }: LineRequest,
): CartChange | null {
  const line = before.lines.find(({ id }) => id === lineId);
  const removed = quantity === 0 && line ? { ...toItemName(line), kind: line.kind } : null;
  const companions = companionsIn(before, after, [line?.sku]);
  return removed || companions.length > 0
    ? { removed, membership: null, companions, former: formerLines(before, after) }
    : null;
}

/** The side effects of undoing a change: the restored membership may have replaced another one. */
export function changeByUndoing(before: Checkout, after: Checkout): CartChange | null {
  return changeByAdding(before, after, []);
}

/** Whether the cart is still in the state that the change left. */
export const isUnchangedSince = ({ removed, membership }: CartChange, checkout: Checkout): boolean =>
  (removed === null || quantityIn(checkout, removed.sku) === 0) &&
  (membership === null || quantityIn(checkout, membership.after.sku) > 0);

const isItemName = hasShape({ sku: isString, productName: isString, variantName: isString });
const isCartChange: Check<CartChange> = hasShape({
  removed: isNullOr(
    hasShape({ sku: isString, productName: isString, variantName: isString, kind: isName<LineKind>() }),
  ),
  membership: isNullOr(hasShape({ before: isItemName, after: isItemName })),
  companions: isListOf(
    hasShape({ lineId: isString, productName: isString, before: isNumber, after: isNumber }),
  ),
  former: isListOf(hasShape({ sku: isString, quantity: isNumber })),
});

/** Parses a change that another page passed to the cart page; null for anything else. */
export function readCartChange(value: unknown): CartChange | null {
  return isCartChange(value) ? (value as CartChange) : null;
}
